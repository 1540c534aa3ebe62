"""Puts the page into the wheel: builds it (web/build.py) when a wheel is made, or an editable install. And compiled
kernels, where a folder of them is given (HEXAPODA_KERNELS): then the wheel is for this platform.

A wheel for oneself may go without the page, where it can't be built. A release (HEXAPODA_RELEASE=1) may not.
"""

import importlib.util
import os
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: A folder of kernels that were compiled for any processor of a level (`make wheel`).
KERNELS = "HEXAPODA_KERNELS"
#: Set to 1, a build without the page fails.
RELEASE = "HEXAPODA_RELEASE"


class CustomBuildHook(BuildHookInterface):
    """The hook of the wheel."""

    def dependencies(self) -> list[str]:
        """Node.js, where there is none and the page is to be built."""
        page = _page(self.root)
        return [] if page is None or page.is_skipped() or page.is_built() or page.has_node() else [page.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page. Where that can't be done, everything but the page is installed, unless it is a release."""
        kernels = os.environ.get(KERNELS)
        if kernels and version == "standard":
            build_data["force_include"][kernels] = "hexapoda/compiled"
            build_data["pure_python"] = False
            build_data["tag"] = f"py3-none-{_platform()}"
        page = _page(self.root)
        if page is None:
            self._left_out("Its sources (web/) are not here.")
            return
        if page.is_skipped():
            self._left_out(f"{page.SKIP} is 1.")
        elif not page.is_built():
            self.app.display_waiting("Building the page …")
            try:
                page.build()
            except page.PageError as error:
                self._left_out(f"`make page` builds it later. It was not built because: {error}")
        if page.BUILT.is_dir():
            build_data["artifacts"].append("hexapoda/web_static")

    def _left_out(self, why: str) -> None:
        if os.environ.get(RELEASE) == "1":
            raise RuntimeError(f"A release needs the page. {why}")
        self.app.display_warning(f"The page is left out. {why}")


def _platform() -> str:
    """The platform of kernels. They are linked with nothing of the system's, so any Linux will do."""
    name = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return name.replace("linux_", "manylinux2014_")


def _page(root: str) -> ModuleType | None:
    """web/build.py; None where its sources are not."""
    path = Path(root) / "web" / "build.py"
    spec = importlib.util.spec_from_file_location("hexapoda_page", path) if path.is_file() else None
    if spec is None or spec.loader is None:
        return None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
