import { newChance } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { CITIZENS, MONSTERS } from '../../content/index.ts';
import { QUESTS } from '../../content/quests/index.ts';
import type { State } from '../../index.ts';
import { resample } from '../../redealing.ts';
import { weaponsOf } from '../../rules/attack/weapons.ts';
import { unbegun } from '../../rules/campaign/flow.ts';
import { ledgerAfter, readLedger } from '../../rules/campaign/ledger.ts';
import { gainCitizens, offerGuise } from '../../rules/citizens.ts';
import { defeat } from '../../rules/defeat.ts';
import { INFLUENCE, isRevealed } from '../../rules/quest/influence.ts';
import { layEncounter } from '../../rules/setting-up.ts';
import { attributeOf, defencePool, healthOf, speedOf } from '../../rules/values.ts';
import { setup } from '../../setup.ts';
import { travelText } from '../../texts/travel.ts';
import { view } from '../../view.ts';
import { blue, brown, gray, green, red } from '../content/boxes/throws.ts';
import { after, begun, dusk, io } from '../laid.ts';
import { acts, at, damageOf, figure, hero, holds, monster, type Played, raid, sit, strike } from '../positions.ts';
import { PROVING_GROUND, proving } from '../proving-ground.ts';

const GRISBAN = 'grisban-the-thirsty';
const LEORIC = 'leoric-of-the-book';
const MASTER = 'changeling-master-1';
const QUEST = 'faces-of-nerekhall';

// Three effects, of which one is chosen; a round after the other for the second encounter with two.
const TELLS = (counter: string) => [{ do: 'count', counter }] as const;
proving(
  {
    influence: [
      { token: 'red', name: { en: 'Red', de: 'Rot' }, effects: TELLS('red') },
      { token: 'blue', name: { en: 'Blue', de: 'Blau' }, effects: TELLS('blue') },
      { token: 'white', name: { en: 'White', de: 'Weiß' }, effects: TELLS('white') },
    ],
    groups: [{ of: 'changeling', at: 'east' }],
    abilities: [{ at: 'round-end', must: true, effects: [{ do: 'reveal-influence' }] }],
    reinforcements: [{ group: 'changeling', n: 1, at: ['east'] }],
    citizens: ['the-civilian'],
  },
  {
    influence: [
      { token: 'red', name: { en: 'Red', de: 'Rot' }, effects: [] },
      { token: 'white', name: { en: 'White', de: 'Weiß' }, effects: [] },
    ],
    groups: [{ of: 'changeling', at: 'east' }],
  },
);

/** The set-up of an encounter of the proving ground, from this step on. */
const laid = (todo: readonly string[], change: (state: State) => void = () => undefined) =>
  sit(
    state => {
      hero(state, GRISBAN, 'berserker', 'E5');
      hero(state, LEORIC, 'necromancer', 'E6');
      state.groups = [{ id: 'changeling', of: 'changeling', inactive: false, minions: 0, masters: 0, acted: false }];
      state.stage = 'setup';
      state.todo = [...todo, 'begin'];
      change(state);
    },
    { quest: PROVING_GROUND, heroes: 2 },
  );

