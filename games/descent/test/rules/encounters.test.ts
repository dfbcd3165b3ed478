import { pileCards } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { SHOP } from '../../content/items/index.ts';
import type { Encounter } from '../../content/quest.ts';
import { cardFor } from '../../rules/searching.ts';
import type { State } from '../../state.ts';
import { acts, at, card, face, figure, hero, holds, monster, type Played, sit, strike } from '../positions.ts';
import { PROVING_GROUND, proving } from '../proving-ground.ts';

const goal = (side: 'heroes' | 'overlord', counter: string) => ({
  side,
  counter,
  least: 1,
  text: { en: counter, de: counter },
});
/** Tents stand in the second encounter; it is over sooner than others. */
const CAMP: Encounter['plan'] = {
  id: 'proving-camp',
  tiles: [
    { tile: 'entrance-A', at: 'A7' },
    { tile: '9A', at: 'C6', as: 'yard' },
    { tile: 'end-A', at: 'D5', turn: 180 },
    { tile: 'end-A', at: 'G7', turn: 270 },
  ],
  marks: { tents: ['C6', 'C7', 'C8', 'C9'], far: ['F6', 'F7', 'F8', 'F9'] },
};
proving(
  { goals: [goal('heroes', 'won'), goal('overlord', 'lost')], groups: [{ of: 'zombie', at: 'east' }] },
  {
    plan: CAMP,
    heroes: 'tents',
    goals: [goal('heroes', 'saved'), goal('overlord', 'burnt')],
    groups: [{ of: 'goblin-archer', at: 'far' }],
    rounds: 3,
    actions: {
      douse: {
        name: { en: 'Douse', de: 'Löschen' },
        by: 'heroes',
        effects: [{ do: 'count', counter: 'saved' }],
      },
    },
    abilities: [{ at: 'rested', must: true, effects: [{ do: 'count', counter: 'naps' }] }],
  },
);

/** The first encounter, about to be decided for this side: Syndrael and Jain, and what is laid besides. */
const decided = (counter: 'won' | 'lost', more: (state: State) => void = () => {}): Played => {
  const t = sit(
    state => {
      hero(state, 'syndrael', 'knight', 'E5');
      hero(state, 'jain-fairwood', 'thief', 'E6');
      monster(state, 'zombie', 'J8');
      state.counters = { [counter]: 1 };
      more(state);
    },
    { heroes: 2, quest: PROVING_GROUND },
  );
  // The next step ends it.
  return t.choose('hero:syndrael');
};

/** Goes on to the first round of the next encounter. */
const goesOn = (t: Played): Played => {
  for (let i = 0; i < 40 && t.state.stage !== 'heroes' && t.kind !== null; i++) t.choose(t.offered()[0] ?? '');
  return t;
};

