"""The peers: OpenSpiel's tarok for four players, driven in three ways.

Chance is drawn uniformly from the legal actions and auctions are answered with the cheapest bid,
so that every deal is played out; only cards played to tricks are counted.
"""

import random
from collections.abc import Callable
from typing import Any

GAME = "tarok(players=4,rng_seed=1)"  # deals by a generator of its own
ROLLOUTS = 200  # by each of two moves that the search looks at


def peers() -> dict[str, Callable[[int], tuple[int, object]]]:
    """The peers that are installed, by name; each a function of how many deals."""
    try:
        import pyspiel
    except ImportError:
        return {}
    return {
        "tarok, Python, text log": lambda deals: _python(pyspiel, deals, logged=True),
        "tarok, Python": lambda deals: _python(pyspiel, deals, logged=False),
        "tarok, C++ rollouts": lambda deals: _rollouts(pyspiel, deals),
    }


def _python(pyspiel: Any, deals: int, logged: bool) -> tuple[int, object]:
    """One call for the legal actions, one to play, as its documentation drives it."""
    game = pyspiel.load_game(GAME)
    tricks = pyspiel.TarokGamePhase.TRICKS_PLAYING
    plays = digest = 0
    for seed in range(deals):
        chance = random.Random(seed)
        state = game.new_initial_state()
        log: list[str] = []
        while not state.is_terminal():
            actions = state.legal_actions()
            playing = state.current_game_phase() == tricks
            bidding = not playing and not state.is_chance_node()
            action = min(actions) if bidding else chance.choice(actions)
            if logged:
                log.append(state.action_to_string(state.current_player(), action))
            plays += playing
            state.apply_action(action)
        if logged:
            log.append(str(state))
        digest = hash((digest, len(log), tuple(state.returns())))
    return plays, digest


def _rollouts(pyspiel: Any, deals: int) -> tuple[int, object]:
    """Random games in C++, from the first card: the only way to have them from Python."""
    game = pyspiel.load_game(GAME)
    state = game.new_initial_state()
    while state.current_game_phase() != pyspiel.TarokGamePhase.TRICKS_PLAYING:
        state.apply_action(min(state.legal_actions()))
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 7)
    done = 0
    while done < 20 * deals:  # many more, for they are quick
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, 2, 100, False, 7, False)
        bot.step(state)
        done += 2 * ROLLOUTS
    return 48 * done, done