describe('influence', () => {
  test('D2-NEREK-01 D2-NEREK-03 during set-up the overlord chooses one of up to three effects of the table', () => {
    const t = laid(['influence']);
    expect([t.kind, t.seat, t.offered()]).toEqual([
      'influence',
      0,
      ['influence:red', 'influence:blue', 'influence:white'],
    ]);
    t.choose('influence:blue');
    expect(t.state.secrets[INFLUENCE]).toEqual({ n: 2, low: 1, high: 3 });
    for (const { encounters } of Object.values(QUESTS))
      for (const { influence = [] } of encounters) {
        expect(influence.length).toBeLessThanOrEqual(3);
        expect(new Set(influence.map(({ token }) => token)).size).toBe(influence.length);
      }
  });

  test('D2-NEREK-04 where there are two effects, the third token is not among those he chooses from', () => {
    const t = laid(['influence'], state => {
      state.encounter = 1;
    });
    expect(t.offered()).toEqual(['influence:red', 'influence:white']);
  });

  test('D2-NEREK-05 the heroes do not know which token lies there, and any may be the one', () => {
    const t = laid(['influence']).choose('influence:blue');
    expect([view(t.state, 0).secrets[INFLUENCE]?.n, view(t.state, 1).secrets[INFLUENCE]?.n]).toEqual([2, null]);
    const seen = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const world = structuredClone(t.state);
      resample(world, 1, newChance(`world ${i}`), []);
      seen.add(world.secrets[INFLUENCE]?.n ?? 0);
    }
    expect([...seen].sort()).toEqual([1, 2, 3]);
    const own = structuredClone(t.state);
    resample(own, 0, newChance('own'), []);
    expect(own.secrets[INFLUENCE]?.n).toBe(2);
    // Nothing that was told names it.
    expect(JSON.stringify(t.events(1))).not.toContain('blue');
  });

  test('D2-NEREK-02 D2-NEREK-06 when the quest says so the token is revealed, and its effect alone happens, once', () => {
    const t = laid(['influence'], state => {
      monster(state, 'changeling', 'J8');
    })
      .choose('influence:blue')
      .changed(state => {
        state.stage = 'overlord';
        for (const one of state.heroes) one.acted = true;
      });
    expect(isRevealed(t.state)).toBe(false);
    for (let i = 0; i < 12 && t.state.round === 1; i++) t.choose(t.offered('end')[0] ?? t.offered()[0] ?? '');
    expect([t.state.counters, isRevealed(t.state)]).toEqual([{ blue: 1 }, true]);
    expect(t.events(1).filter(one => one.kind === 'influence').length).toBe(1);
    for (let i = 0; i < 40 && t.state.round === 2; i++)
      t.choose(t.offered('end')[0] ?? t.offered('done')[0] ?? t.offered()[0] ?? '');
    expect([t.state.round, t.state.counters]).toEqual([3, { blue: 1 }]);
    // Everybody knows it now.
    const world = structuredClone(t.state);
    resample(world, 1, newChance('world'), []);
    expect(world.secrets[INFLUENCE]?.n).toBe(2);
  });

  test('D2-NEREK-06 our quest of Nerekhall: the token is turned over at the end of the first round', () => {
    const start = begun(QUEST, dusk);
    const t = begun(QUEST, state => {
      hero(state, GRISBAN, 'berserker', 'V2');
      hero(state, LEORIC, 'necromancer', 'V3');
      state.secrets[INFLUENCE] = { n: 1, low: 1, high: 3 };
      holds(state, [], ['dash', 'frenzy', 'pit-trap', 'tripwire']);
      state.overlord.xp = 0;
      dusk(state);
    });
    expect(start.state.boxes).toContain('SN');
    for (let i = 0; i < 30 && t.state.round === 1; i++)
      t.choose(t.offered('end')[0] ?? t.offered('pass')[0] ?? t.offered()[0] ?? '');
    // One for his turn, two more for the bribed guard.
    expect([t.state.round, t.state.overlord.hand.length]).toEqual([2, 3]);
  });
});

