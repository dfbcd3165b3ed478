import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import { relicStep } from '../../rules/campaign/relics.ts';
import { defeat } from '../../rules/defeat.ts';
import { layEncounter } from '../../rules/setting-up.ts';
import { relicOfToken } from '../../rules/sun-stone.ts';
import { after, io } from '../laid.ts';
import { acts, ally, at, face, figure, hero, monster, type Played, raid, sit, strike } from '../positions.ts';
import { PROVING_GROUND, proving } from '../proving-ground.ts';

const SYN = 'syndrael';
const GRI = 'grisban-the-thirsty';
const STONE = 'sun-stone';
const FURY = 'suns-fury';

const WON = [{ side: 'heroes', counter: 'won', least: 1, text: { en: 'Win.', de: 'Gewinnt.' } }] as const;
proving(
  {
    goals: WON,
    actions: { win: { name: { en: 'Win', de: 'Gewinnen' }, by: 'heroes', effects: [{ do: 'count', counter: 'won' }] } },
    tokens: [{ kind: STONE, at: 'search' }],
  },
  { goals: WON, groups: [{ of: 'splig', at: 'east' }] },
);

const lie = (state: State, space: string): void => {
  Object.assign(state, { boxes: ['LR'] });
  state.tokens.push({ id: 'sun-stone-1', kind: STONE, cell: at(state, space), face: null, hidden: false });
};
const cardsOf = (state: State, i = 0): string[] => state.heroes[i]?.cards.map(({ id }) => id) ?? [];
const lying = (state: State) => state.tokens.filter(({ kind }) => kind === STONE).map(({ cell }) => cell);

describe('the Sun Stone', () => {
  test('D2-SUN-01 Sun Stone: it is a token and a relic card, a trinket with a green die more for attacks', () => {
    expect([relicOfToken(STONE), relicOfToken('villager')]).toEqual([STONE, null]);
    const t = acts(
      sit(state => {
        hero(state, SYN, 'knight', 'E5', [STONE]);
        monster(state, 'zombie', 'F5');
      }),
      SYN,
    );
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'F5'), [
      face('blue', { range: 3 }),
      face('red', { damage: 1, surge: 0 }),
      face('green', { damage: 1, surge: 0 }),
      face('brown', { shield: 0 }),
    ]);
    expect([t.leftover, t.state.monsters]).toEqual([[], []]);
  });

  test('D2-SUN-02 who is knocked out with it equipped leaves its token there and loses the card; whoever does not wear it keeps it', () => {
    const fallen = (worn: boolean) => {
      const t = sit(state => {
        const one = hero(state, SYN, 'knight', 'E5', [STONE]);
        for (const card of one.cards) if (card.id === STONE) card.worn = worn;
        hero(state, GRI, 'berserker', 'E8');
      });
      const state = after(t, now => defeat(now, io(), SYN, { by: 'x' }));
      return [lying(state), cardsOf(state).includes(STONE)];
    };
    expect(fallen(true)).toEqual([[132], false]);
    expect(fallen(false)).toEqual([[], true]);
  });

  test('D2-SUN-03 D2-SUN-04 as an action a hero takes it from his own space or next to it, token and card; an ally does not', () => {
    const beside = (space: string) => {
      const t = acts(
        sit(state => {
          hero(state, SYN, 'knight', 'E5');
          lie(state, space);
        }),
        SYN,
      );
      return t.offered('take');
    };
    expect([beside('E5').length, beside('F6').length, beside('G5').length]).toEqual([1, 1, 0]);
    const t = acts(
      sit(state => {
        hero(state, SYN, 'knight', 'E5');
        lie(state, 'F6');
      }),
      SYN,
    );
    t.choose(t.offered('take')[0] ?? '');
    expect([lying(t.state), cardsOf(t.state).includes(STONE), t.state.turns[0]?.actions]).toEqual([[], true, 1]);
    // It is an item now: nobody lays it down, and it is equipped like any other.
    expect([t.offered('drop'), figure(t, SYN).carries]).toEqual([[], []]);
    const idle = sit(state => {
      hero(state, SYN, 'knight', 'E5');
      ally(state, 'ally-serena', 'F5');
      lie(state, 'F6');
    }).choose('familiar:ally-serena');
    expect(idle.offered('take')).toEqual([]);
  });

  test('D2-SUN-03 D2-SUN-05 a monster carries the token and leaves it where it is defeated, a large one where the overlord likes', () => {
    const t = raid(state => {
      hero(state, SYN, 'knight', 'E5');
      monster(state, 'zombie', 'G6');
      lie(state, 'G7');
    }, 'zombie-1');
    t.choose(t.offered('take')[0] ?? '');
    expect([figure(t, 'zombie-1').carries, lying(t.state), t.offered('drop')]).toEqual([['sun-stone-1'], [null], []]);
    const fell = after(t, now => defeat(now, io(), 'zombie-1', { by: 'x' }));
    expect(lying(fell)).toEqual([at(t.state, 'G6')]);
    const large = acts(
      sit(state => {
        hero(state, SYN, 'knight', 'E5', ['skewer']);
        const ettin = monster(state, 'ettin', 'F5', 'G5', 'F6', 'G6');
        ettin.damage = 4;
        lie(state, 'G7');
        ettin.carries = ['sun-stone-1'];
        for (const token of state.tokens) token.cell = null;
      }),
      SYN,
    );
    large.choose(strike(large, 'iron-longsword', 'ettin-1', 'F5'), [
      face('blue', { range: 3 }),
      face('red', { damage: 3, surge: 0 }),
      face('gray', { shield: 0 }),
      face('gray', { shield: 0 }),
    ]);
    expect([large.kind, large.match.ask?.seat, large.offered().length]).toEqual(['where', 0, 4]);
    large.choose(`space:${at(large.state, 'G6')}`);
    expect(lying(large.state)).toEqual([at(large.state, 'G6')]);
  });

  const won = (arrange: (state: State) => void): Played => {
    const t = acts(
      sit(
        state => {
          hero(state, SYN, 'knight', 'E5');
          hero(state, GRI, 'berserker', 'E7');
          monster(state, 'zombie', 'J7');
          lie(state, 'G7');
          arrange(state);
        },
        { quest: PROVING_GROUND, heroes: 2 },
      ),
      SYN,
    );
    return t.choose('special:win,');
  };

  test('D2-SUN-06 what a monster carries at the end of the encounter is the overlord’s, as Sun’s Fury', () => {
    const t = won(state => {
      for (const token of state.tokens) token.cell = null;
      figure({ state } as Played, 'zombie-1').carries = ['sun-stone-1'];
    });
    expect([
      t.state.overlord.relics,
      t.state.heroes.some(one => cardsOf({ ...t.state, heroes: [one] }).includes(STONE)),
    ]).toEqual([[FURY], false]);
  });

  test('D2-SUN-07 what nobody carries goes back to the heroes, who choose one of them', () => {
    const t = won(() => undefined);
    expect(t.offered()).toEqual([`pick:${SYN}`, `pick:${GRI}`]);
    t.choose(`pick:${GRI}`);
    expect([t.state.overlord.relics, cardsOf(t.state, 1).includes(STONE), t.state.encounter]).toEqual([[], true, 1]);
  });

  test('where somebody has it already, the quest lays no second one', () => {
    const laid = (relics: readonly string[]) => {
      const t = sit(
        state => {
          hero(state, SYN, 'knight', 'E5');
          state.overlord.relics = [...relics];
        },
        { quest: PROVING_GROUND },
      );
      const state = structuredClone(t.state);
      layEncounter(state, io());
      return lying(state).length;
    };
    expect([laid([]), laid([FURY])]).toEqual([1, 0]);
  });
});

