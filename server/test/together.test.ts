import { expect, test } from 'vitest';
import { BotSeats } from '../table/bot-seats.ts';
import type { Thinkers } from '../thinking/thinkers.ts';
import { asked, at, BOT, epochAfter, fail, person, seen } from './asked.ts';
import { anna, bert, want } from './tables.ts';

test('two people are asked together: either may answer, for any hero, and the other one is too late', async () => {
  const { house, id } = await asked([person(anna), person(bert)]);
  expect(await house.look(id, t => t.standing())).toMatchObject({ due: ['anna', 'bert'], bot: false });
  const [first, second] = [await seen(house, id, 'anna'), await seen(house, id, 'bert')];
  expect(first).toMatchObject({ viewer: 1, deciding: 1, alsoDeciding: [2], ask: { seat: 1, kind: 'next-hero' } });
  expect(second).toMatchObject({ viewer: 2, deciding: 1, alsoDeciding: [2], ask: { seat: 2, kind: 'next-hero' } });
  expect(second.ask?.ids).toEqual(first.ask?.ids);
  expect(first.ask?.ids).toHaveLength(4);
  const { epoch } = second;
  const ofAnna = await at(house, id, t => Object.entries((t.match.state as { control: object }).control));
  const [heroOfAnna = ''] = ofAnna.find(([, seat]) => seat === 1) ?? [];
  const answer = { do: 'answer', epoch, option: `hero:${heroOfAnna}` } as const;
  expect(await want(house, id, bert, { ...answer, seat: 1 })).toMatchObject({ code: 'not-your-seat' });
  expect(await want(house, id, bert, { ...answer, seat: 2 })).not.toHaveProperty('code');
  expect(await want(house, id, anna, { ...answer, seat: 1 })).toMatchObject({ code: 'stale' });
  expect(await house.look(id, t => t.match.answers.at(-1))).toMatchObject({ seat: 2, option: answer.option });
  expect(await seen(house, id, 'anna')).toMatchObject({ deciding: 1, alsoDeciding: [], ask: { kind: 'turn' } });
});

test('a bot leaves the decision to a person who may take it, and takes it where there is none', async () => {
  const { house, id } = await asked([BOT, person(bert)]);
  const before = await at(house, id, t => t.match.epoch);
  expect(await house.look(id, t => [t.deciders, t.standing()])).toMatchObject([[2], { due: ['bert'], bot: false }]);
  let thought = 0;
  const thinkers = {
    decide: async () => {
      thought++;
      return 0;
    },
  } as unknown as Thinkers;
  const bots = new BotSeats(house, thinkers, { trouble: fail });
  await house.look(id, t => bots.look(t));
  expect([thought, await at(house, id, t => t.match.epoch)]).toEqual([0, before]);
  bots.stop();

  const alone = await asked([BOT, BOT]);
  expect(await alone.house.look(alone.id, t => [t.deciders, t.standing()])).toMatchObject([
    [1],
    { due: [], bot: false },
  ]);
  const epoch = await at(alone.house, alone.id, t => t.match.epoch);
  const others = new BotSeats(alone.house, thinkers, { trouble: fail });
  await alone.house.look(alone.id, t => others.look(t));
  await epochAfter(alone.house, alone.id, epoch);
  others.stop();
  expect(await alone.house.look(alone.id, t => t.match.answers.at(-1))).toMatchObject({ seat: 1 });
});
