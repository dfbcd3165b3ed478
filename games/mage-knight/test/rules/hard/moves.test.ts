import { describe, expect, test } from 'vitest';
import { fortifications } from '../../../rules/combat/foe.ts';
import { mayStep } from '../../../rules/movement.ts';
import { type State, turnOf } from '../../../state.ts';
import { combat, hexOn, hold, layMap, me, sit, stand, tokens, tokensOn, turn } from '../../positions.ts';

const [C, E, SE, SW] = [hexOn(1, 0, 0), hexOn(1, 0, 2), hexOn(1, 0, 3), hexOn(1, 0, 4)];

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
