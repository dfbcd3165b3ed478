import { newChance, type Plain, pileCards } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { BOXES, type BoxId } from '../../content/boxes/box.ts';

import { inPlay, itemOf } from '../../content/index.ts';
import { SHOP } from '../../content/items/index.ts';
import { descent } from '../../index.ts';
import { unbegun } from '../../rules/campaign/flow.ts';
import { type Ledger, ledgerAfter } from '../../rules/campaign/ledger.ts';
import { layMarket } from '../../rules/campaign/phase.ts';
import { relicStep } from '../../rules/campaign/relics.ts';
import { travelStep } from '../../rules/campaign/travel.ts';
import { layEncounter } from '../../rules/setting-up.ts';
import { setup } from '../../setup.ts';
import type { Side, State } from '../../state.ts';
import type { Io } from '../../types.ts';
import { leaveAll, ledger, next, PLAN, won } from '../journeys.ts';
import { after, begun, io } from '../laid.ts';
import { acts, face, hero, holds, monster, strike } from '../positions.ts';

const INTRO = `${PLAN.introduction}/heroes`;
const BOILS = 'village-of-boils';
const DARK = 'staff-of-shadows';
const MERICK = 'lord-merick-farrow';

/** The end of that quest, in a campaign in which the overlord has this. */
const ended = (winner: Side, relics: readonly string[]): Ledger => {
  const { state } = begun(BOILS, one => {
    hero(one, 'syndrael', 'knight', 'A2');
    hero(one, 'jain-fairwood', 'thief', 'A3');
    one.overlord.relics = [...relics];
    one.campaign = { id: 'the-long-toll', played: [] };
  });
  const over: State = { ...structuredClone(state), stage: 'over', over: { winner, why: '' } };
  return ledgerAfter(ledger([]), over).ledger;
};

describe('the Staff of Shadows in the village', () => {
  const village = (encounter: number, relics: readonly string[] = []) =>
    begun(
      BOILS,
      state => {
        hero(state, 'syndrael', 'knight', 'D3');
        monster(state, MERICK, 'E3');
        state.overlord.relics = [...relics];
        holds(state, ['dash'], ['frenzy']);
      },
      { encounter },
    );

  test('D2C-QTSR-40 D2C-QTSR-46 Merick has it in both encounters, whoever owns the card; in other quests he has not', () => {
    for (const encounter of [0, 1])
      expect(after(village(encounter), state => relicStep(state, io())).monsters[0]?.relic).toBe(DARK);
    const elsewhere = begun('practice-yard', state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, MERICK, 'J5');
    });
    expect(after(elsewhere, state => relicStep(state, io())).monsters[0]?.relic).toBe(null);
    // Lost with him, it is lost for the quest.
    const lost = structuredClone(village(1).state);
    lost.overlord.bearers = { [MERICK]: null };
    expect(after({ state: lost } as never, state => relicStep(state, io())).monsters[0]?.relic).toBe(null);
  });

  test('D2C-QTSR-40 with it the overlord gives up a card and has a die of the heroes rolled again', () => {
    const t = begun(BOILS, state => {
      hero(state, 'syndrael', 'knight', 'D3');
      monster(state, MERICK, 'E3');
      holds(state, ['dash'], ['frenzy']);
      for (const one of state.monsters) one.relic = DARK;
    });
    acts(t, 'syndrael');
    while (t.kind === 'answer') t.choose('pass');
    t.choose(strike(t, 'iron-longsword', MERICK, 'E3'), [
      face('blue', { range: 3 }),
      face('red', { damage: 3, surge: 0 }),
    ]);
    expect([t.kind, t.seat, t.offered(`use:${MERICK},${DARK}`)]).toEqual(['answer', 0, [`use:${MERICK},${DARK},0`]]);
    t.choose(`use:${MERICK},${DARK},0`);
    t.choose('card:dash').choose('way:1');
    expect(t.kind).toBe('reroll');
    expect([t.state.overlord.hand, t.state.overlord.out]).toEqual([[], ['dash']]);
  });

  test('D2C-QTSR-46 if he wins the overlord does not gain it, but he keeps it if it was his', () => {
    expect(ended('overlord', []).overlord.relics).toEqual([]);
    expect(ended('overlord', [DARK]).overlord.relics).toEqual([DARK]);
  });

  test('D2C-QTSR-47 if the heroes win they have the staff, even if the overlord owned it', () => {
    for (const relics of [[], [DARK]]) {
      const { heroes, overlord } = ended('heroes', relics);
      expect(overlord.relics).toEqual([]);
      expect(heroes[0]?.items.map(({ id }) => id)).toContain('staff-of-light');
    }
  });

  test('D2C-QTSR-48 after a victory there he may give cards back, those others rest on as well; what he keeps, he keeps', () => {
    const owned = (winner: Side) =>
      leaveAll(
        next({
          ...ledger([...won(INTRO), { quest: BOILS, winner }]),
          overlord: { xp: 0, basic: 'basic', bought: ['blood-rage', 'bloodlust', 'reinforce'], relics: [] },
        }),
        'overlord-learn',
      );
    expect(owned('heroes').offered('give-back:')).toEqual([]);
    const t = owned('overlord');
    expect(t.offered('give-back:')).toEqual(['give-back:blood-rage', 'give-back:bloodlust', 'give-back:reinforce']);
    t.choose('give-back:blood-rage');
    expect([t.state.overlord.xp, t.state.overlord.owned.includes('blood-rage')]).toEqual([1, false]);
    // The card of the third level stays, though it could not be bought now.
    expect(t.state.overlord.owned).toContain('reinforce');
    expect(t.offered('card:reinforce')).toEqual([]);
  });
});

