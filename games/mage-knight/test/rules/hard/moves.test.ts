import { describe, expect, test } from 'vitest';
import type { EnemyId } from '../../../content/enemies.ts';
import type { SiteKind } from '../../../content/sites.ts';
import { fortifications } from '../../../rules/combat/foe.ts';
import { mayStep } from '../../../rules/movement.ts';
import { newSite } from '../../../rules/sites.ts';
import { type Hex, heroOf, type State, turnOf } from '../../../state.ts';
import { combat, hexOn, hold, layMap, me, sit, stand, tokens, tokensOn, turn } from '../../positions.ts';

const [C, NE, E] = [hexOn(1, 0, 0), hexOn(1, 0, 1), hexOn(1, 0, 2)];
const [SE, SW, W] = [hexOn(1, 0, 3), hexOn(1, 0, 4), hexOn(1, 0, 5)];

/** Tile 5 of the core: the green city with orcs to the east and south-west; the hero stands between them. */
function green(state: State): void {
  layMap(state, ['core-5']);
  tokensOn(state, C, 'prowlers');
  tokensOn(state, E, 'diggers');
  tokensOn(state, SW, 'wolf-riders');
  hold(state, 0, 'rage', 'concentration');
  tokens(state, 0, 'red');
  stand(state, 0, SE);
  turnOf(state).move = 9;
}

describe('one move that provokes two, assaults and meets a hero', () => {
  test('MK-MOVE-10 MK-MOVE-12 MK-CMB-09 MK-CMB-10 all are fought at once; only the garrison decides', () => {
    const t = sit({}, green);
    t.choose(`step:${C}`);
    expect(
      combat(t)
        .foes.map(({ token, from }) => [token, from])
        .toSorted(),
    ).toEqual([
      ['diggers', 'rampaging'],
      ['prowlers', 'garrison'],
      ['wolf-riders', 'rampaging'],
    ]);
    const number = (token: string) => combat(t).foes.findIndex(foe => foe.token === token);
    const walls = ['prowlers', 'diggers', 'wolf-riders'].map(token =>
      fortifications(t.state, turn(t), combat(t), number(token)),
    );
    // The city protects its garrison; the diggers bring walls of their own.
    expect([walls, me(t).reputation, turn(t).move]).toEqual([[1, 1, 0], -1, 0]);
    t.choose('done').choose('done');
    while (t.kind === 'damage') t.choose(t.offered()[0] ?? '');
    // 4, 3 and 3 points: 6 wounds knock out, the Rage is gone.
    expect([combat(t).knockedOut, t.kind]).toEqual([true, 'attack']);
    t.choose('done');
    expect([me(t).at, t.state.map.sites[C]?.shields, t.state.map.sites[E]?.tokens.length]).toEqual([SE, [], 1]);
  });

  test('MK-CMB-11 MK-CMB-12 who comes from elsewhere provokes nobody, but may challenge both', () => {
    const t = sit({}, state => {
      green(state);
      stand(state, 0, hexOn(1, 0, 6));
    });
    t.choose(`step:${C}`);
    expect(t.offered('challenge')).toHaveLength(2);
    t.choose(`challenge:${SW}`).choose('done');
    expect(combat(t).foes.map(({ token }) => token)).toEqual(['prowlers', 'wolf-riders']);
  });

  test('MK-CMB-14 MK-MEET-11 a space with another hero cannot be entered by such a move', () => {
    const t = sit({}, state => {
      green(state);
      const city = state.map.sites[C];
      if (city) Object.assign(city, { kind: 'village', conquered: false, tokens: [] });
      stand(state, 1, C);
    });
    expect(mayStep(t.state, turn(t), C)?.rule).toBe('MK-MEET-11');
    expect(t.offered('step')).not.toContain(`step:${C}`);
  });

  test('MK-MEET-11 in a conquered city heroes do not meet: there it can', () => {
    const t = sit({}, state => {
      green(state);
      const city = state.map.sites[C];
      if (city) Object.assign(city, { conquered: true, tokens: [], shields: [1], leader: 1 });
      stand(state, 1, C);
    });
    t.choose(`step:${C}`);
    expect(
      combat(t)
        .foes.map(({ token }) => token)
        .toSorted(),
    ).toEqual(['diggers', 'wolf-riders']);
    expect(me(t).reputation).toBe(0);
  });
});

describe('an assault on a mage tower beside orcs, and a move between several of them', () => {
  const lay = (state: State, hex: Hex, kind: SiteKind, enemy: EnemyId): void => {
    state.map.sites[hex] = newSite(kind);
    tokensOn(state, hex, enemy);
  };

  test('MK-CMB-10 the site is conquered when its garrison is defeated, and the provoked stay where they are', () => {
    const t = sit({}, state => {
      layMap(state, ['country-4']);
      lay(state, C, 'mage-tower', 'monks');
      lay(state, W, 'marauding-orcs', 'swordsmen');
      heroOf(state, 0).level = 9;
      hold(state, 0, 'rage', 'rage');
      tokens(state, 0, 'red', 'red');
      stand(state, 0, SW);
      turnOf(state).move = 9;
    });
    t.choose(`step:${C}`).choose('done').choose('done').choose('damage:0,0');
    t.choose('target:0').choose('play:rage,strong').choose('play:rage,strong').choose('strike').choose('done');
    expect(t.events().find(({ kind }) => kind === 'combat-over')).toMatchObject({ won: true });
    expect([me(t).at, t.state.map.sites[C]]).toMatchObject([C, { conquered: true, shields: [0], tokens: [] }]);
    expect(t.state.map.sites[W]?.tokens.map(({ token }) => token)).toEqual(['swordsmen']);
  });

  test('MK-CMB-11 one is provoked, several others may be challenged, one after the other', () => {
    const t = sit({}, state => {
      layMap(state, ['country-3']);
      lay(state, SW, 'marauding-orcs', 'diggers');
      lay(state, W, 'marauding-orcs', 'prowlers');
      lay(state, NE, 'marauding-orcs', 'ironclads');
      stand(state, 0, SE);
      turnOf(state).move = 9;
    });
    t.choose(`step:${C}`);
    expect(t.offered().toSorted()).toEqual([`challenge:${NE}`, `challenge:${W}`, 'done'].toSorted());
    t.choose(`challenge:${NE}`);
    expect(t.offered()).toEqual([`challenge:${W}`, 'done']);
    t.choose(`challenge:${W}`);
    expect(combat(t).foes.map(({ token }) => token)).toEqual(['diggers', 'ironclads', 'prowlers']);
  });
});
