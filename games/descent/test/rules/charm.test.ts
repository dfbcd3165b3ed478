import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import { sceneOf } from '../../rules/map.ts';
import {
  at,
  card,
  damageOf,
  drawsForFallen,
  face,
  fatigueOf,
  figure,
  hero,
  holds,
  lay,
  monster,
  type Played,
  reanimate,
  sit,
  strike,
} from '../positions.ts';

const AVRIC = 'avric-albright';
const LEORIC = 'leoric-of-the-book';
const TARHA = 'widow-tarha';
const JAIN = 'jain-fairwood';
const GRISBAN = 'grisban-the-thirsty';
const TOMBLE = 'tomble-burrowell';
const gray = (shield: number) => face('gray', { shield });
const blue = (range: number) => face('blue', { range });
const yellow = (damage: number, surge = 0) => face('yellow', { damage, surge });
const FAIL = [face('gray', { shield: 3 }), face('black', { shield: 4 })];

/** The overlord begins his turn with Dark Charm; this hero fails the test of willpower. */
function charmed(id: string, arrange: (state: State) => void, more: readonly string[] = []): Played {
  const t = sit(
    state => {
      arrange(state);
      monster(state, 'zombie', 'J8');
      holds(state, ['dark-charm', ...more]);
      state.stage = 'overlord';
      for (const one of state.heroes) one.acted = true;
    },
    { seats: 2 },
  );
  t.choose('play:dark-charm', t.state.heroes.length === 1 && t.state.companions.length === 0 ? FAIL : []);
  return t.kind === 'pick' ? t.choose(`pick:${id}`, id === 'reanimate' ? [] : FAIL) : t;
}
const verbs = (t: Played) => [...new Set(t.offered().map(one => one.split(':')[0]))].sort();

