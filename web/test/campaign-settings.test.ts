import { erased } from '@tafelrunde/engine';
import { swordAndSorcery } from '@tafelrunde/sword-and-sorcery';
import { expect, test } from 'vitest';
import { newCampaign, playStage } from '../local/campaigns.ts';
import { readMatch } from '../local/opening.ts';
import type { Chair } from '../local/table.ts';

const game = erased(swordAndSorcery);
const FIRST = 'the-bell-without-a-hand';
const chairs = (n: number): Chair[] => Array.from({ length: n }, () => ({ kind: 'bot', bot: 'squire' }));

/** The first match of a campaign begun like this. */
async function first(seats: number, settings?: Parameters<typeof newCampaign>[3]) {
  const { id } = await newCampaign(game, chairs(seats), 'Friday', settings);
  const match = await playStage(game, id, FIRST);
  return match === null ? null : ((await readMatch(match))?.match.config ?? null);
}

test('what is agreed on for a campaign holds for its matches', async () => {
  expect(await first(1, { heroes: 3, 'soul-storm': true, hard: true })).toMatchObject({
    seats: 1,
    settings: { heroes: 3, 'soul-storm': true, hard: true },
  });
});

test('without it, and where it does not go with the seats, matches begin as usual', async () => {
  expect((await first(2))?.settings.heroes).toBe(4);
  expect((await first(5, { heroes: 2, unknown: 7 }))?.settings).toEqual({
    heroes: 5,
    'soul-storm': false,
    hard: false,
  });
});
