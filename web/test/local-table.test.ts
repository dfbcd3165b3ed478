import { dungeonSaga } from '@tafelrunde/dungeon-saga';
import { erased, listed, Match } from '@tafelrunde/engine';
import { schurkenUndHalunken } from '@tafelrunde/schurken-und-halunken';
import { expect, test } from 'vitest';
import type { LocalTable } from '../local/local-table.ts';
import { decidersOf } from '../local/table.ts';
import { en } from '../messages/en.ts';
import { BOT, OpenMind, PERSON, skirmishTable, tableOf, until } from './sitting-down.ts';

const END = 'end';

test('the person is asked, and what is chosen happens', async () => {
  const table = skirmishTable([PERSON, BOT]);
  expect(table.situation.viewer).toBe(0);
  expect(table.situation.ask?.seat).toBe(0);
  expect(await table.choose('move:red-knight,5,5')).toBeNull();
  expect(table.situation.fresh.map(({ event }) => event.kind)).toEqual(['moved']);
  expect(table.situation.decisions).toBe(1);
});

test('what is not offered is refused, and nothing changes', async () => {
  const table = skirmishTable([PERSON, BOT]);
  const before = table.situation;
  expect(await table.choose('move:red-knight,0,0')).toMatchObject({ code: 'not-offered' });
  expect(table.situation).toBe(before);
});

test('a bot plays its turn until the person has to decide again', async () => {
  const mind = new OpenMind();
  const table = skirmishTable([PERSON, BOT], { mind });
  await table.choose(END);
  expect(table.situation).toMatchObject({ ask: null, deciding: 1, thinking: true });
  await until(table, t => t.situation.ask !== null);
  expect(table.situation.viewer).toBe(0);
  expect(mind.asked.length).toBe(table.situation.decisions - 1);
});

test('where only bots sit, they play to the end and everybody watches', async () => {
  const table = skirmishTable([BOT, BOT]);
  expect(table.situation.viewer).toBe('spectator');
  await until(table, t => t.situation.outcome !== null);
  expect(table.situation.deciding).toBeNull();
});

test('two people with hidden hands: a curtain falls before each looks', async () => {
  const table = skirmishTable([PERSON, PERSON]);
  expect(table.situation).toMatchObject({ viewer: 'spectator', curtain: 0, ask: null });
  table.lift();
  expect(table.situation).toMatchObject({ viewer: 0, curtain: null });
  expect(table.situation.ask?.seat).toBe(0);
  await table.choose(END);
  expect(table.situation).toMatchObject({ curtain: 1, ask: null, fresh: [] });
  table.lift();
  expect(table.situation).toMatchObject({ viewer: 1, curtain: null });
  expect(table.situation.fresh.length).toBeGreaterThan(0);
});

test('whoever knows the same hands the screen on without a curtain', async () => {
  const match = Match.start(erased(dungeonSaga), { seats: 3 }, { seed: 'company' });
  const table = tableOf(match, [PERSON, PERSON, PERSON]);
  const fallen: (number | null)[] = [];
  for (let i = 0; i < 60 && table.situation.outcome === null; i++) {
    const { curtain, viewer } = table.situation;
    if (curtain !== null) {
      // Only the overlord holds cards that others must not see.
      if (viewer !== 'spectator') expect([viewer, curtain]).toContain(0);
      fallen.push(curtain);
      table.lift();
    }
    const last = match.optionIds().at(-1) ?? '';
    expect(await table.choose(last)).toBeNull();
  }
  expect(new Set(fallen).size).toBeGreaterThan(1);
});

/** The heroes are drafted: who is next? */
async function untilTheOrderIsAsked(table: LocalTable): Promise<void> {
  for (let i = 0; i < 10 && table.match.ask?.kind === 'draft'; i++) {
    if (table.situation.curtain !== null) table.lift();
    if (table.situation.ask) await table.choose(table.match.optionIds()[0] ?? '');
    else await until(table, t => t.situation.ask !== null || t.situation.curtain !== null);
  }
}

