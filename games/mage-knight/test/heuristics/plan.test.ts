import { copy } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { DRILLS } from '../../drills/index.ts';
import { isCombatAsk } from '../../heuristics/combat-solver.ts';
import { plan } from '../../heuristics/plan.ts';
import { positionOf } from '../../heuristics/position.ts';
import { heroOf } from '../../state.ts';
import { view } from '../../view.ts';
import { lay } from '../drills/lay.ts';
import { army, deck, fight, hold, type Sitting, sit, tactic, tokens } from '../positions.ts';

function planned(t: Sitting, seat = 0, effort: 'quick' | 'thorough' = 'thorough'): ReturnType<typeof plan> {
  const { ask } = t.match;
  if (ask === null) throw new Error('Nobody is asked.');
  return plan({ seat, ask, view: view(t.state, seat) }, effort);
}

const orcs = (): Sitting =>
  sit({}, state => {
    hold(state, 0, 'rage', 'determination', 'march');
    tokens(state, 0, 'blue');
    fight(state, ['prowlers']);
  });

describe('a plan for a combat', () => {
  test('says the whole line, that nothing is better, and what comes of it', () => {
    expect(planned(orcs())).toEqual({
      line: [
        'done',
        'block:0,0',
        'play:determination,strong',
        'hold',
        'target:0',
        'play:rage,basic',
        'play:march,attack',
        'strike',
      ],
      proven: true,
      firm: true,
      result: { en: '2 fame, 0 wounds', de: '2 Ruhm, 0 Wunden' },
    });
  });

  test('one wound is one wound, in both languages', () => {
    const t = sit({}, state => {
      heroOf(state, 0).level = 3;
      hold(state, 0, 'rage');
      tokens(state, 0, 'red');
      fight(state, ['orc-skirmishers']);
      const [first] = state.turns[0]?.combat?.foes[0]?.attacks ?? [];
      if (first) first.off = true;
    });
    expect(planned(t)?.result).toEqual({ en: '2 fame, 1 wound', de: '2 Ruhm, 1 Wunde' });
  });

  test('begins with what is offered, at every decision of the combat it is asked for', () => {
    for (const drill of DRILLS.slice(0, 30)) {
      const t = lay(drill);
      while (t.state.turns[0]?.combat) {
        const first = planned(t)?.line[0];
        // What is asked in the middle of an action is answered by the line that led there.
        if (isCombatAsk(t.kind ?? '') || first !== undefined) expect(t.offered(), drill.id).toContain(first);
        t.choose(typeof first === 'string' ? first : (t.offered()[0] ?? ''));
      }
    }
  });

  test('in thought it looks at less, but begins with what is offered all the same', () => {
    const t = sit({}, state => {
      hold(state, 0, 'determination', 'march', 'rage', 'rage', 'stamina', 'swiftness');
      tokens(state, 0, 'red', 'white', 'blue');
      fight(state, ['prowlers', 'wolf-riders']);
    });
    const quick = planned(t, 0, 'quick');
    expect(quick?.proven).toBe(false);
    expect(t.offered()).toContain(quick?.line[0]);
  });

  test('there is none for anybody else, nor for what a card asks that nobody planned', () => {
    expect(planned(orcs(), 1)).toBeNull();
    const asked = sit({}, state => {
      hold(state, 0, 'battle-versatility');
      tokens(state, 0, 'red');
      fight(state, ['prowlers']);
    });
    asked.choose('target:0').choose('play:battle-versatility,strong');
    expect(asked.kind).toBe('option');
    expect(planned(asked)).toBeNull();
  });

  test('what is summoned ends the line', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage', 'determination');
      tokens(state, 0, 'red');
      fight(state, ['orc-summoners']);
    });
    const line = planned(t)?.line ?? [];
    expect(line.at(-1)).toBe('done');
    expect(planned(t)?.proven).toBe(false);
  });

  test('looking changes nothing', () => {
    const t = orcs();
    const before = copy(t.state);
    planned(t);
    expect(t.state).toEqual(before);
  });
});

describe('a position made from a view', () => {
  const played = (): Sitting => {
    const t = sit({}, state => {
      hold(state, 0, 'rage', 'determination', 'march');
      deck(state, 0, 'stamina', 'swiftness');
      hold(state, 1, 'promise', 'threaten');
      deck(state, 1, 'concentration', 'mana-draw', 'stamina');
      army(state, 0, 'peasants');
      army(state, 1, 'foresters');
      tokens(state, 0, 'blue');
      fight(state, ['prowlers']);
    });
    return t.choose('done').choose('block:0,0').choose('play:rage,basic');
  };

  test('holds all that is open and all that is its own', () => {
    const t = played();
    const seen = positionOf(view(t.state, 0));
    expect(seen.heroes[0]).toEqual(t.state.heroes[0]);
    expect({ turns: seen.turns, source: seen.source, lasting: seen.lasting, map: seen.map }).toEqual({
      turns: t.state.turns,
      source: t.state.source,
      lasting: t.state.lasting,
      map: t.state.map,
    });
  });

  test('others hold as many cards as they do, of those they could hold', () => {
    const t = played();
    const other = heroOf(positionOf(view(t.state, 0)), 1);
    expect(other.hand).toEqual(['concentration', 'mana-draw']);
    expect(other.deck).toEqual({ top: [], rest: ['promise', 'stamina', 'threaten'], bottom: [] });
    expect(other.units).toEqual(heroOf(t.state, 1).units);
  });

  test('cards under a tactic are neither held nor in the deck', () => {
    const t = sit({}, state => {
      tactic(state, 1, 'preparation');
      hold(state, 1, 'march');
      deck(state, 1, 'promise', 'rage', 'stamina');
      const own = heroOf(state, 1).tactic;
      if (own) own.under.push('threaten');
    });
    const other = heroOf(positionOf(view(t.state, 0)), 1);
    expect([other.hand.length, other.deck.rest.length, other.tactic?.under.length]).toEqual([1, 3, 1]);
  });

  test('it is a state of its own', () => {
    const t = played();
    const before = copy(t.state);
    const seen = positionOf(view(t.state, 0));
    heroOf(seen, 0).hand.length = 0;
    heroOf(seen, 0).tokens.red = 3;
    seen.turns.length = 0;
    expect(t.state).toEqual(before);
  });
});