describe('Sun’s Fury', () => {
  const court = (relics: readonly string[], bearers: Record<string, string | null> = {}) =>
    sit(
      state => {
        hero(state, SYN, 'knight', 'E5');
        monster(state, 'splig', 'F5');
        state.overlord.relics = [...relics];
        state.overlord.bearers = bearers;
        state.stage = 'setup';
        state.todo = ['relics', 'begin'];
      },
      { heroes: 2 },
    );

  test('D2-SUN-08 D2C-ITEM-38 a lieutenant bears it besides another relic: a green die more', () => {
    const t = court([FURY, 'duskblade']);
    expect(t.offered()).toEqual([`bear:splig,${FURY}`, 'bear:splig,duskblade', 'done']);
    t.choose('bear:splig,duskblade');
    expect(t.offered()).toEqual([`bear:splig,${FURY}`, 'done']);
    t.choose(`bear:splig,${FURY}`);
    expect(t.state.monsters[0]).toMatchObject({ relic: 'duskblade', beside: FURY });
    const plain = poolOf(court([FURY]), false);
    expect(poolOf(court([FURY]), true)).toEqual([...plain, 'green']);
  });

  /** The dice of Splig's attack. */
  const poolOf = (t: Played, armed: boolean) => {
    t.choose(armed ? `bear:splig,${FURY}` : 'done');
    for (let i = 0; i < 9 && t.kind !== 'monster-turn'; i++)
      t.choose(t.kind === 'turn' ? 'end' : (t.offered().at(-1) ?? ''));
    t.choose(t.offered(`attack:splig,${SYN}`)[0] ?? '');
    const rolled = t.events().find(one => one.kind === 'attack-rolled');
    const dice = rolled?.kind === 'attack-rolled' ? rolled.dice.map(({ kind }) => kind) : [];
    return dice;
  };

  test('D2-SUN-09 who is defeated with it keeps it, the other relic is lost for the quest', () => {
    const t = court([FURY, 'duskblade'], { splig: 'duskblade', 'splig/beside': FURY });
    const state = after(t, now => {
      for (const one of now.monsters) Object.assign(one, { relic: 'duskblade', beside: FURY });
      return defeat(now, io(), 'splig', { by: 'x' });
    });
    expect(state.overlord.bearers).toEqual({ splig: null, 'splig/lost': 'duskblade', 'splig/beside': FURY });
    const again = after({ state } as Played, now => {
      monster(now, 'splig', 'H5');
      return relicStep(now, io());
    });
    expect(again.monsters[0]).toMatchObject({ relic: null, beside: FURY });
  });

  test("Sun's Fury: goes back into the box for 1 XP in a campaign phase", () => {
    const t = sit(
      state => {
        hero(state, SYN, 'knight', 'E5');
        state.overlord.relics = [FURY];
        state.overlord.xp = 0;
        state.campaign = { id: 'the-long-toll', played: [{ quest: 'toll-at-the-ford', winner: 'overlord' }] };
        state.stage = 'campaign';
        state.todo = ['overlord-learn', 'begin'];
      },
      { heroes: 2 },
    );
    expect(t.offered()).toEqual([`give-back:${FURY}`, 'done']);
    t.choose(`give-back:${FURY}`);
    expect([t.state.overlord.xp, t.state.overlord.relics]).toEqual([1, []]);
  });
});