test('DS-ROUND-07 what several people decide together is asked of whoever has the screen, for all of them', async () => {
  const match = Match.start(erased(dungeonSaga), { seats: 3 }, { seed: 'together' });
  const table = tableOf(match, [BOT, PERSON, PERSON]);
  await untilTheOrderIsAsked(table);
  expect(table.situation).toMatchObject({ viewer: 1, curtain: null, deciding: 1, alsoDeciding: [2] });
  expect(table.situation.ask?.kind).toBe('next-hero');
  const names = (): string =>
    listed(
      decidersOf(table.situation).map(seat => `Seat ${seat + 1}`),
      en.table.or,
    );
  expect(en.table.anybody(names())).toBe('Seat 2 or Seat 3: whoever is first decides');
  const { control } = match.state as { readonly control: Readonly<Record<string, number>> };
  const heroOfTheOther = Object.keys(control).find(hero => control[hero] === 2);
  expect(await table.choose(`hero:${heroOfTheOther}`)).toBeNull();
  expect(match.answers.at(-1)).toMatchObject({ seat: 1 });
  expect(table.situation).toMatchObject({ viewer: 2, curtain: null, deciding: 2, alsoDeciding: [] });
  await table.choose('end');
  await until(table, t => t.situation.ask?.kind === 'next-hero');
  expect(table.situation).toMatchObject({ viewer: 2, curtain: null, deciding: 2, alsoDeciding: [1] });
  expect(en.table.anybody(names())).toBe('Seat 3 or Seat 2: whoever is first decides');
  expect(await table.choose(match.optionIds()[0] ?? '')).toBeNull();
  expect(match.answers.findLast(({ option }) => option.startsWith('hero:'))).toMatchObject({ seat: 2 });
});

test('DS-ROUND-07 a bot among those who decide together leaves it to the person', async () => {
  const mind = new OpenMind();
  const match = Match.start(erased(dungeonSaga), { seats: 3 }, { seed: 'together' });
  const table = tableOf(match, [BOT, BOT, PERSON], { mind });
  await untilTheOrderIsAsked(table);
  const { length } = mind.asked;
  expect(table.situation).toMatchObject({ viewer: 2, deciding: 2, alsoDeciding: [], thinking: false });
  expect(await table.choose(match.optionIds()[0] ?? '')).toBeNull();
  expect(match.answers.at(-1)).toMatchObject({ seat: 2 });
  expect(length).toBe(2);
});

test('a question that answers itself is not shown, not even for a moment; who wants to stop at every decision is asked', async () => {
  const shown = async (stops: boolean): Promise<Set<number | undefined>> => {
    const match = Match.start(erased(schurkenUndHalunken), {}, { seed: 'windows' });
    const table = tableOf(match, [PERSON, BOT], { stops });
    const found = new Set<number | undefined>();
    table.subscribe(() => found.add(table.situation.ask?.options.length));
    for (let decided = 0; decided < 60 && table.situation.outcome === null; decided++) {
      await until(table, ({ situation }) => situation.ask !== null || situation.outcome !== null);
      await table.choose(match.optionIds()[0] ?? '');
    }
    await table.leave();
    return found;
  };
  expect((await shown(false)).has(1)).toBe(false);
  expect((await shown(true)).has(1)).toBe(true);
});

test('a question that would have answered itself is asked where somebody wishes for it in the meantime', async () => {
  const match = Match.start(erased(schurkenUndHalunken), {}, { seed: 'windows' });
  const isOnly = (): boolean => match.ask?.seat === 0 && match.ask.options.length === 1;
  let passTime = (): void => {};
  const wishes = {
    stops: false,
    // What is told before that question takes until the test says so.
    pace: () =>
      new Promise<void>(resolve => {
        if (isOnly()) passTime = resolve;
        else resolve();
      }),
  };
  const table = tableOf(match, [PERSON, BOT], wishes);
  while (!isOnly()) {
    await until(table, ({ situation }) => situation.ask !== null || isOnly());
    if (table.situation.ask) await table.choose(match.optionIds()[0] ?? '');
  }
  expect(table.situation).toMatchObject({ deciding: 0, ask: null });
  wishes.stops = true;
  passTime();
  await until(table, ({ situation }) => situation.ask !== null);
  expect(table.situation.ask?.options).toHaveLength(1);
});

