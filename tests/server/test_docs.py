"""docs/server.md is right: its settings, metrics and configurations are those of the program."""

import re
import tomllib

import pytest
from prometheus_client.metrics_core import Metric

from hexapoda.server.live.metrics import Metrics
from hexapoda.server.settings import PREFIX, Settings, fields, load_settings, shown_default
from hexapoda.server.store.database_url import read_url
from tests.server.harness import ROOT

PAGE = (ROOT / "docs" / "server.md").read_text("utf-8")
#: Variables that are no settings: the file of settings, and the cache of compiled rules.
OTHER_VARIABLES = {"HEXAPODA_CONFIG", "HEXAPODA_CACHE"}


def settings_tables() -> str:
    """The page's last part, as it should be."""
    parts = []
    for title, group in fields().items():
        rows = "\n".join(f"| `{name}` | {shown_default(each)} | {each.description} |" for name, each in group.items())
        parts.append(
            f"### {title[0].upper()}{title[1:]}\n\n| setting | default | what |\n| --- | --- | --- |\n{rows}\n"
        )
    return "\n".join(parts)


def metrics_rows() -> str:
    """The page's table of metrics, as it should be."""
    return "\n".join(f"| `{full_name(each)}` | {each.documentation} |" for each in Metrics().registry.collect())


def blocks(kind: str) -> list[str]:
    """The page's examples in a language."""
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


def full_name(metric: Metric) -> str:
    """A metric as Prometheus stores it."""
    return f"{metric.name}_total" if metric.type == "counter" else metric.name


def test_the_page_lists_every_setting_with_its_default():
    listed = PAGE.partition("With several processes, each counts its limits separately.\n\n")[2]
    assert listed == settings_tables()


def test_the_page_lists_every_metric():
    assert f"| metric | what |\n| --- | --- |\n{metrics_rows()}\n\n" in PAGE
    assert set(re.findall(r"hexapoda_[a-z_]+", PAGE)) <= {full_name(each) for each in Metrics().registry.collect()}


def test_every_setting_that_is_named_anywhere_exists():
    variables = set(re.findall(rf"\b{PREFIX}[A-Z_]+", PAGE)) - OTHER_VARIABLES
    assert variables
    assert {name.removeprefix(PREFIX).lower() for name in variables} <= set(Settings.model_fields)
    commands = re.findall(r"hexapoda serve((?: --[a-z-]+ \S+)*)", PAGE)
    flags = {flag for command in commands for flag in re.findall(r"--([a-z-]+)", command)} - {"config"}
    assert flags
    assert {flag.replace("-", "_") for flag in flags} <= set(Settings.model_fields)


def test_the_files_of_settings_on_the_page_are_read(tmp_path):
    assert blocks("toml")
    for block in blocks("toml"):
        file = tmp_path / "hexapoda.toml"
        file.write_text(block)
        settings = load_settings({}, str(file))
        for name, value in tomllib.loads(block).items():
            assert getattr(settings, name) == (tuple(value) if isinstance(value, list) else value)


@pytest.mark.parametrize("kind", ["nginx", "caddyfile"])
def test_the_proxies_know_all_three_processes(kind):
    (block,) = blocks(kind)
    assert {f"127.0.0.1:{port}" for port in (8001, 8002, 8003)} <= set(re.findall(r"127\.0\.0\.1:\d+", block))
    assert block.count("{") == block.count("}")


def test_the_addresses_of_databases_on_the_page_can_be_used():
    addresses = re.findall(r"(?:HEXAPODA_DATABASE=|--database )(\S+)", PAGE)
    assert {read_url(each).get_backend_name() for each in addresses} == {"sqlite", "postgresql"}


@pytest.mark.parametrize("part", ["scheduler", "worker"])
def test_dask_knows_the_flags_on_the_page(part):
    module = pytest.importorskip(f"distributed.cli.dask_{part}")
    (flags,) = re.findall(rf"^dask {part} (.*)$", "".join(blocks("sh")), re.MULTILINE)
    known = {name for each in module.main.params for name in (*each.opts, *each.secondary_opts)}
    assert set(re.findall(r"--[a-z-]+", flags)) <= known


def test_links_inside_the_page_lead_somewhere():
    titles = re.findall(r"^#+ (.*)$", PAGE, re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}
    wanted = set(re.findall(r"\]\(#([^)]*)\)", PAGE))
    assert wanted
    assert wanted <= anchors
