// Hidden information leaves the server for its owner only: what others are sent does not depend on it, to the last byte.
import { dungeonSaga } from '@tafelrunde/dungeon-saga';
import { erased, newChance } from '@tafelrunde/engine';
import { mageKnight } from '@tafelrunde/mage-knight';
import { schurkenUndHalunken } from '@tafelrunde/schurken-und-halunken';
import { expect, test } from 'vitest';
import { at, compare } from './worlds.ts';

test('what is suggested is known to those who are asked, in every world', async () => {
  const game = erased(dungeonSaga);
  const chance = newChance('suggested');
  // The heroes are drafted: who is next?
  const there = at(game, 3, chance, { seats: 3 });
  const { ask } = there.match;
  if (!ask?.also) throw new Error('Nobody was asked together.');
  const option = there.match.optionIds()[0] ?? '';
  const next = { kind: 'suggested', seat: ask.seat, option, by: `p${ask.seat}` } as const;
  await compare(game, there, chance, { next });
});

const cases = (
  [
    [erased(schurkenUndHalunken), [0, 25, 90]],
    [erased(dungeonSaga), [0, 25, 90]],
    // Before the first decision nobody has a hand there.
    [erased(mageKnight), [25, 60]],
  ] as const
).flatMap(([game, played]) => played.map(decisions => [game.id, decisions, game] as const));

test.for(cases)(
  '%s after %i decisions: re-dealt cards change no byte that others are sent',
  async ([, played, game]) => {
    const chance = newChance(`${game.id} ${played}`);
    const there = at(game, played, chance, { seats: 2 });
    expect(there.match.ask).not.toBeNull();
    await compare(game, there, chance);
  },
);
