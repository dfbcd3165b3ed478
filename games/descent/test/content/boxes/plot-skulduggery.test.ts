import { describe, expect, test } from 'vitest';
import { remove } from '../../../rules/defeat.ts';
import { between } from '../../../rules/quest/encounters.ts';
import type { State } from '../../../state.ts';
import { after, io } from '../../laid.ts';
import {
  activated,
  calm,
  dawn,
  fortunes,
  laid,
  open,
  plot,
  plotCard,
  plotting,
  spend,
  threatOf,
  untilAsked,
} from '../../plots.ts';
import { acts, at, damageOf, figure, go, hero, monster, type Played, sit, strike } from '../../positions.ts';
import { blue, brown, gray, red, space, yellow } from './monster-turns.ts';

const DECK = 'skulduggery';

const lay = (state: State, where: string, n = 1): void => {
  state.tokens.push({ id: `search-${n}`, kind: 'search', cell: at(state, where), face: null, hidden: true });
};
/** A monster carries a search token. */
const loaded = (state: State, name: string, ...spaces: readonly string[]): void => {
  lay(state, 'J3');
  const token = state.tokens[0];
  if (token !== undefined) token.cell = null;
  monster(state, name, ...spaces).carries = ['search-1'];
};

/** Syndrael's turn. */
const turn = (cards: readonly string[], more: (state: State) => void, threat = 5): Played =>
  acts(
    sit(
      state => {
        hero(state, 'syndrael', 'knight', 'F5');
        hero(state, 'jain-fairwood', 'thief', 'E8');
        plotting(state, DECK, cards, threat);
        more(state);
      },
      { heroes: 2 },
    ),
    'syndrael',
  );

const finish = (t: Played): State =>
  after(t, state => {
    state.won = ['heroes'];
    return between(state, io());
  });