describe('the end of a campaign', () => {
  test('D2-CAMP-20 whoever wins the finale has won it all, whoever won more before', () => {
    const whole = (winner: Side) => {
      const before: Side = winner === 'heroes' ? 'overlord' : 'heroes';
      const quests = [PLAN.introduction, 'harvest-and-fire', 'masked-feast', 'books-and-blades', 'falling-gallery'];
      const second =
        before === 'heroes'
          ? ['gate-of-glyphs', 'idol-race', 'weights-and-bridges']
          : ['lantern-in-the-mist', 'village-of-boils', 'crypt-of-oaths'];
      const finale = before === 'heroes' ? 'the-old-wyrm' : 'the-gilded-champion';
      const played = [...quests, ...second].map(quest => ({ quest, winner: before }));
      return ledger([...played, { quest: finale, winner }]);
    };
    const story = (winner: Side) => descent.campaign?.tell?.({ carried: whole(winner) } as never);
    const open = (winner: Side) => descent.campaign?.next({ carried: whole(winner) } as never);
    expect([open('heroes'), open('overlord')]).toEqual([[], []]);
    expect(story('heroes')?.closing?.en).toMatch(/heroes have won it all, 1 of 9/);
    expect(story('overlord')?.closing?.en).toMatch(/overlord has won it all/);
  });
});