test('news stay news until something changes', async () => {
  const table = skirmishTable([PERSON, BOT]);
  await table.choose('move:red-knight,5,5');
  const { fresh } = table.situation;
  table.help(1, false);
  expect(table.situation.fresh).toBe(fresh);
});

test('an own decision is taken back freely, and given again', async () => {
  const table = skirmishTable([PERSON, BOT]);
  expect(table.situation.back).toMatchObject({ kind: 'none' });
  await table.choose('move:red-knight,5,5');
  expect(table.situation.back).toEqual({ kind: 'free' });
  expect(await table.undo(false)).toBeNull();
  expect(table.situation).toMatchObject({ decisions: 0, canRedo: true, fresh: [] });
  expect(await table.redo()).toBeNull();
  expect(table.situation).toMatchObject({ decisions: 1, canRedo: false });
});

test('behind the turn of a bot everybody must agree to go back; then it goes to the last decision of a person', async () => {
  const table = skirmishTable([PERSON, BOT]);
  await table.choose('move:red-knight,5,5');
  await table.choose(END);
  await until(table, t => t.situation.ask !== null);
  const { decisions } = table.situation;
  expect(table.situation.back.kind).toBe('vote');
  expect(await table.undo(false)).toMatchObject({ code: 'beyond-barrier' });
  expect(table.situation.decisions).toBe(decisions);
  expect(await table.undo(true)).toBeNull();
  expect(table.situation.decisions).toBe(1);
});

test('where dice have fallen since, they are the reason why going back is asked about, whoever decided last', async () => {
  const match = Match.start(erased(schurkenUndHalunken), {}, { seed: 'dice' });
  const table = tableOf(match, [PERSON, BOT]);
  for (let i = 0; i < 80; i++) {
    await until(table, t => t.situation.ask !== null);
    const attack = match.optionIds().find(id => id.startsWith('attack:'));
    const before = match.answers.length;
    await table.choose(attack ?? match.optionIds()[0] ?? '');
    await until(table, t => t.situation.ask !== null);
    // The rival has warded it off in between.
    if (attack && match.answers.at(-1)?.seat === 1 && match.answers[before]?.seat === 0) break;
  }
  expect(match.answers.at(-1)?.seat).toBe(1);
  expect(table.situation.back).toMatchObject({ kind: 'vote', why: { en: expect.stringMatching(/^Dice were rolled/) } });
});

test('odds are asked for once and are those of the rules', async () => {
  const mind = new OpenMind();
  const table = skirmishTable([PERSON, BOT], { mind });
  const odds = await table.odds('move:red-knight,5,5', 'en');
  await table.odds('move:red-knight,5,5', 'en');
  expect(odds).toEqual({ outcomes: [{ name: '0 damage', probability: 1 }], exact: true, cases: 1, error: 0 });
  expect(mind.asked).toEqual([`odds ${table.match.find('move:red-knight,5,5')}`]);
});

test('odds that were called off are asked for anew, those found out are kept', async () => {
  const mind = new OpenMind();
  const table = skirmishTable([PERSON, BOT], { mind });
  const looking = new AbortController();
  const first = table.odds('move:red-knight,5,5', 'en', looking.signal);
  looking.abort();
  const second = new AbortController();
  const again = table.odds('move:red-knight,5,5', 'en', second.signal);
  await expect(first).rejects.toThrow(/abort/);
  expect(await again).toMatchObject({ exact: true });
  second.abort();
  expect(await table.odds('move:red-knight,5,5', 'en')).toMatchObject({ exact: true });
  expect(mind.asked).toHaveLength(2);
});

test('odds of a question that is answered are called off before anybody sees the answer', async () => {
  const mind = new OpenMind();
  const table = skirmishTable([PERSON, BOT], { mind });
  const signals: (AbortSignal | undefined)[] = [];
  const calledOff: (boolean | undefined)[] = [];
  mind.think = (_job, signal) => {
    signals.push(signal);
    return new Promise(() => {});
  };
  table.subscribe(() => calledOff.push(signals[0]?.aborted));
  void table.odds('move:red-knight,5,5', 'en', new AbortController().signal);
  expect(signals[0]?.aborted).toBe(false);
  expect(await table.choose('move:red-knight,0,0')).toMatchObject({ code: 'not-offered' });
  expect(signals[0]?.aborted).toBe(false);
  await table.choose('move:red-knight,5,5');
  expect(calledOff[0]).toBe(true);
});