describe('Skulduggery', () => {
  const thief = (face: string | null = null): Played => {
    const t = dawn(DECK, [], state => {
      hero(state, 'syndrael', 'knight', 'E5');
      hero(state, 'jain-fairwood', 'thief', 'E7');
      monster(state, 'zombie', 'H5');
      lay(state, 'J5');
      if (state.tokens[0] !== undefined) state.tokens[0].face = face;
    });
    spend(t, 'petty-theft');
    return t.choose('move');
  };

  test('Petty Theft: monsters may spend 2 movement points to take an adjacent search token, unless it is the special one', () => {
    const t = thief();
    expect(t.offered('use')).toEqual([]);
    t.choose(go(t, 'I5'));
    t.choose('use:zombie-1,plot-petty-theft,0');
    expect([figure(t, 'zombie-1').carries, t.state.tokens[0]?.cell]).toEqual([['search-1'], null]);
    // 3 points, 1 for the space, 2 for the token.
    expect(t.offered('go')).toEqual([]);
    const special = thief('special');
    special.choose(go(special, 'I5')).choose('use:zombie-1,plot-petty-theft,0');
    expect([figure(special, 'zombie-1').carries, special.state.tokens[0]]).toEqual([
      [],
      expect.objectContaining({ cell: at(special.state, 'J5'), hidden: false }),
    ]);
    // Until the card is refreshed.
    expect(t.state.lasting.map(({ until }) => until)).toEqual(['refreshed/plot-petty-theft']);
  });

  test('D2C-PLOT-13 what it carries lies where it stood when it is no monster any more', () => {
    const t = sit(
      state => {
        hero(state, 'syndrael', 'knight', 'E5');
        loaded(state, 'zombie', 'H5');
        monster(state, 'zombie', 'J8');
        plotting(state, DECK);
      },
      { heroes: 2 },
    );
    const gone = structuredClone(t.state);
    remove(gone, 'zombie-1');
    expect(gone.tokens[0]?.cell).toBe(at(t.state, 'H5'));
  });

  test('Bait and Switch: a small monster within 5 spaces changes places with the token and may attack', () => {
    const baited = (where: string): Played => {
      const t = turn(['bait-and-switch'], state => {
        monster(state, 'zombie', where);
        monster(state, 'ettin', 'I3', 'J3', 'I4', 'J4');
        lay(state, 'F7');
      });
      t.choose('move').choose(go(t, 'F6'));
      return t;
    };
    const t = baited('J7');
    spend(t, 'bait-and-switch');
    expect([figure(t, 'zombie-1').cells, t.state.tokens[0]?.cell]).toEqual([[at(t.state, 'F7')], at(t.state, 'J7')]);
    t.choose(strike(t, 'zombie', 'syndrael', 'F6'), [blue(2), yellow(1), gray(0)]);
    expect(damageOf(calm(t), 'syndrael')).toBe(3);
    // Only large ones are near: nobody can take its place.
    const none = turn(['bait-and-switch'], state => {
      monster(state, 'ettin', 'I6', 'J6', 'I7', 'J7');
      lay(state, 'F7');
    });
    none.choose('move').choose(go(none, 'F6'));
    expect(none.offered('plot')).toEqual([]);
  });

  test('Concealment: a carrier looks at 2 search cards and buries one; 1 threat refreshes it', () => {
    const t = dawn(DECK, ['concealment'], state => {
      hero(state, 'syndrael', 'knight', 'E5');
      hero(state, 'jain-fairwood', 'thief', 'E7');
      loaded(state, 'zombie', 'H5');
    });
    for (let i = 0; i < 5 && t.offered(plot('concealment')).length === 0; i++) t.choose(t.offered('pass')[0] ?? '');
    expect([t.offered(plot('concealment', 1)), plotCard(t, 'concealment').tired]).toEqual([[], false]);
    spend(t, 'concealment');
    expect(plotCard(t, 'concealment').tired).toBe(true);
    t.choose(t.offered('card')[0] ?? '').choose(t.offered('card')[0] ?? '');
    expect([t.state.search.bottom.length, t.state.search.top.length]).toEqual([1, 1]);
    const tired = dawn(
      DECK,
      [],
      state => {
        hero(state, 'syndrael', 'knight', 'E5');
        hero(state, 'jain-fairwood', 'thief', 'E7');
        monster(state, 'zombie', 'H5');
        state.plot?.cards.push({ id: 'plot-concealment', tired: true, tokens: 0, on: null });
      },
      2,
    );
    spend(tired, 'concealment', 1);
    expect([plotCard(tired, 'concealment').tired, threatOf(tired), fortunes(tired)]).toEqual([false, 1, [1, 0]]);
  });

  /** Syndrael searches next to her. */
  const searched = (cards: readonly string[], more: (state: State) => void = () => {}): Played => {
    const t = turn(cards, state => {
      lay(state, 'E5');
      monster(state, 'zombie', 'J8');
      more(state);
    });
    return t.choose('search:search-1');
  };

  test('Covetous: attacks on heroes with a face-up search card have a surge more until the end of the overlord’s turn', () => {
    const t = searched(['covetous'], state => {
      for (const one of state.monsters) one.cells = [at(state, 'G5')];
    });
    spend(t, 'covetous');
    expect(t.state.lasting.map(({ what, until }) => [what.do, until])).toEqual([
      ['bonus-against', 'refreshed/plot-covetous'],
    ]);
    untilAsked(t, 'monster-turn');
    t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [blue(4), yellow(1), gray(0)]);
    while (t.kind === 'answer') t.choose('pass');
    expect([t.kind, t.offered('surge').length > 0]).toEqual(['surge', true]);
    calm(t).choose('end');
    expect(plotCard(untilAsked(t, 'next-hero'), 'covetous').tired).toBe(false);
  });

  test('Cursed Treasure: a search within 3 spaces of a monster is worth 1 threat at the end, at most 4', () => {
    const t = searched(['cursed-treasure'], state => {
      monster(state, 'zombie', 'I5');
    });
    while (t.offered(plot('cursed-treasure')).length === 0) t.choose('pass');
    spend(t, 'cursed-treasure');
    expect(plotCard(t, 'cursed-treasure').tokens).toBe(1);
    expect(finish(t).plot?.threat).toBe(6);
    const far = searched(['cursed-treasure']);
    for (let i = 0; i < 5 && far.kind === 'answer'; i++) {
      expect(far.offered(plot('cursed-treasure'))).toEqual([]);
      far.choose('pass');
    }
    const full = searched(['cursed-treasure'], state => {
      monster(state, 'zombie', 'I5');
      for (const one of state.plot?.cards ?? []) if (one.id === 'plot-cursed-treasure') one.tokens = 4;
    });
    for (let i = 0; i < 5 && full.kind === 'answer'; i++) {
      expect(full.offered(plot('cursed-treasure'))).toEqual([]);
      full.choose('pass');
    }
  });

  test('Distraction: the attacker searches the thrown token instead, is stunned, and the monster moves 2 spaces', () => {
    const t = turn(['distraction'], state => loaded(state, 'zombie', 'G5'));
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'G5'));
    spend(t, 'distraction');
    t.choose(space(t, 'F6'));
    for (let i = 0; i < 5 && t.kind === 'answer'; i++) t.choose('pass');
    t.choose(space(t, 'I5'));
    const syndrael = t.state.heroes[0];
    expect([syndrael?.conditions, t.state.tokens.length, damageOf(t, 'zombie-1')]).toEqual([['stunned'], 0, 0]);
    expect(syndrael?.cards.length).toBe(
      (acts(
        turn([], () => {}),
        'syndrael',
      ).state.heroes[0]?.cards.length ?? 0) + 1,
    );
    // A monster without a token cannot throw one.
    const bare = turn(['distraction'], state => {
      monster(state, 'zombie', 'G5');
    });
    bare.choose(strike(bare, 'iron-longsword', 'zombie-1', 'G5'), [blue(2), red(1), brown(0)]);
    expect(bare.offered(plot('distraction'))).toEqual([]);
  });

  test('Foiled Again: the card found goes on top of the deck, another one is drawn', () => {
    const t = searched(['foiled-again']);
    const [first] = t.state.heroes[0]?.cards.slice(-1) ?? [];
    spend(t, 'foiled-again');
    calm(t);
    expect(t.state.search.top.map(one => one)).toEqual([first?.id]);
    expect(t.state.heroes[0]?.cards.filter(({ id }) => id === first?.id).length).toBeLessThanOrEqual(1);
  });

  test('Guarded Treasure: carriers have 1 more shield and are worth 1 threat at the end of the encounter', () => {
    const struck = (cards: readonly string[]): Played => {
      const t = turn(cards, state => loaded(state, 'zombie*', 'G5'));
      t.choose(strike(t, 'iron-longsword', 'zombie-master-1', 'G5'), [blue(2), red(1), brown(0)]);
      return calm(t);
    };
    const t = struck(['guarded-treasure']);
    expect([damageOf(t, 'zombie-master-1'), damageOf(struck([]), 'zombie-master-1')]).toEqual([2, 3]);
    expect([finish(t).plot?.threat, finish(struck([])).plot?.threat]).toEqual([6, 5]);
  });

  test('Slippery: a monster passes enemies for 1 more point a space; the card is refreshed if it carries a token', () => {
    const slip = (carries: boolean): Played => {
      const t = dawn(DECK, ['slippery'], state => {
        hero(state, 'syndrael', 'knight', 'G5');
        hero(state, 'jain-fairwood', 'thief', 'E8');
        if (carries) loaded(state, 'zombie', 'H5');
        else monster(state, 'zombie', 'H5');
        for (const wall of ['G3', 'G4', 'G6', 'G7', 'G8']) hero(state, `ashrian`, 'disciple', wall).id;
      });
      return t;
    };
    void slip;
    const t = dawn(DECK, ['slippery'], state => {
      hero(state, 'syndrael', 'knight', 'G5');
      hero(state, 'jain-fairwood', 'thief', 'E8');
      loaded(state, 'zombie', 'H5');
    });
    for (let i = 0; i < 5 && t.offered(plot('slippery')).length === 0; i++) t.choose(t.offered('pass')[0] ?? '');
    spend(t, 'slippery');
    t.choose('move');
    // Through Syndrael: 2 points for her space, 1 for the next.
    expect(t.offered(go(t, 'F5'))).toHaveLength(1);
    t.choose(go(t, 'F5')).choose('end');
    expect(plotCard(t, 'slippery').tired).toBe(false);
    const bare = activated(DECK, ['slippery'], 'zombie', ['H5'], state => {
      for (const one of state.heroes) one.cells = [at(state, 'G5')];
    });
    while (bare.offered(plot('slippery')).length === 0 && bare.kind === 'answer') bare.choose('pass');
    spend(bare, 'slippery').choose('end');
    expect(plotCard(bare, 'slippery').tired).toBe(true);
  });

  test('Summon Raythen: the agent takes the place of 1 master', () => {
    const t = laid(state => {
      plotting(state, DECK, ['summon-raythen']);
      open(state, 0, 'zombie*', ['H5']);
      open(state, 0, 'zombie', ['I5']);
    });
    spend(t, 'summon-raythen');
    if (t.kind === 'place') t.choose(t.offered()[0] ?? '');
    expect(t.state.monsters.map(({ id }) => id)).toEqual(['zombie-1', 'agent-raythen']);
  });
});