describe('decks of a campaign', () => {
  const market = (seed: string) => {
    const state = structuredClone(next(ledger(won(INTRO))).state);
    for (const card of state.row) state.shop.rest.push(card);
    state.shop.rest.sort();
    state.row = [];
    layMarket(state, { chance: newChance(seed) } as Io);
    return state;
  };

  test('D2-SHOP-05 D2-SHOP-10 five cards at random of the whole deck, which has no relics, lie open; the others stay in it', () => {
    const all = Object.entries(SHOP)
      .filter(([id, { act }]) => act === 1 && inPlay('shop', []).includes(id))
      .flatMap(([id, { copies = 1 }]) => Array.from({ length: copies }, () => id))
      .sort();
    const rows = Array.from({ length: 12 }, (_, i) => market(`market-${i}`));
    for (const { row, shop } of rows) {
      expect(row).toHaveLength(5);
      expect([...row, ...pileCards(shop)].sort()).toEqual(all);
    }
    // Twelve times the same five of so many would be no luck.
    expect(new Set(rows.map(({ row }) => row.join())).size).toBeGreaterThan(6);
    expect(new Set(rows.flatMap(({ row }) => row)).size).toBeGreaterThan(15);
  });

  /** The first card of a journey on which these are already out. */
  const drawn = (seed: string, boxes: readonly BoxId[] = [], out: readonly string[] = []): string => {
    const state = structuredClone(next(ledger(won(INTRO))).state);
    Object.assign(state, { boxes });
    state.journey = { symbols: ['water'], out: [...out] };
    let card = '';
    const io = {
      chance: newChance(seed),
      tell: (event: { kind: string; card?: string }) => (card ||= event.card ?? ''),
    };
    travelStep(state, io as unknown as Io).next();
    return card;
  };

  test('D2-SETUP-24 D2-TRVGEN-09 D2-TRVGEN-11 the travel deck holds every travel card of what is in use, each once; what was drawn on this journey is out', () => {
    const base = inPlay('travel', []);
    expect(base).toHaveLength(10);
    const met = new Set(Array.from({ length: 120 }, (_, i) => drawn(`way-${i}`)));
    expect([...met].sort()).toEqual([...base].sort());
    for (const last of base)
      expect(
        drawn(
          'last',
          [],
          base.filter(id => id !== last),
        ),
      ).toBe(last);
    const wider = inPlay('travel', ['LW']);
    expect(wider.length).toBeGreaterThan(base.length);
    for (const last of wider)
      expect(
        drawn(
          'last',
          ['LW'],
          wider.filter(id => id !== last),
        ),
      ).toBe(last);
    // Whatever a box brings is in the same deck, beside all of the base game.
    for (const box of Object.keys(BOXES) as BoxId[]) {
      const all = inPlay('travel', [box]);
      expect(all).toEqual(expect.arrayContaining([...base]));
      const [own] = all.filter(id => !base.includes(id));
      if (own === undefined) continue;
      // It is drawn when all others lie there; city events never are.
      const others = all.filter(id => id !== own);
      expect(drawn('last', [box], others)).toBe(own);
    }
    const events = inPlay('city', ['SN']);
    const out = inPlay('travel', ['SN']).slice(1);
    expect([events.length > 0, drawn('last', ['SN'], out)]).toEqual([true, inPlay('travel', ['SN'])[0]]);
    for (const event of events) expect(inPlay('travel', ['SN'])).not.toContain(event);
  });

  test('D2-SETUP-24 shop and rumor decks hold what the boxes in use bring', () => {
    const bought = (boxes: readonly BoxId[]): string[] => {
      const { state } = next(ledger(won(INTRO), { boxes }));
      return [...state.row, ...pileCards(state.shop)].sort();
    };
    const more = bought(['LR']).filter(id => !bought([]).includes(id));
    expect([more.length > 0, more.every(id => itemOf(id).act === 1)]).toEqual([true, true]);
    expect(bought(['LR'])).toEqual(expect.arrayContaining(bought([])));
    const rumored = (setting: string): string[] => {
      const config = { scenario: PLAN.introduction, seats: 2, settings: { heroes: 2, rumors: true, [setting]: true } };
      const { campaign } = setup({ ...config, carried: unbegun() as unknown as Plain }, newChance('first'));
      return [...(campaign?.rumors?.hand ?? []), ...(campaign?.rumors?.deck ?? [])].sort();
    };
    expect(rumored('lair-of-the-wyrm')).toEqual([...inPlay('rumors', ['LW'])].sort());
  });

  test('D2-TRVGEN-02 nobody travels before the quest is set up: all figures stand when the first card is drawn', () => {
    const t = leaveAll(next(ledger(won(INTRO))), 'next-quest').choose('quest:harvest-and-fire');
    expect(t.state.todo.indexOf('travel')).toBeGreaterThan(
      Math.max(...t.state.todo.map((step, i) => (/^(heroes|place)/.test(step) ? i : -1))),
    );
    leaveAll(t, 'next-hero');
    const kinds = t.events().map(event => event.kind);
    expect(kinds.indexOf('travel')).toBeGreaterThan(kinds.lastIndexOf('appears'));
    expect(kinds.lastIndexOf('appears')).toBeGreaterThan(0);
  });

  test('D2-TRVGEN-03 they travel to the first encounter of a quest, not to the second', () => {
    const way = (encounter: number) => {
      const { state } = begun(BOILS, one => {
        hero(one, 'syndrael', 'knight', 'A2');
        hero(one, 'jain-fairwood', 'thief', 'A3');
        one.campaign = { id: 'the-long-toll', played: [{ quest: PLAN.introduction, winner: 'heroes' }] };
        one.encounter = encounter;
        layEncounter(one, io());
        one.stage = 'setup';
      });
      return [state.journey?.symbols, state.todo.includes('travel')];
    };
    expect([way(0), way(1)]).toEqual([
      [PLAN.ways[BOILS], true],
      [undefined, false],
    ]);
  });

  test('D2-TRVGEN-04 every journey begins at the same home, wherever the last quest was played', () => {
    const way = (...before: string[]) =>
      leaveAll(next(ledger(won(INTRO, ...before))), 'next-quest').choose('quest:goblin-cipher').state.journey?.symbols;
    expect(way()).toEqual(PLAN.ways['goblin-cipher']);
    expect(way('masked-feast/heroes')).toEqual(way('captive-of-the-mire/overlord'));
    expect(way('masked-feast/heroes')).toEqual(PLAN.ways['goblin-cipher']);
    expect(PLAN.home).toEqual({ en: 'the inn at the ford', de: 'die Schenke an der Furt' });
  });
});