describe('corrupt citizens', () => {
  /** The master changeling is placed now. */
  const comes = (citizens: readonly string[], change: (state: State) => void = () => undefined) =>
    laid(['place:0'], state => {
      if (citizens.length > 0) state.overlord.citizens = [...citizens];
      change(state);
    });

  test('D2-NEREK-07 D2-NEREK-09 when a master changeling is placed he may play one on it; it keeps all it has', () => {
    const t = comes(['the-civilian', 'the-guardsman']);
    t.choose(t.offered('base')[0] ?? '');
    expect([t.kind, t.seat, t.offered()]).toEqual(['guise', 0, ['card:the-civilian', 'card:the-guardsman', 'pass']]);
    t.choose('card:the-civilian');
    expect(figure(t, MASTER)).toMatchObject({ guise: 'the-civilian' });
    // Health 6 and 2 for each of two heroes; a brown die more.
    expect([healthOf(t.state, MASTER), defencePool(t.state, MASTER)]).toEqual([10, ['gray', 'brown', 'brown']]);
    expect(attributeOf(t.state, GRISBAN, 'might')).toBe(5);
    const none = comes([]);
    none.choose(none.offered('base')[0] ?? '');
    expect(none.kind).not.toBe('guise');
    const refused = comes(['the-civilian']);
    refused.choose(refused.offered('base')[0] ?? '').choose('pass');
    expect(figure(refused, MASTER)).not.toHaveProperty('guise');
  });

  test('D2-NEREK-09 a master changeling that comes as reinforcement may wear a face too', () => {
    const t = sit(
      state => {
        hero(state, GRISBAN, 'berserker', 'E5');
        state.groups = [{ id: 'changeling', of: 'changeling', inactive: false, minions: 0, masters: 0, acted: false }];
        state.overlord.citizens = ['the-siren'];
        dusk(state);
      },
      { quest: PROVING_GROUND, heroes: 2 },
    );
    t.choose('rank:master').choose(t.offered('base')[0] ?? '');
    expect(t.offered()).toEqual(['card:the-siren', 'pass']);
  });

  test('D2-NEREK-10 only one of them is in play at a time', () => {
    const t = comes(['the-civilian', 'the-siren'], state => {
      monster(state, 'changeling*', 'J3').guise = 'the-siren';
    });
    t.choose(t.offered('base')[0] ?? '');
    expect(t.kind).not.toBe('guise');
  });

  test('D2-NEREK-11 D2-NEREK-12 the card comes back with the end of the encounter, unless who wore it was defeated', () => {
    const t = laid([], state => {
      state.overlord.citizens = ['the-civilian', 'the-siren'];
      monster(state, 'changeling*', 'J3').guise = 'the-siren';
    });
    const next = after(t, state => {
      state.encounter = 1;
      layEncounter(state, io());
      return [];
    });
    expect([next.overlord.citizens, next.monsters]).toEqual([['the-civilian', 'the-siren'], []]);
    const fallen = after(t, state => defeat(state, io(), MASTER, { by: 'x' }));
    expect([fallen.overlord.citizens, fallen.monsters]).toEqual([['the-civilian'], []]);
  });

  test('D2-NEREK-13 none is played on whoever stands in for a master changeling', () => {
    const t = laid([], state => {
      state.overlord.citizens = ['the-civilian'];
    });
    const agent = after(t, state => {
      // As agents stand there: a master of the group, but of another kind.
      const one = { ...monster(state, 'splig', 'J3'), rank: 'master', group: 'changeling' } as const;
      return offerGuise(state, io(), one);
    });
    const minion = after(t, state => offerGuise(state, io(), monster(state, 'changeling', 'J4')));
    const other = after(t, state => offerGuise(state, io(), monster(state, 'zombie*', 'J4')));
    expect([agent, minion, other].map(({ monsters }) => monsters[0]?.guise)).toEqual([undefined, undefined, undefined]);
    expect(Object.keys(MONSTERS).filter(id => MONSTERS[id]?.guises)).toEqual(['changeling']);
  });

  test('D2-NEREK-08 he receives them for what he has won, once each, and keeps them in a campaign', () => {
    const t = begun(QUEST, state => {
      hero(state, GRISBAN, 'berserker', 'V2');
      hero(state, LEORIC, 'necromancer', 'V3');
      state.won = ['overlord'];
      state.stage = 'between';
    });
    expect(t.state.overlord.citizens).toEqual(['the-guardsman']);
    const again = after(t, state => {
      gainCitizens(state, io(), ['the-guardsman', 'the-executioner']);
      return [];
    });
    expect(again.overlord.citizens).toEqual(['the-executioner', 'the-guardsman']);
    const lost = begun(QUEST, state => {
      hero(state, GRISBAN, 'berserker', 'V2');
      state.won = ['heroes'];
      state.stage = 'between';
    });
    expect(lost.state.overlord.citizens).toBeUndefined();
    const over = structuredClone(again);
    over.over = { winner: 'overlord', why: '' };
    const { ledger } = ledgerAfter(unbegun(), over);
    expect(ledger.overlord.citizens).toEqual(['the-executioner', 'the-guardsman']);
    const carried = JSON.parse(JSON.stringify(ledger));
    expect(readLedger(carried).overlord.citizens).toEqual(['the-executioner', 'the-guardsman']);
    const next = setup({ scenario: 'act-1', seats: 2, settings: {}, carried }, newChance('next'));
    expect(next.overlord.citizens).toEqual(['the-executioner', 'the-guardsman']);
  });
});