describe('charmed heroes', () => {
  test('D2C-CHRM-01 D2C-CHRM-02 only heroes on the map are charmed', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      Object.assign(hero(state, AVRIC, 'disciple', 'E6'), { down: at(state, 'E6'), cells: [] });
      hero(state, TARHA, 'runemaster', 'E7');
      monster(state, 'zombie', 'J8');
      holds(state, ['dark-charm']);
      state.stage = 'overlord';
      for (const one of state.heroes) one.acted = true;
    }).choose('play:dark-charm');
    expect(t.offered()).toEqual(['pick:syndrael', `pick:${TARHA}`]);
    t.choose('pick:syndrael', FAIL);
    expect([t.state.charmed, t.seat, t.kind]).toEqual(['syndrael', 0, 'monster-turn']);
  });

  test('D2C-CHRM-05 whoever walks by finds him on the side of the monsters at once, where he stands', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      hero(state, AVRIC, 'disciple', 'E6');
    });
    const { state } = t;
    const cell = at(state, 'E5');
    const { crowd } = sceneOf(state);
    expect([crowd.heroes.has(cell), crowd.overlord.has(cell)]).toEqual([true, false]);
    state.charmed = 'syndrael';
    const now = sceneOf(state).crowd;
    expect([now.heroes.has(cell), now.overlord.has(cell)]).toEqual([false, true]);
    state.charmed = null;
    state.commanded = { figure: AVRIC, seat: 1 };
    const then = sceneOf(state).crowd;
    expect([then.heroes.has(cell), then.overlord.has(cell)]).toEqual([true, false]);
  });

  test('D2C-CHRM-08 D2C-CHRM-10 it is no activation: nothing that answers one happens, and no card for one is played', () => {
    const t = charmed(
      'syndrael',
      state => {
        hero(state, 'syndrael', 'knight', 'E5');
        for (const moment of ['activation-start', 'turn-start', 'activation-end', 'turn-end'] as const)
          lay(state, 'all', { at: moment, must: true, effects: [{ do: 'count', counter: 'activated' }] });
      },
      ['dash', 'frenzy'],
    );
    expect([t.state.charmed, t.offered('play'), t.state.turns]).toEqual(['syndrael', [], []]);
    t.choose('move');
    expect(t.offered('play')).toEqual([]);
    expect(t.events().filter(e => e.kind === 'turn')).toEqual([]);
    t.choose('done');
    expect([t.state.charmed, t.state.turns[0]?.figure]).toEqual([null, 'zombie-1']);
    // The zombie alone is activated.
    expect(t.state.counters.activated).toBe(2);
  });

  test('D2C-CHRM-09 D2C-CHRM-05 cards on heroes are not played on him, cards for monsters are', () => {
    const t = charmed(
      'syndrael',
      state => {
        hero(state, 'syndrael', 'knight', 'E5');
        hero(state, AVRIC, 'disciple', 'E7').cards = [];
      },
      ['pit-trap', 'web-trap', 'dark-might'],
    ).choose('move');
    t.choose(`go:${at(t.state, 'F6')},move-1`);
    // He has entered an empty space, but no hero has.
    expect([t.kind, figure(t, 'syndrael').cells]).toEqual(['where', [at(t.state, 'F6')]]);
    const fight = charmed(
      'syndrael',
      state => {
        hero(state, 'syndrael', 'knight', 'E6');
        hero(state, AVRIC, 'disciple', 'E7').cards = [];
      },
      ['dark-might'],
    );
    fight.choose(strike(fight, 'iron-longsword', AVRIC, 'E7'), [blue(3), face('red', { damage: 1 }), gray(0)]);
    expect(fight.offered()).toEqual(['play:dark-might', 'pass']);
  });

  test('D2C-CHRM-12 D2C-CHRM-13 D2C-CHRM-14 D2C-CHRM-15 no equipment, no search card, no fatigue, nothing that leaves a choice', () => {
    const t = charmed(TARHA, state => {
      hero(state, TARHA, 'runemaster', 'E5', ['power-potion', 'mana-weave', 'exploding-rune', 'iron-will']);
      hero(state, AVRIC, 'disciple', 'G5').cards = [];
    });
    expect(verbs(t)).toEqual(['attack', 'move', 'pass']);
    t.choose(strike(t, 'arcane-bolt', AVRIC, 'G5'), [blue(2), yellow(2, 1), gray(0)]);
    // Neither rerolls nor the Mana Weave are offered to anybody; surges are, but not for fatigue.
    expect([t.kind, t.seat, t.offered()]).toEqual([
      'surge',
      0,
      ['surge:arcane-bolt,0', 'surge:arcane-bolt,1', `surge:${TARHA}/runic-knowledge,0`, 'done'],
    ]);
    // Nor on the way: he moves as far as he is quick, and uses no feat.
    const walks = charmed(GRISBAN, state => {
      hero(state, GRISBAN, 'berserker', 'E5');
      hero(state, AVRIC, 'disciple', 'E6').cards = [];
    }).choose('move');
    expect(verbs(walks)).toEqual(['done', 'go']);
    walks.choose(`go:${at(walks.state, 'F5')},move-1`);
    expect([verbs(walks), fatigueOf(walks, GRISBAN)]).toEqual([['done', 'go'], 0]);
  });

  test('D2C-CHRM-15 beyond step 2 an attack on himself leaves no choice either: Jain suffers damage, not fatigue', () => {
    const jain = (own: boolean) => {
      const t = charmed(JAIN, state => {
        hero(state, AVRIC, 'disciple', 'E6').cards = [];
        hero(state, JAIN, 'wildlander', 'E5').cards = [];
      });
      t.choose(strike(t, 'unarmed', own ? JAIN : AVRIC, own ? 'E5' : 'E6'), [blue(5), gray(0)]);
      return [t.state.charmed, damageOf(t, own ? JAIN : AVRIC), fatigueOf(t, JAIN)];
    };
    expect([jain(true), jain(false)]).toEqual([
      [null, 1, 0],
      [null, 1, 0],
    ]);
  });

  test('D2C-CHRM-16 Runic Knowledge costs only a surge; the fatigue comes of it', () => {
    const t = charmed(TARHA, state => {
      hero(state, TARHA, 'runemaster', 'E5');
      hero(state, AVRIC, 'disciple', 'G5').cards = [];
    });
    t.choose(strike(t, 'arcane-bolt', AVRIC, 'G5'), [blue(2), face('yellow', { damage: 1, range: 1 }), gray(0)]);
    t.choose(`surge:${TARHA}/runic-knowledge,0`);
    expect([damageOf(t, AVRIC), fatigueOf(t, TARHA)]).toEqual([5, 1]);
  });

  test('D2C-CHRM-18 a stunned hero acts all the same in the turn of another', () => {
    const t = charmed('syndrael', state => {
      hero(state, 'syndrael', 'knight', 'E5').conditions = ['stunned'];
      hero(state, AVRIC, 'disciple', 'E6');
    });
    expect(verbs(t)).toEqual(['attack', 'move', 'pass']);
    t.choose('move')
      .choose(`go:${at(t.state, 'G5')},move-1`)
      .choose('done');
    expect([figure(t, 'syndrael').cells, t.state.charmed]).toEqual([[at(t.state, 'G5')], null]);
  });

  test('D2C-CHRM-19 a charmed familiar gains nothing from its hero’s cards', () => {
    const t = charmed('reanimate', state => {
      hero(state, LEORIC, 'necromancer', 'J3', ['vampiric-blood']);
      hero(state, AVRIC, 'disciple', 'E6').cards = [];
      reanimate(state, LEORIC, 'E5');
    });
    t.choose(strike(t, 'reanimate', AVRIC, 'E6'), [blue(3), face('red', { damage: 1 }), gray(0)]);
    // Blue and red alone, no yellow die.
    expect([damageOf(t, AVRIC), t.leftover]).toEqual([3, []]);
  });

  test('D2C-CHRM-20 who is made to attack himself may use what belongs to step 2', () => {
    const t = charmed(TARHA, state => void hero(state, TARHA, 'runemaster', 'E5'));
    t.choose(strike(t, 'arcane-bolt', TARHA, 'E5'), [blue(3), face('yellow', { damage: 1, range: 1 }), gray(0)]);
    expect([t.kind, t.seat, t.offered()]).toEqual(['answer', 1, [`use:${TARHA},${TARHA},0`, 'pass']]);
    t.choose(`use:${TARHA},${TARHA},0`);
    expect([t.kind, t.seat]).toEqual(['reroll', 1]);
    t.choose('reroll:0', [1]);
    expect([damageOf(t, TARHA), t.state.charmed]).toEqual([0, null]);
  });

  test('D2C-CHRM-20 D2C-CHRM-21 before the roll as well: Tomble takes the dice of whoever stands beside him', () => {
    const t = charmed(TOMBLE, state => {
      hero(state, TOMBLE, 'thief', 'E5').cards = [];
      hero(state, AVRIC, 'disciple', 'E6').cards = [];
    });
    t.choose(strike(t, 'unarmed', TOMBLE, 'E5'));
    expect([t.kind, t.seat, t.offered()]).toEqual(['answer', 1, [`use:${TOMBLE},${TOMBLE},0`, 'pass']]);
    t.choose(`use:${TOMBLE},${TOMBLE},0`, [blue(5), gray(0), gray(1)]);
    expect([damageOf(t, TOMBLE), t.leftover]).toEqual([0, []]);
  });

  test('D2C-CHRM-21 and what changes the defence', () => {
    const t = charmed('syndrael', state => void hero(state, 'syndrael', 'knight', 'E5'));
    t.choose(strike(t, 'unarmed', 'syndrael', 'E5'), [blue(3), gray(0)]);
    expect([t.kind, t.seat, t.offered()]).toEqual(['answer', 1, ['use:syndrael,wooden-shield-knight,0', 'pass']]);
    t.choose('use:syndrael,wooden-shield-knight,0');
    expect([damageOf(t, 'syndrael'), card(t, 'syndrael', 'wooden-shield-knight').tired]).toEqual([1, true]);
  });

  test('D2C-CHRM-15 D2C-CHRM-22 D2C-HERO-35 Leoric lowers the damage of his own attack', () => {
    const t = charmed(LEORIC, state => void hero(state, LEORIC, 'runemaster', 'E5'));
    t.choose(strike(t, 'arcane-bolt', LEORIC, 'E5'), [blue(3), face('yellow', { damage: 1, range: 1 }), gray(0)]);
    expect(damageOf(t, LEORIC)).toBe(2);
  });

  /** Charmed, Leoric strikes himself down with his scythe; the overlord is asked what comes first. */
  function felledByScythe(): Played {
    const t = charmed(LEORIC, state => {
      hero(state, LEORIC, 'necromancer', 'E5').damage = 7;
    });
    t.choose(strike(t, 'reapers-scythe', LEORIC, 'E5'), [blue(3), face('yellow', { damage: 1, range: 1 }), gray(0)]);
    expect([t.seat, t.kind, t.offered()]).toEqual([0, 'order', ['order:attack', 'order:answers']]);
    return t;
  }

  test('D2C-CHRM-15 D2C-CHRM-23 who fells himself has felled a monster: after the attack Reaper’s Scythe heals him, and he stands', () => {
    const t = drawsForFallen(felledByScythe().choose('order:attack'));
    expect(t.state.heroes[0]).toMatchObject({ damage: 7, down: null, cells: [at(t.state, 'E5')], fatigue: 5 });
  });

  test('D2C-CHRM-23 if the overlord has it work first, it heals him before he is knocked out, and he stays down', () => {
    const t = drawsForFallen(felledByScythe().choose('order:answers'));
    expect(t.state.heroes[0]).toMatchObject({ damage: 8, down: at(t.state, 'E5'), cells: [], fatigue: 5 });
  });

  test('D2C-CHRM-23 where nothing answers it, nobody is asked', () => {
    const t = charmed(LEORIC, state => {
      hero(state, LEORIC, 'runemaster', 'E5').damage = 7;
    });
    t.choose(strike(t, 'arcane-bolt', LEORIC, 'E5'), [blue(3), face('yellow', { damage: 1, range: 1 }), gray(0)]);
    expect([t.kind, t.state.heroes[0]?.down]).toEqual(['knock-out', at(t.state, 'E5')]);
  });
});
