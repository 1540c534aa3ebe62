"""What Numba makes of a kernel: a door for Python, code to link for other kernels; and a cache by game.

This is the one module that reaches into Numba's own classes.
"""
# pyright: reportIncompatibleMethodOverride=false, reportAttributeAccessIssue=false, reportIncompatibleVariableOverride=false

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from numba.core import caching, codegen, config, sigutils, types
from numba.core.compiler import Compiler
from numba.core.datamodel import models, registry
from numba.core.registry import CPUDispatcher

from hexapoda.kernel import cache

if cache.portable_cpu():
    config.CPU_NAME, config.CPU_FEATURES = cache.portable_cpu(), ""

#: The packages of games, and the states by which generic kernels are told for which game they are compiled.
_packages: set[str] = set()
_records: dict[types.Type, str] = {}


def add_game(package: str, record: types.Type) -> None:
    """Keep the kernels that work on such a state with those of its game."""
    _packages.add(package)
    _records[record] = package


class _CodeToLink(codegen.JITCodeLibrary):
    """A kernel's code as its callers link it: it is optimised with them, and never becomes machine code by itself."""

    def finalize(self) -> None:
        self._finalized = True


class _DoorCode(codegen.JITCodeLibrary):
    """The machine code of a door, with all kernels that it calls."""

    def finalize(self) -> None:
        libraries = list(dict.fromkeys(self._linking_libraries))
        for library in libraries:  # which grows
            libraries += [each for each in dict.fromkeys(library._linking_libraries) if each not in libraries]
        self._linking_libraries = libraries
        super().finalize()

    def _optimize_final_module(self) -> None:
        # Once leaves calls of what has become small: a tenth of perft's speed.
        super()._optimize_final_module()
        super()._optimize_final_module()


class _DoorCompiler(Compiler):
    """Compiles a kernel for Python."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        state = self.state
        state.library = _DoorCode(state.targetctx.codegen(), "door")
        state.library.enable_object_caching()


class _LinkedCompiler(Compiler):
    """Compiles a kernel for its callers."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        state = self.state
        state.flags.no_compile = True
        state.library = _CodeToLink(state.targetctx.codegen(), "kernel")


class _Linked(CPUDispatcher):
    """A kernel as other kernels call it."""

    def add_overload(self, cres: Any) -> None:
        # Callers find the code by what would be its entry point. There is none, but it must be unique.
        cres = cres._replace(entry_point=object())
        self.targetctx.insert_user_function(cres.entry_point, cres.fndesc, [cres.library])
        self.overloads[tuple(cres.signature.args)] = cres


class Door(CPUDispatcher):
    """A kernel as Python calls it. In the eyes of another kernel it is the code to link."""

    def __init__(self, function: Callable[..., Any], flags: dict[str, Any]) -> None:
        super().__init__(function, targetoptions=dict(flags), pipeline_class=_DoorCompiler)
        self._cache = _Cache(function)
        self._linked = _Linked(
            function, targetoptions={**flags, "no_cpython_wrapper": True}, pipeline_class=_LinkedCompiler
        )

    @property
    def _numba_type_(self) -> types.Type:
        # A kernel that calls itself calls what is being compiled.
        return types.Dispatcher(self if self.is_compiling else self._linked)


class _ByState(types.Callable, types.Dummy):
    """The type of a function that stands for a kernel of each game; the type of its first argument says for which."""

    def __init__(self, name: str, choose: Callable[[types.Type], Any]) -> None:
        self._choose = choose
        super().__init__(f"kernel of the game ({name})")

    def get_call_type(self, context: Any, args: Any, kws: Any) -> Any:
        kernel = self._choose(args[0])
        return kernel and kernel._numba_type_.get_call_type(context, args, kws)

    def get_call_signatures(self) -> tuple[list[Any], bool]:
        return [], False

    def get_impl_key(self, sig: Any) -> Any:
        return self._choose(sig.args[0])._numba_type_.get_impl_key(sig)


registry.register_default(_ByState)(models.OpaqueModel)


def choose_by_state(function: Any, choose: Callable[[types.Type], Any]) -> None:
    """Let kernels that call `function` call the kernel that `choose` finds for the type of its first argument."""
    function._numba_type_ = _ByState(function.__name__, choose)


class _Place(caching._CacheLocator):
    """A folder whose name has the digest of all sources, so that nothing in it needs a stamp of its own."""

    def __init__(self, folder: Path, line: int) -> None:
        self._folder, self._line = folder, line

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> int:
        return 0

    def get_disambiguator(self) -> str:
        return str(self._line)

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> None:
        return None


class _Files(caching.CompileResultCacheImpl):
    """The names of a kernel's files in a folder."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._lineno = function.__code__.co_firstlineno
        self._locator = _Place(folder, self._lineno)
        self._filename_base = self.get_filename_base(f"{function.__module__}.{function.__qualname__}", "")


class _CacheIn(caching.FunctionCache):
    """Numba's cache of one function in one folder."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._impl_class = lambda py_func: _Files(py_func, folder)
        super().__init__(function)


class _Cache(caching._Cache):
    """The cache of a kernel: what it is compiled for is kept with the game that it is for."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._caches: dict[str, _CacheIn] = {}

    def _of(self, sig: Any) -> _CacheIn:
        package = self._package(sig)
        if package not in self._caches:
            self._caches[package] = _CacheIn(self._function, cache.folder(package))
        return self._caches[package]

    def _package(self, sig: Any) -> str:
        own = self._function.__module__
        arguments, _ = sigutils.normalize_signature(sig)
        for each in arguments:
            package = _records.get(getattr(each, "dtype", each))
            if package:
                return package
        return next((each for each in _packages if own.startswith(f"{each}.")), cache.GENERIC)

    @property
    def cache_path(self) -> str:
        return str(cache.folder(cache.GENERIC))

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        return self._of(sig).load_overload(sig, target_context)

    def save_overload(self, sig: Any, data: Any) -> None:
        with suppress(OSError):  # a folder that belongs to someone else: the next process compiles this again
            self._of(sig).save_overload(sig, data)

    def enable(self) -> None: ...

    def disable(self) -> None: ...

    def flush(self) -> None: ...
