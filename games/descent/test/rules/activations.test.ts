import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import { DOOR_CLOSED, DOOR_OPEN } from '../../rules/ground.ts';
import {
  acts,
  at,
  card,
  damageOf,
  face,
  fatigueOf,
  figure,
  go,
  hero,
  holds,
  lay,
  monster,
  type Played,
  raid,
  reanimate,
  sit,
  strike,
} from '../positions.ts';
import { PROVING_GROUND, proving } from '../proving-ground.ts';

proving({
  actions: {
    pray: {
      name: { en: 'Pray', de: 'Beten' },
      by: 'heroes',
      effects: [{ do: 'aimed', aim: { who: 'self' }, effects: [{ do: 'heal', n: 1 }] }],
    },
    growl: { name: { en: 'Growl', de: 'Knurren' }, by: 'overlord', effects: [{ do: 'count', counter: 'growls' }] },
  },
});

const AVRIC = 'avric-albright';
const LEORIC = 'leoric-of-the-book';
const none = face('gray', { shield: 0 });
const verbs = (t: Played): string[] => [...new Set(t.offered().map(id => id.split(':')[0] ?? ''))].sort();

describe('the turn of a hero', () => {
  /** Leoric with a wand he does not wear, and his Reanimate. */
  const necromancer = (change: (state: State) => void = () => undefined): Played =>
    sit(state => {
      const leoric = hero(state, LEORIC, 'necromancer', 'E5');
      leoric.cards.push({ id: 'iron-battleaxe', tired: false, worn: false, used: false, on: null });
      reanimate(state, LEORIC, 'E6');
      monster(state, 'zombie', 'J8');
      change(state);
    });

  test('D2-ROUND-06 D2-ACTIV-04 D2-ACTIV-05 all steps in their order; actions belong to step 3 alone', () => {
    const t = necromancer();
    const seen: string[] = [];
    for (let i = 0; i < 12 && t.state.stage === 'heroes'; i++) {
      seen.push(`${t.kind}${t.offered('move').length > 0 ? '+' : ''}`);
      t.choose(t.offered('done').length > 0 ? 'done' : 'end');
    }
    expect(seen).toEqual(['equip', 'familiars', 'turn+', 'familiars']);
    // Start and end belong to it, of the overlord's turn too.
    const whole = sit(state => {
      const syndrael = hero(state, 'syndrael', 'knight', 'E5');
      syndrael.fatigue = 3;
      for (const one of syndrael.cards) one.tired = true;
      monster(state, 'zombie', 'J8');
      holds(state, [], ['dash', 'dash']);
      state.overlord.tired = ['some-relic'];
      for (const moment of ['turn-start', 'overlord-turn-start', 'overlord-turn-end', 'round-end'] as const)
        lay(state, 'syndrael', { at: moment, must: true, effects: [{ do: 'count', counter: moment }] }, moment);
    });
    expect([whole.state.counters, whole.state.heroes[0]?.cards.some(({ tired }) => tired)]).toEqual([
      { 'turn-start': 1 },
      false,
    ]);
    whole.choose('end');
    expect([fatigueOf(whole, 'syndrael'), whole.state.overlord.hand, whole.state.overlord.tired]).toEqual([
      1,
      ['dash'],
      [],
    ]);
    whole.choose('end');
    expect([whole.state.round, whole.state.counters]).toMatchObject([
      2,
      { 'overlord-turn-start': 1, 'overlord-turn-end': 1, 'round-end': 1 },
    ]);
  });

  test('D2-ACTIV-06 D2-FAM-07 D2-ACTIV-03 D2-FAM-08 a familiar acts before or after the actions, never between, once a round', () => {
    const t = necromancer().choose('done').choose('done').choose('move');
    expect([t.kind, t.offered('familiar')]).toEqual(['turn', []]);
    t.choose('rest').choose('end');
    expect(t.offered()).toEqual(['familiar:reanimate', 'done']);
    t.choose('familiar:reanimate').choose('end');
    // It has acted: the hero is not asked again, and the turn is over.
    expect(t.state.stage).toBe('overlord');
    const first = necromancer().choose('done').choose('familiar:reanimate').choose('end');
    first.choose('end');
    expect(first.state.stage).toBe('overlord');
  });

  test('D2-HTURN-02 D2-ROUND-09 what may be used at the start of the turn is asked, what must happen happens; exhausted cards are still exhausted', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5').fatigue = 3;
      card({ state } as Played, 'syndrael', 'wooden-shield-knight').tired = true;
      monster(state, 'zombie', 'J8');
      lay(state, 'syndrael', { at: 'turn-start', effects: [{ do: 'rest', n: 1 }] }, 'a');
      lay(state, 'syndrael', { at: 'turn-start', must: true, effects: [{ do: 'rest', n: 1 }] }, 'b');
    });
    expect([t.kind, t.offered(), fatigueOf(t, 'syndrael')]).toEqual(['answer', ['use:syndrael,a,0', 'pass'], 2]);
    expect(card(t, 'syndrael', 'wooden-shield-knight').tired).toBe(true);
    t.choose('use:syndrael,a,0');
    expect([t.kind, fatigueOf(t, 'syndrael')]).toEqual(['turn', 1]);
    expect(card(t, 'syndrael', 'wooden-shield-knight').tired).toBe(false);
  });

  test('D2-HTURN-13 what happens at the end of the turn: Syndrael recovers 2 fatigue if she has not moved', () => {
    const rested = (move: boolean) => {
      const t = sit(state => {
        hero(state, 'syndrael', 'knight', 'E5').fatigue = 3;
        monster(state, 'zombie', 'J8');
      });
      if (move) {
        t.choose('move');
        t.choose(go(t, 'E6'));
      }
      t.choose('end');
      return fatigueOf(t, 'syndrael');
    };
    expect([rested(false), rested(true)]).toEqual([1, 3]);
  });

  test('D2-HTURN-10 what may be used during the turn, before, between and after actions and in the middle of a move', () => {
    const t = acts(
      sit(state => {
        hero(state, 'grisban-the-thirsty', 'berserker', 'E5');
        monster(state, 'zombie', 'F5');
      }),
      'grisban-the-thirsty',
    );
    const feat = 'use:grisban-the-thirsty,grisban-the-thirsty-feat,0';
    expect(t.offered(feat)).toEqual([feat]);
    t.choose('move');
    t.choose(go(t, 'E6'));
    expect([t.state.turns[0]?.pools[0]?.left, t.offered(feat)]).toEqual([2, [feat]]);
    t.choose('rest');
    expect(t.offered(feat)).toEqual([feat]);
  });

  test('D2-HTURN-11 D2-OTURN-07 an action that is no move is not interrupted of one’s own will', () => {
    const t = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'E5').fatigue = 1;
        hero(state, AVRIC, 'disciple', 'E6');
        monster(state, 'ettin', 'F5', 'G5', 'F6', 'G6');
      }),
      'syndrael',
    ).choose('move');
    // Syndrael's feat would need no action, and she has points to move with.
    expect(t.offered('use:syndrael,syndrael-feat,0')).toHaveLength(1);
    t.choose(strike(t, 'iron-longsword', 'ettin-1', 'F5'), [
      face('blue', { range: 2 }),
      face('red', { damage: 1 }),
      none,
      none,
    ]);
    expect([t.kind, verbs(t)]).toEqual(['surge', ['done', 'surge', 'surge-fatigue']]);
    // Cards for an activation and for the whole turn wait until the attack is over.
    const raided = raid(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'zombie', 'F5');
      holds(state, ['dash', 'plan-ahead']);
    }, 'zombie-1').choose('move');
    expect(raided.offered('play')).toEqual(['play:dash', 'play:plan-ahead']);
    raided.choose(strike(raided, 'zombie', 'syndrael', 'E5'), [
      face('blue', { range: 2 }),
      face('yellow', { damage: 1, surge: 0, range: 1 }),
      none,
    ]);
    raided.choose('pass');
    expect([raided.kind, verbs(raided)]).toEqual(['surge', ['done', 'surge']]);
    raided.choose('done');
    expect(raided.offered('play')).toEqual(['play:dash', 'play:plan-ahead']);
  });

  test('D2-HTURN-08 conditions of a familiar: at the start and the end of its own activation', () => {
    const t = necromancer(state => {
      const [one] = state.companions;
      if (one !== undefined) one.conditions = ['diseased', 'immobilized'];
    });
    expect(damageOf(t, 'reanimate')).toBe(0);
    t.choose('done').choose('familiar:reanimate');
    // It has no willpower: the test fails, and 1 fatigue is 1 damage.
    expect([damageOf(t, 'reanimate'), t.offered('move')]).toEqual([1, []]);
    t.choose('end');
    expect(figure(t, 'reanimate').conditions).toEqual(['diseased']);
  });

  test('D2-ACTN-03 a hero moves, attacks, uses a skill, rests, searches, revives, opens or closes a door, does what the quest allows; a fallen one stands up', () => {
    const busy = (down: boolean) =>
      acts(
        sit(
          state => {
            const one = hero(state, AVRIC, 'disciple', 'F3', ['blessed-strike']);
            one.damage = 1;
            if (down) Object.assign(one, { down: at(state, 'F3'), cells: [] });
            const other = hero(state, 'syndrael', 'knight', 'G4');
            Object.assign(other, { down: at(state, 'G4'), cells: [], acted: true });
            monster(state, 'zombie', 'F4');
            state.tokens = [{ id: 'search-1', kind: 'search', cell: at(state, 'E3'), face: null, hidden: true }];
          },
          { quest: PROVING_GROUND },
        ),
        AVRIC,
      );
    expect(verbs(busy(false))).toEqual([
      'attack',
      'door',
      'end',
      'move',
      'rest',
      'revive',
      'search',
      'special',
      'tire',
      'use',
    ]);
    expect(verbs(busy(true))).toEqual(['end', 'stand-up']);
    const t = busy(false);
    // A skill that is an action, and the door again.
    expect(t.offered(`use:${AVRIC},blessed-strike`)).toHaveLength(1);
    expect([t.state.doors[0], t.choose('door:0').state.doors[0], t.choose('door:0').state.doors[0]]).toEqual([
      DOOR_CLOSED,
      DOOR_OPEN,
      DOOR_CLOSED,
    ]);
    expect(t.state.turns[0]?.actions).toBe(0);
  });

  test('D2-ACTN-15 D2-ACTIV-02 an attack or movement that an effect grants costs no action and activates nobody', () => {
    const t = raid(state => {
      // She would test willpower if she were activated.
      hero(state, 'syndrael', 'knight', 'F5', ['guard']).conditions = ['diseased'];
      monster(state, 'zombie', 'H5');
    });
    t.choose('move');
    t.choose(go(t, 'G5')).choose('use:syndrael,guard,0', [face('blue', { range: 5 }), face('red', { damage: 1 }), 6]);
    expect(t.events().filter(e => e.kind === 'attacks')).toMatchObject([{ by: 'syndrael', on: ['zombie-1'] }]);
    expect(t.events().filter(e => e.kind === 'tested')).toEqual([]);
    expect(t.events().filter(e => e.kind === 'turn')).toMatchObject([{ figure: 'zombie-1' }]);
    expect(t.state.turns.map(one => [one.figure, one.attacks, one.actions])).toEqual([['zombie-1', 0, 1]]);
    const led = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'F5');
        hero(state, AVRIC, 'disciple', 'F6').conditions = ['diseased'];
        monster(state, 'zombie', 'J8');
      }),
      'syndrael',
    ).choose('use:syndrael,syndrael-feat,0');
    led.choose(go(led, 'F8')).choose('done');
    expect(led.state.turns).toMatchObject([{ figure: 'syndrael', actions: 2, pools: [{ source: 'move-1', left: 4 }] }]);
    expect(led.events().filter(e => e.kind === 'tested' || (e.kind === 'turn' && e.figure === AVRIC))).toEqual([]);
    led.choose('end');
    // His own turn is still to come, with both actions.
    expect(led.state.turns.map(one => [one.figure, one.actions])).toEqual([[AVRIC, 2]]);
  });
});