describe('from one encounter to the next', () => {
  test('D2-ENC-01 D2-QGEN-02 the second encounter has its own map, set-up, monsters, actions, rules and goals', () => {
    const t = decided('won');
    const tents = ['C6', 'C7', 'C8', 'C9'].map(name => `space:${at(t.state, name)}`);
    expect([t.kind, t.offered(), t.state.doors]).toEqual(['place', tents, []]);
    goesOn(t);
    expect([t.state.encounter, t.state.round, t.state.counters]).toEqual([1, 1, {}]);
    expect(t.state.monsters.map(({ of }) => of)).toEqual(['goblin-archer', 'goblin-archer', 'goblin-archer']);
    acts(t, 'syndrael').choose('rest');
    expect(t.state.counters.naps).toBe(1);
    // Whatever decided the first encounter decides nothing here; what the second one allows does.
    const again = sit(state => void Object.assign(state, structuredClone(t.state), { counters: { won: 1 } }), {
      heroes: 2,
      quest: PROVING_GROUND,
    }).choose('tire');
    expect(again.state.won).toEqual(['heroes']);
    again.choose('special:douse,');
    expect([again.state.won, again.state.stage, again.match.outcome?.kind]).toEqual([
      ['heroes', 'heroes'],
      'over',
      'heroes',
    ]);
  });

  test('D2-QGEN-03 who wins the last encounter wins the quest, whoever won the first', () => {
    const ends = (first: 'won' | 'lost', second: 'saved' | 'burnt'): unknown => {
      const t = goesOn(decided(first));
      const last = sit(
        state => {
          Object.assign(state, structuredClone(t.state), { counters: { [second]: 1 } });
        },
        { heroes: 2, quest: PROVING_GROUND },
      );
      if (last.kind === 'next-hero') last.choose('hero:syndrael');
      return [last.match.outcome?.kind, last.match.outcome?.winners];
    };
    expect([ends('won', 'burnt'), ends('lost', 'saved')]).toEqual([
      ['overlord', [0]],
      ['heroes', [1]],
    ]);
  });

  test('D2-ENC-02 D2-ENC-03 D2-ENC-05 D2-ENC-07 damage and conditions stay, fatigue goes, the heroic feat is back', () => {
    const t = goesOn(
      decided('won', state => {
        Object.assign(state.heroes[1] ?? {}, { damage: 4, fatigue: 3, conditions: ['poisoned'], feat: false });
      }),
    );
    expect(figure(t, 'jain-fairwood')).toMatchObject({ damage: 4, fatigue: 0, conditions: ['poisoned'], feat: true });
  });

  test('D2-ENC-06 who is down may stand up for free and then recovers all fatigue', () => {
    const down = (state: State): void => {
      const jain = state.heroes[1];
      if (jain !== undefined) Object.assign(jain, { damage: 8, fatigue: 5, down: at(state, 'E6'), cells: [] });
    };
    const t = decided('won', down);
    expect([t.kind, t.offered()]).toEqual(['between', ['stand-up', 'pass']]);
    const red = face('red', { damage: 2 });
    t.choose('stand-up', [red, red]);
    expect(figure(t, 'jain-fairwood')).toMatchObject({ damage: 4, fatigue: 0, down: null });
  });

  test('D2-ENC-12 who does not, begins the next encounter knocked out', () => {
    const t = decided('won', state => {
      const jain = state.heroes[1];
      if (jain !== undefined) Object.assign(jain, { damage: 8, fatigue: 5, down: at(state, 'E6'), cells: [] });
    });
    t.choose('pass')
      .choose(`space:${at(t.state, 'C6')}`)
      .choose(`space:${at(t.state, 'C8')}`);
    goesOn(t);
    // She did not stand up for a moment. Where she was placed, not on the first free space, lies her token.
    expect(t.events().filter(e => e.kind === 'appears' && e.figure === 'jain-fairwood')).toEqual([]);
    expect(figure(t, 'jain-fairwood')).toMatchObject({ damage: 8, fatigue: 5, cells: [], down: at(t.state, 'C8') });
  });

  test('D2-ENC-08 D2-SRCH-09 D2-SRCH-10 search cards stay as they lie; the search deck is not shuffled anew', () => {
    const t = goesOn(
      decided('won', state => {
        state.heroes[0]?.cards.push(cardFor('health-potion'), { ...cardFor('power-potion'), used: true });
        state.search = { top: [], rest: ['stamina-potion'], bottom: [] };
      }),
    );
    expect([card(t, 'syndrael', 'health-potion').used, card(t, 'syndrael', 'power-potion').used]).toEqual([
      false,
      true,
    ]);
    expect(pileCards(t.state.search)).toEqual(['stamina-potion']);
  });

  test('D2-ENC-10 the overlord keeps his hand and draws no new one', () => {
    const t = decided('won', state => holds(state, ['plan-ahead'], ['schemes', 'schemes', 'schemes']));
    for (let i = 0; i < 40 && t.state.stage !== 'heroes'; i++) t.choose(t.offered()[0] ?? '');
    expect([t.state.overlord.hand, pileCards(t.state.overlord.deck).length]).toEqual([['plan-ahead'], 3]);
  });

  test('D2-QGEN-07 after forty rounds without a decision the overlord has won the encounter, or after those the quest names', () => {
    const after = (round: number, encounter = 0): readonly string[] => {
      const t = sit(
        state => {
          state.encounter = encounter;
          hero(state, 'syndrael', 'knight', 'E7');
          hero(state, 'jain-fairwood', 'thief', 'E6');
          monster(state, 'zombie', 'F8');
          state.round = round;
        },
        { heroes: 2, quest: PROVING_GROUND },
      );
      return t.choose('hero:syndrael').state.won;
    };
    expect([after(40), after(41)]).toEqual([[], ['overlord']]);
    expect([after(3, 1), after(4, 1)]).toEqual([[], ['overlord']]);
  });
});