describe('the faces', () => {
  /** A master changeling with this face at G5 is activated; Grisban at F5, Leoric at E8. */
  const faces = (guise: string, change: (state: State) => void = () => undefined) =>
    raid(
      state => {
        hero(state, GRISBAN, 'berserker', 'F5');
        hero(state, LEORIC, 'necromancer', 'E8');
        monster(state, 'changeling*', 'G5').guise = guise;
        change(state);
      },
      MASTER,
      { heroes: 2 },
    );
  const spends = (t: Played, source: string) => {
    t.choose(t.offered('surge:').find(one => one.includes(source)) ?? '');
    for (let i = 0; i < 5 && (t.kind === 'surge' || t.kind === 'answer'); i++)
      t.choose(t.kind === 'surge' ? 'done' : 'pass');
    return t;
  };

  test('The Civilian: 2 health for each hero and a brown die', () => {
    const t = faces('the-civilian');
    expect([healthOf(t.state, MASTER), defencePool(t.state, MASTER)]).toEqual([10, ['gray', 'brown', 'brown']]);
  });

  test('The Executioner: 2 health for each hero; a surge for 2 damage per condition of the target', () => {
    const t = faces('the-executioner', state => {
      figure({ state } as Played, GRISBAN).conditions = ['poisoned', 'diseased'];
    });
    expect(healthOf(t.state, MASTER)).toBe(10);
    t.choose(strike(t, 'changeling', GRISBAN, 'F5'), [blue(1, 1), red(1), gray(1)]);
    // 1 + 1 hearts, 4 for the conditions, 1 less near Leoric, 1 shield.
    expect(damageOf(spends(t, 'the-executioner'), GRISBAN)).toBe(4);
  });

  test('The Guardsman: 2 health for each hero and a black die, but Shambling', () => {
    const t = faces('the-guardsman');
    expect([healthOf(t.state, MASTER), defencePool(t.state, MASTER)]).toEqual([10, ['gray', 'brown', 'black']]);
    t.choose('move');
    expect(t.offered('move')).toEqual([]);
  });

  test('The Hero: 2 health for each hero, a black die, and the weapons of heroes it sees', () => {
    const t = faces('the-hero');
    expect([healthOf(t.state, MASTER), defencePool(t.state, MASTER)]).toEqual([10, ['gray', 'brown', 'black']]);
    expect(weaponsOf(t.state, MASTER).map(({ id }) => id)).toContain('chipped-greataxe');
    t.choose(strike(t, 'chipped-greataxe', GRISBAN, 'F5'), [blue(1, 1), red(1), gray(1)]);
    // Its own surges do not belong to that weapon, those of the weapon do.
    expect([t.offered('surge:chipped-greataxe').length, t.offered('surge:changeling')]).toEqual([2, []]);
    const blind = faces('the-hero', state => {
      for (const one of state.heroes) for (const item of one.cards) item.worn = false;
    });
    expect(weaponsOf(blind.state, MASTER).map(({ id }) => id)).toEqual(['changeling']);
  });

  test('The Mage: 1 health for each hero, a ranged attack with a green die, and a surge for Blast', () => {
    const t = faces('the-mage', state => {
      figure({ state } as Played, LEORIC).cells = [at(state, 'E4')];
    });
    expect([healthOf(t.state, MASTER), weaponsOf(t.state, MASTER)[0]?.type]).toEqual([8, 'ranged']);
    t.choose(strike(t, 'changeling', GRISBAN, 'F5'), [blue(1, 1), red(1), green(1), gray(1)]);
    t.choose(t.offered('surge:').find(one => one.includes('the-mage')) ?? '', [gray(0)]);
    for (let i = 0; i < 5 && t.kind !== 'monster-turn'; i++)
      t.choose(t.kind === 'surge' ? 'done' : (t.offered()[0] ?? ''));
    expect([damageOf(t, GRISBAN) > 0, damageOf(t, LEORIC) > 0]).toEqual([true, true]);
  });

  test('The Magistrate: 1 health for each hero, a gray die, and its laughter reaches 5 spaces', () => {
    const might = (guise: string, space: string) => {
      const t = faces(guise, state => {
        figure({ state } as Played, GRISBAN).cells = [at(state, space)];
        figure({ state } as Played, MASTER).cells = [at(state, 'J5')];
      });
      return attributeOf(t.state, GRISBAN, 'might');
    };
    expect([might('the-magistrate', 'E5'), might('the-magistrate', 'H5'), might('the-civilian', 'E5')]).toEqual([
      4, 4, 5,
    ]);
    const t = faces('the-magistrate');
    expect([healthOf(t.state, MASTER), defencePool(t.state, MASTER)]).toEqual([8, ['gray', 'brown', 'gray']]);
  });

  test('The Scholar: minion changelings within 5 spaces have a gray die and 1 damage more; attacks on it need a surge', () => {
    const t = faces('the-scholar', state => {
      monster(state, 'changeling', 'H5');
      monster(state, 'zombie', 'H6');
    });
    expect([healthOf(t.state, MASTER), defencePool(t.state, MASTER)]).toEqual([6, ['gray', 'brown']]);
    expect([defencePool(t.state, 'changeling-1'), defencePool(t.state, 'zombie-1')]).toEqual([
      ['gray', 'brown', 'gray'],
      ['brown'],
    ]);
    const own = acts(
      sit(state => {
        hero(state, GRISBAN, 'berserker', 'F5');
        monster(state, 'changeling*', 'G5').guise = 'the-scholar';
      }),
      GRISBAN,
    );
    own.choose(strike(own, 'chipped-greataxe', MASTER, 'G5'), [blue(1), red(1), gray(1), brown(0)]);
    expect([damageOf(own, MASTER), own.events().some(({ kind }) => kind === 'missed')]).toEqual([0, true]);
  });

  test('The Scoundrel: 1 health for each hero, a brown die, 3 movement points in each activation, and Ravage', () => {
    const t = faces('the-scoundrel');
    expect([healthOf(t.state, MASTER), defencePool(t.state, MASTER)]).toEqual([8, ['gray', 'brown', 'brown']]);
    expect(t.state.turns[0]?.pools).toEqual([{ source: 'the-scoundrel', left: 3 }]);
    expect(speedOf(t.state, MASTER)).toBe(4);
    t.choose(strike(t, 'changeling', GRISBAN, 'F5'), [blue(1), red(1), gray(3)]);
    expect(t.offered('attack').length).toBeGreaterThan(0);
  });

  test('The Siren: 2 health for each hero, a ranged attack; two surges heal monsters by 2 and tire heroes within 3 spaces', () => {
    const t = faces('the-siren', state => {
      Object.assign(figure({ state } as Played, MASTER), { damage: 4 });
      monster(state, 'zombie', 'H5').damage = 2;
      // Four spaces away.
      monster(state, 'zombie', 'C6').damage = 2;
      hero(state, 'avric-albright', 'disciple', 'C4');
    });
    expect([healthOf(t.state, MASTER), weaponsOf(t.state, MASTER)[0]?.type]).toEqual([10, 'ranged']);
    t.choose(strike(t, 'changeling', GRISBAN, 'F5'), [blue(1, 1), red(3, 1), gray(3)]);
    spends(t, 'the-siren');
    expect([damageOf(t, MASTER), damageOf(t, 'zombie-1'), damageOf(t, 'zombie-2')]).toEqual([2, 0, 2]);
    expect(t.state.heroes.map(({ fatigue }) => fatigue)).toEqual([1, 1, 0]);
    expect(Object.keys(CITIZENS)).toHaveLength(9);
    expect(travelText('city-1', 'street', 'en')).toContain('street');
  });
});