describe('the turn of the overlord', () => {
  const dawn = (change: (state: State) => void): Played =>
    sit(state => {
      hero(state, 'syndrael', 'knight', 'E5').acted = true;
      monster(state, 'zombie', 'J8');
      monster(state, 'zombie', 'J6');
      state.stage = 'overlord';
      change(state);
    });

  test('D2-OTURN-02 D2C-REF-01 D2-OTURN-03 he draws, then uses what belongs to the start of his turn, then refreshes his cards', () => {
    const t = dawn(state => {
      holds(state, ['dark-charm'], ['dash']);
      state.overlord.tired = ['some-relic'];
    });
    expect([t.kind, t.seat, t.offered()]).toEqual(['answer', 0, ['play:dark-charm', 'pass']]);
    expect([t.state.overlord.hand, t.state.overlord.tired]).toEqual([['dark-charm', 'dash'], ['some-relic']]);
    t.choose('pass');
    expect([t.kind, t.state.overlord.tired]).toEqual(['activate', []]);
  });

  test('D2-OTURN-08 D2-MGEN-13 what happens when a group is activated happens once for the group, before its monsters act one after the other', () => {
    const t = dawn(state => {
      monster(state, 'goblin-archer', 'J3');
      lay(state, 'monsters', { at: 'group-activated', must: true, effects: [{ do: 'count', counter: 'groups' }] });
    });
    t.choose('group:zombie');
    expect([t.kind, t.state.counters.groups, t.state.turns]).toEqual(['activate', 1, []]);
    t.choose('monster:zombie-2').choose('end');
    expect([t.state.turns.map(one => one.figure), t.state.counters.groups]).toEqual([['zombie-1'], 1]);
    t.choose('end');
    expect([t.state.turns.map(one => one.figure), t.state.counters.groups]).toEqual([['goblin-archer-1'], 2]);
  });

  test('D2-OTURN-09 D2-ACTIV-08 D2-OLGEN-13 cards for an activation are played before or after an action or in the middle of a move, two of one name not on the same monster', () => {
    const t = dawn(state => {
      holds(state, ['blood-rage', 'dash', 'dash', 'plan-ahead', 'plan-ahead'], ['tripwire', 'tripwire']);
    });
    // Between two activations only what belongs to the whole turn.
    expect([t.kind, t.offered()]).toEqual(['overlord-turn', ['group:zombie', 'play:plan-ahead']]);
    t.choose('group:zombie').choose('monster:zombie-1');
    expect(t.offered('play')).toEqual(['play:dash', 'play:plan-ahead']);
    const spent = dawn(state => {
      state.monsters = [];
      monster(state, 'goblin-archer', 'J8');
      holds(state, ['frenzy']);
    });
    spent.choose('move').choose('move');
    expect([spent.state.turns[0]?.actions, spent.offered('play')]).toEqual([0, ['play:frenzy']]);
    t.choose('move');
    t.choose(go(t, 'J7')).choose('play:dash');
    expect([t.state.turns[0]?.extra, t.state.turns[0]?.pools, t.offered('play')]).toEqual([
      ['move'],
      [{ source: 'move-1', left: 2 }],
      ['play:plan-ahead'],
    ]);
    // Another card in between makes no new occasion of it.
    t.choose('play:plan-ahead');
    expect(t.offered('play')).toEqual(['play:plan-ahead']);
    t.choose('end');
    // The next monster is another occasion.
    expect([t.state.turns[0]?.figure, t.offered('play:dash')]).toEqual(['zombie-2', ['play:dash']]);
    // And so is the next activation of the same one.
    t.choose('end');
    for (let i = 0; i < 6 && t.state.turns[0]?.figure !== 'zombie-1'; i++)
      t.choose(t.offered('monster:zombie-1')[0] ?? t.offered('group')[0] ?? t.offered('pass')[0] ?? 'end');
    expect([t.state.round, t.offered('play')]).toEqual([2, ['play:dash', 'play:plan-ahead']]);
  });

  test('D2-OTURN-10 conditions of a monster: at the start and the end of its own activation', () => {
    const t = dawn(state => {
      for (const one of state.monsters) one.conditions = ['poisoned', 'immobilized'];
    });
    expect(t.state.monsters.map(one => one.damage)).toEqual([0, 0]);
    t.choose('monster:zombie-2');
    expect(t.state.monsters.map(one => one.damage)).toEqual([0, 1]);
    t.choose('end');
    expect(t.state.monsters.map(one => one.conditions)).toEqual([['poisoned', 'immobilized'], ['poisoned']]);
  });

  test('D2-OTURN-14 at the end: what belongs to the end of the turn, then what belongs to the end of the round', () => {
    const t = dawn(state => {
      lay(state, 'all', { at: 'overlord-turn-end', must: true, effects: [{ do: 'count', counter: 'turns' }] }, 'a');
      lay(
        state,
        'all',
        {
          at: 'round-end',
          must: true,
          if: { is: 'counter', counter: 'turns', least: 1 },
          effects: [{ do: 'count', counter: 'rounds' }],
        },
        'b',
      );
    });
    t.choose('monster:zombie-1').choose('end').choose('end');
    expect([t.state.round, t.state.counters.turns, t.state.counters.rounds]).toEqual([2, 1, 1]);
  });

  test('D2-ACTIV-01 D2-ACTIV-03 D2-ACTIV-07 a monster acts only while it is activated, and each is once', () => {
    const t = dawn(() => undefined);
    expect(t.offered()).toEqual(['monster:zombie-1', 'monster:zombie-2']);
    t.choose('monster:zombie-1').choose('move');
    expect(t.state.turns.map(one => one.figure)).toEqual(['zombie-1']);
    t.choose('end');
    expect(t.state.turns.map(one => one.figure)).toEqual(['zombie-2']);
    t.choose('end');
    expect(t.state.round).toBe(2);
  });

  test('D2-ACTN-04 D2-MGEN-17 a monster moves, attacks, uses actions of its card, opens or closes a door, does what the quest allows; neither rests nor searches', () => {
    const t = raid(
      state => {
        hero(state, 'syndrael', 'knight', 'E4');
        monster(state, 'barghest', 'F3', 'F4');
        state.tokens = [{ id: 'search-1', kind: 'search', cell: at(state, 'E3'), face: null, hidden: true }];
      },
      'barghest-1',
      { quest: PROVING_GROUND },
    );
    expect(verbs(t)).toEqual(['attack', 'door', 'end', 'move', 'special', 'use']);
    expect(t.offered('use')).toEqual(['use:barghest-1,howl,0']);
    t.choose('special:growl,');
    expect([t.state.counters.growls, t.state.turns[0]?.actions]).toEqual([1, 1]);
    t.choose('door:0');
    expect([t.state.doors[0], t.state.turns[0]?.actions]).toEqual([DOOR_OPEN, 0]);
    const closing = raid(
      state => {
        hero(state, 'syndrael', 'knight', 'E4');
        monster(state, 'barghest', 'F3', 'F4');
        state.doors[0] = DOOR_OPEN;
      },
      'barghest-1',
      { quest: PROVING_GROUND },
    );
    expect(closing.choose('door:0').state.doors[0]).toBe(DOOR_CLOSED);
  });

  test('D2-ROUND-07 what comes before an activation is no part of it', () => {
    const t = dawn(state => {
      Object.assign(hero(state, 'jain-fairwood', 'wildlander', 'E8', ['first-strike']), { acted: true });
      for (const one of state.monsters) one.conditions = ['diseased'];
    });
    t.choose('monster:zombie-2');
    expect([t.offered(), t.state.turns, damageOf(t, 'zombie-2')]).toEqual([
      ['use:jain-fairwood,first-strike,0', 'pass'],
      [],
      0,
    ]);
    t.choose('pass');
    expect([t.state.turns.map(one => one.figure), damageOf(t, 'zombie-2')]).toEqual([['zombie-2'], 1]);
  });

  test('D2-ROUND-08 who is activated at the start of a turn acts within it, who is activated outside any turn in none', () => {
    const called = (moment: 'turn-start' | 'round-start') => {
      const t = sit(state => {
        const one = hero(state, LEORIC, 'runemaster', 'E5');
        reanimate(state, LEORIC, 'E6');
        monster(state, 'zombie', 'J8');
        lay(state, LEORIC, {
          at: moment,
          must: true,
          aim: { who: 'familiar' },
          effects: [{ do: 'activate' }],
        });
        if (moment === 'round-start') {
          one.acted = true;
          state.stage = 'overlord';
        }
      });
      if (moment === 'round-start') t.choose('end');
      return t.state.turns.map(({ figure: id }) => id);
    };
    expect(called('turn-start')).toEqual([LEORIC, 'reanimate']);
    expect(called('round-start')).toEqual(['reanimate']);
  });
});