describe('items and trading', () => {
  const pair = (more: (state: State) => void = () => {}): Played =>
    acts(
      sit(state => {
        const one = hero(state, 'syndrael', 'knight', 'E5', ['chainmail']);
        one.cards.push({ ...cardFor('stamina-potion'), used: true });
        // Jain has not had her turn: what she has exhausted still is.
        const jain = hero(state, 'jain-fairwood', 'thief', 'E6', ['lucky-charm']);
        for (const own of jain.cards) if (own.id === 'lucky-charm') own.tired = true;
        monster(state, 'zombie', 'J8');
        more(state);
      }),
      'syndrael',
    );

  test('D2-TRADE-03 D2-TRADE-07 D2-TRADE-05 D2-TRADE-04 after a move action was begun cards go to an adjacent hero, used ones too, at no cost', () => {
    const t = pair();
    expect(t.offered('give:')).toEqual([]);
    t.choose('move');
    const charm = 'give:lucky-charm,syndrael,jain-fairwood';
    expect(t.offered('give:')).toEqual(['give:chainmail,jain-fairwood', 'give:stamina-potion,jain-fairwood', charm]);
    t.choose('give:stamina-potion,jain-fairwood').choose(charm);
    expect([
      t.state.turns[0]?.actions,
      card(t, 'jain-fairwood', 'stamina-potion').used,
      card(t, 'syndrael', 'lucky-charm').tired,
    ]).toEqual([1, true, true]);
    // For the rest of the turn, whatever else she does.
    t.choose('rest');
    expect(t.offered('give:')).toEqual(['give:chainmail,jain-fairwood']);
  });

  test('D2-TRADE-06 what was received is equipped in the next own turn at the earliest', () => {
    const t = pair().choose('move').choose('give:chainmail,jain-fairwood');
    expect(card(t, 'jain-fairwood', 'chainmail').worn).toBe(false);
    t.choose('end');
    expect([t.kind, t.offered('take-off:').length > 0]).toEqual(['equip', true]);
  });

  test('D2-TRADE-01 D2-TRADE-03 D2-TRADE-09 who has moved may get things too, if the other player agrees; nothing goes to and fro', () => {
    const meet = (seats: number) =>
      acts(
        sit(
          state => {
            hero(state, 'syndrael', 'knight', 'E5', ['chainmail']);
            hero(state, 'jain-fairwood', 'thief', 'E6', ['iron-battleaxe', 'health-potion']);
            hero(state, 'avric-albright', 'disciple', 'E8', ['leather-armor']);
            monster(state, 'zombie', 'J8');
          },
          { seats },
        ),
        'syndrael',
      );
    const get = 'give:iron-battleaxe,syndrael,jain-fairwood';
    const t = meet(2);
    expect(t.offered('give:')).toEqual([]);
    t.choose('move');
    expect(t.offered('give:')).toEqual([
      'give:chainmail,jain-fairwood',
      get,
      'give:health-potion,syndrael,jain-fairwood',
    ]);
    t.choose(get);
    expect([t.kind, card(t, 'syndrael', 'iron-battleaxe').worn, t.state.turns[0]?.actions]).toEqual(['turn', false, 1]);
    // What she has just got does not go back.
    expect(t.offered('give:')).toEqual(['give:chainmail,jain-fairwood', 'give:health-potion,syndrael,jain-fairwood']);
    const asked = meet(4).choose('move').choose(get);
    expect([asked.seat, asked.kind, asked.offered()]).toEqual([2, 'give-away', ['give:iron-battleaxe,syndrael', 'no']]);
    asked.choose('no');
    expect([asked.kind, asked.offered(get), card(asked, 'jain-fairwood', 'iron-battleaxe').worn]).toEqual([
      'turn',
      [],
      true,
    ]);
  });

  test('D2-IGEN-01 D2-IGEN-02 the shop has weapons, known by their attack, armour and other things', () => {
    const of = (kind: string): string[] =>
      Object.entries(SHOP)
        .filter(([, { attack, slot }]) => (attack !== undefined ? 'weapon' : slot) === kind)
        .map(([id]) => id);
    expect(of('armor')).toEqual([
      ...['chainmail', 'heavy-cloak', 'leather-armor'],
      ...['demonhide-leather', 'elven-cloak', 'platemail'],
    ]);
    expect([...of('other'), ...of('one-hand')]).toEqual([
      ...['lucky-charm', 'mana-weave', 'ring-of-power', 'scorpion-helm', 'iron-bound-ring', 'tival-crystal'],
      ...['iron-shield', 'heavy-steel-shield'],
    ]);
    for (const { attack, dice = [] } of Object.values(SHOP)) expect(dice.includes('blue')).toBe(attack !== undefined);
    // One attacks with weapons for melee and for distant targets, not with a shield or a ring.
    const t = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'E5', ['sling', 'iron-shield', 'ring-of-power']);
        monster(state, 'zombie', 'F5');
      }),
      'syndrael',
    );
    expect(t.offered('attack:').map(id => id.split(/[:,]/)[1])).toEqual(['iron-longsword', 'sling', 'unarmed']);
  });

  test('D2-IGEN-07 what kind of item each card of the shop is', () => {
    const of: Record<string, string[]> = {};
    for (const [id, { traits }] of Object.entries(SHOP))
      for (const trait of traits) of[trait] = [...(of[trait] ?? []), id];
    expect(of).toEqual({
      axe: ['iron-battleaxe', 'grinding-axe'],
      blade: ['steel-broadsword', 'steel-greatsword'],
      bow: ['crossbow', 'elm-greatbow', 'latari-longbow'],
      cloak: ['heavy-cloak', 'elven-cloak'],
      exotic: ['crossbow', 'iron-spear', 'sling', 'dwarven-firebomb'],
      hammer: ['light-hammer', 'dragontooth-hammer', 'mace-of-kellos'],
      'heavy-armor': ['chainmail', 'platemail'],
      helmet: ['scorpion-helm'],
      'light-armor': ['leather-armor', 'demonhide-leather'],
      magic: ['immolation', 'magic-staff', 'sunburst', 'ice-storm', 'lightning-strike'],
      ring: ['ring-of-power', 'iron-bound-ring'],
      rune: ['immolation', 'mana-weave', 'sunburst', 'ice-storm', 'lightning-strike'],
      shield: ['iron-shield', 'heavy-steel-shield'],
      staff: ['magic-staff'],
      trinket: ['lucky-charm', 'tival-crystal'],
    });
  });

  test('D2-IGEN-09 two helmets are one too many', () => {
    const t = sit(state => {
      const one = hero(state, 'syndrael', 'knight', 'E5');
      one.cards.push({ ...cardFor('scorpion-helm'), worn: true }, cardFor('scorpion-helm'));
      monster(state, 'zombie', 'J8');
    });
    expect([t.kind, t.offered('wear:scorpion-helm')]).toEqual(['equip', []]);
  });

  test('D2-IGEN-03 what a weapon can do, it does only in attacks with it', () => {
    // Pierce and surges of the axe are not there when she strikes with bare hands.
    const t = acts(
      sit(state => {
        const one = hero(state, 'syndrael', 'knight', 'E5', ['iron-battleaxe']);
        one.cards = one.cards.filter(({ id }) => id === 'iron-battleaxe');
        monster(state, 'zombie', 'F5');
      }),
      'syndrael',
    );
    t.choose(strike(t, 'unarmed', 'zombie-1', 'F5'), [face('blue', { range: 2 }), face('brown', { shield: 1 })]);
    expect(t.offered('surge:')).toEqual([]);
    t.chooseWhile('surge', 'done');
    expect(figure(t, 'zombie-1').damage).toBe(1);
    // Throwing Knives do 1 damage more to a neighbour, a fist does not.
    const struck = (weapon: string, dice: readonly number[]): number => {
      const thief = acts(
        sit(state => {
          hero(state, 'jain-fairwood', 'thief', 'E5');
          monster(state, 'ettin', 'F5', 'G5', 'F6', 'G6');
        }),
        'jain-fairwood',
      );
      const bare = face('gray', { shield: 0 });
      thief.choose(strike(thief, weapon, 'ettin-1', 'F5'), [face('blue', { range: 3 }), ...dice, bare, bare]);
      return figure(thief, 'ettin-1').damage;
    };
    const knives = struck('throwing-knives', [face('yellow', { range: 1, damage: 1, surge: 0 })]);
    expect([knives, struck('unarmed', [])]).toEqual([4, 2]);
  });
});
