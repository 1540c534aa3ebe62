"""Charts as SVG. Positions across are in per cent, so that a chart fills any width and its text keeps its size."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

#: Heights in pixels: a line of a chart of error bars; a histogram, a curve, and the room below for numbers.
_LINE, _HISTOGRAM, _CURVE, _AXIS = 46, 150, 170, 22
#: The edge at both sides, in per cent.
_EDGE = 2.0
#: Columns of a histogram, and characters of a label, at most.
_COLUMNS, _LABEL = 24, 20


@dataclass(frozen=True, slots=True)
class Bar:
    """A value with its error bar. Infinite ends are drawn to the edge."""

    label: str
    value: float
    low: float
    high: float
    shown: str


def error_bars(bars: Sequence[Bar], *, middle: float, title: str, unit: str = "", digits: int = 0) -> str:
    """Values with error bars below each other, and a line at the middle."""
    finite = [x for bar in bars for x in (bar.value, bar.low, bar.high) if math.isfinite(x)]
    low, high = min([middle, *finite]), max([middle, *finite])
    room = (high - low) * 0.06 or 1.0
    low, high = low - room, high + room
    ticks = _ticks(low, high)
    height = _LINE * len(bars) + _AXIS

    def x(value: float) -> str:
        part = min(max((value - low) / (high - low), 0.0), 1.0)
        return f"{_EDGE + (100 - 2 * _EDGE) * part:.2f}%"

    parts = [_head(height, title)]
    for tick in ticks:
        parts.append(f'<line class="grid" x1="{x(tick)}" x2="{x(tick)}" y1="0" y2="{height - _AXIS}"/>')
        parts.append(f'<text class="tick" x="{x(tick)}" y="{height - 6}">{tick:.{digits}f}{escape(unit)}</text>')
    parts.append(f'<line class="middle" x1="{x(middle)}" x2="{x(middle)}" y1="0" y2="{height - _AXIS}"/>')
    for index, bar in enumerate(bars):
        y = _LINE * index + 34
        ends = (bar.low if math.isfinite(bar.low) else low, bar.high if math.isfinite(bar.high) else high)
        label = bar.label if len(bar.label) <= _LABEL else f"{bar.label[: _LABEL - 1]}…"
        parts.append(f'<text class="label" x="{_EDGE}%" y="{y - 15}">{escape(label)}</text>')
        parts.append(f'<text class="value" x="{100 - _EDGE}%" y="{y - 15}">{escape(bar.shown)}</text>')
        parts.append(f'<line class="bar" x1="{x(ends[0])}" x2="{x(ends[1])}" y1="{y}" y2="{y}"/>')
        for end in (each for each in (bar.low, bar.high) if math.isfinite(each)):
            parts.append(f'<line class="bar" x1="{x(end)}" x2="{x(end)}" y1="{y - 5}" y2="{y + 5}"/>')
        if math.isfinite(bar.value):
            parts.append(f'<circle class="dot" cx="{x(bar.value)}" cy="{y}" r="5"/>')
    return "".join([*parts, "</svg>"])


def histogram(values: Sequence[int], *, title: str) -> str:
    """How often whole numbers fall into ranges of equal width."""
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // _COLUMNS))
    counts = [0] * ((high - low) // width + 1)
    for value in values:
        counts[(value - low) // width] += 1
    each = (100 - 2 * _EDGE) / len(counts)
    parts = [_head(_HISTOGRAM + _AXIS, title)]
    for index, count in enumerate(counts):
        tall = (_HISTOGRAM - 18) * count / max(counts)
        x, first = _EDGE + each * index, low + width * index
        shown = f"{first}" if width == 1 else f"{first}–{first + width - 1}"
        parts.append(
            f'<rect class="column" x="{x + each * 0.06:.2f}%" width="{each * 0.88:.2f}%" y="{_HISTOGRAM - tall:.1f}"'
            f' height="{tall:.1f}"><title>{shown}: {count}</title></rect>'
        )
    parts.append(f'<line class="axis" x1="{_EDGE}%" x2="{100 - _EDGE}%" y1="{_HISTOGRAM}" y2="{_HISTOGRAM}"/>')
    for index in sorted({0, len(counts) // 2, len(counts) - 1}):
        x = _EDGE + each * (index + 0.5)
        parts.append(f'<text class="tick" x="{x:.2f}%" y="{_HISTOGRAM + 16}">{low + width * index}</text>')
    parts.append(f'<text class="tick start" x="{_EDGE}%" y="11">{max(counts)}</text>')
    return "".join([*parts, "</svg>"])


def curve(points: Sequence[tuple[int, float]], *, lower: float, upper: float, title: str) -> str:
    """A value after some numbers of games, between two bounds."""
    values = [value for _, value in points]
    low, high = min([lower, *values]) - 0.3, max([upper, *values]) + 0.3
    last = max(points[-1][0], 1)

    def y(value: float) -> float:
        return (high - value) / (high - low) * _CURVE

    parts = [_head(_CURVE + _AXIS, title)]
    for bound, name in ((lower, "H0"), (upper, "H1"), (0.0, "")):
        kind = "middle" if name else "grid"
        parts.append(f'<line class="{kind}" x1="0" x2="100%" y1="{y(bound):.1f}" y2="{y(bound):.1f}"/>')
        shown = f"{name} {bound:+.2f}" if name else "0"
        parts.append(f'<text class="tick start" x="{_EDGE}%" y="{y(bound) - 4:.1f}">{shown}</text>')
    line = " ".join(f"{100 * number / last:.2f},{y(value):.2f}" for number, value in points)
    parts.append(
        f'<svg width="100%" height="{_CURVE}" viewBox="0 0 100 {_CURVE}" preserveAspectRatio="none">'
        f'<polyline class="curve" points="{line}" vector-effect="non-scaling-stroke"/></svg>'
    )
    parts.append(f'<text class="tick end" x="{100 - _EDGE}%" y="{_CURVE + 16}">{last}</text>')
    parts.append(f'<text class="tick start" x="{_EDGE}%" y="{_CURVE + 16}">0</text>')
    return "".join([*parts, "</svg>"])


def _head(height: int, title: str) -> str:
    return f'<svg class="chart" role="img" width="100%" height="{height}" aria-label="{escape(title)}">'


def _ticks(low: float, high: float) -> list[float]:
    """Three to six round numbers between two."""
    rough = (high - low) / 4
    power = 10 ** math.floor(math.log10(rough))
    step = next(power * each for each in (1, 2, 5, 10) if power * each >= rough)
    first = math.ceil(low / step)
    return [number * step + 0.0 for number in range(first, math.floor(high / step) + 1)]
