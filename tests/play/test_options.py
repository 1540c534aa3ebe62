"""What options declare about each other, for forms that know no game."""

import pytest

import hexapoda
from hexapoda.play.game import declaration

GAMES = hexapoda.game_names()


@pytest.mark.parametrize("game", GAMES)
def test_conditions_name_other_options_and_values_that_they_can_have(game):
    options = {option.name: option for option in declaration(game).options}
    for option in options.values():
        for when in (option.when, *(each.when for each in option.suggestions)):
            assert option.name not in when
            for name, values in when.items():
                assert [options[name].read(value) for value in values] == list(values)


@pytest.mark.parametrize("game", GAMES)
def test_every_suggestion_can_be_played_where_it_is_offered(game):
    for option in declaration(game).options:
        assert not (option.choices and option.suggestions)
        for suggestion in option.suggestions:
            around = {name: values[0] for name, values in {**option.when, **suggestion.when}.items()}
            assert hexapoda.load(game, **around, **{option.name: suggestion.value}).options[option.name]