test('advice on a question that is answered is called off, and so is a bot nobody waits for any more', async () => {
  const mind = new OpenMind();
  const table = skirmishTable([PERSON, BOT], { mind });
  const signals = new Map<string, AbortSignal | undefined>();
  mind.think = (job, signal) => {
    signals.set(job.do, signal);
    return new Promise((_, broken) => signal?.addEventListener('abort', () => broken(signal.reason)));
  };
  const advice = table.advice();
  expect(signals.get('advise')?.aborted).toBe(false);
  await table.choose('move:red-knight,5,5');
  expect(signals.get('advise')?.aborted).toBe(true);
  await expect(advice).rejects.toThrow(/abort/);
  await table.choose(END);
  await expect.poll(() => signals.get('decide')?.aborted).toBe(false);
  expect(await table.undo(true)).toBeNull();
  expect(signals.get('decide')?.aborted).toBe(true);
  expect(table.situation).toMatchObject({ decisions: 1, failure: null });
});

test('whoever takes a seat back calls off the bot that helped out', async () => {
  const mind = new OpenMind();
  const signals: (AbortSignal | undefined)[] = [];
  mind.think = (_job, signal) => {
    signals.push(signal);
    return new Promise((_, broken) => signal?.addEventListener('abort', () => broken(signal.reason)));
  };
  const table = skirmishTable([PERSON, BOT], { mind });
  table.help(0, true);
  await expect.poll(() => signals.map(signal => signal?.aborted)).toEqual([false]);
  table.help(0, false);
  expect(signals.map(signal => signal?.aborted)).toEqual([true]);
  expect(table.situation).toMatchObject({ failure: null, thinking: false });
  expect(table.situation.ask?.seat).toBe(0);
});

test('why something is not allowed comes with its rule', async () => {
  const table = skirmishTable([PERSON, BOT]);
  const why = await table.explain('move:red-knight,0,0');
  expect(why.allowed).toBe(false);
  expect(why.rule).toMatch(/^SK-/);
});

test('a bot helps out until the person wants to decide again', async () => {
  const table = skirmishTable([PERSON, BOT]);
  table.help(0, true);
  expect(table.situation).toMatchObject({ ask: null, thinking: true, helped: [0] });
  await until(table, t => t.situation.decisions >= 3);
  table.help(0, false);
  await until(table, t => t.situation.ask !== null);
  expect(table.situation.ask?.seat).toBe(0);
});

test('every change is kept', async () => {
  const kept: number[] = [];
  const table = skirmishTable([PERSON, PERSON], { keep: match => kept.push(match.answers.length) });
  table.lift();
  await table.choose('move:red-knight,5,5');
  await table.undo(false);
  expect(kept).toEqual([1, 0]);
});

test('a mind that breaks is reported, and the table stands', async () => {
  const mind = new OpenMind();
  mind.think = async () => {
    throw new Error('lost for words');
  };
  const table = skirmishTable([PERSON, BOT], { mind });
  await table.choose(END);
  await until(table, t => t.situation.failure !== null);
  expect(table.situation.failure).toBe('lost for words');
  expect(table.situation.decisions).toBe(1);
});

test('who leaves takes the thinking along', async () => {
  const mind = new OpenMind();
  const table = skirmishTable([PERSON, BOT], { mind });
  await table.leave();
  expect(mind.closed).toBe(true);
});

test('a match that is played elsewhere is only looked at', async () => {
  const mind = new OpenMind();
  const table = skirmishTable([PERSON, BOT], { mind });
  await table.choose('move:red-knight,5,5');
  table.freeze();
  expect(table.situation).toMatchObject({ ask: null, decisions: 1, thinking: false, canRedo: false });
  expect(table.situation.back).toMatchObject({ kind: 'none' });
  const refused = { text: { en: 'This match is being played in another tab.' } };
  expect(await table.choose(END)).toMatchObject(refused);
  expect(await table.undo(true)).toMatchObject(refused);
  table.help(0, true);
  expect(mind.asked).toEqual([]);
  expect(table.situation.decisions).toBe(1);
});
