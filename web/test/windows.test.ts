import { Match } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { anyGame, duel } from '../../engine/test/toys.ts';
import type { LocalTable } from '../local/local-table.ts';
import { Words } from '../table/words.ts';
import { PERSON, tableOf, until } from './sitting-down.ts';

const CONFIG = { scenario: 'ring', seats: 3, settings: { turns: 4 } };

/** The first person has the screen and has just played a card: the others may parry. */
async function parrying(seats = 3): Promise<LocalTable> {
  const match = Match.start(anyGame(duel), { ...CONFIG, seats }, { seed: 'window' });
  const chairs = Array.from({ length: seats }, () => PERSON);
  const table = tableOf(match, chairs);
  table.lift();
  const play = table.match.optionIds().find(option => option.startsWith('play:')) ?? '';
  expect(await table.choose(play)).toBeNull();
  return table;
}
const passes = ({ match }: LocalTable): number[] =>
  match.answers.flatMap(({ seat, option }) => (option === 'pass' ? [seat] : []));

describe('a window for reactions, where several people share a screen', () => {
  test('the curtain says what everybody knows, and shows no hand', async () => {
    const table = await parrying();
    const { curtain, window, viewer, ask } = table.situation;
    expect({ curtain, viewer, ask }).toEqual({ curtain: 1, viewer: 0, ask: null });
    expect(window?.ask).toEqual({ kind: 'parry' });
    expect(window?.others).toBe(true);
    expect(window?.happened).toEqual(table.match.log('spectator').slice(-3));
    expect(window?.happened.at(-1)?.event.kind).toBe('played');
  });

  test('whoever does not want to look passes, and the screen stays where it is', async () => {
    const table = await parrying();
    expect(await table.pass('one')).toBeNull();
    expect(table.situation).toMatchObject({ curtain: 2, viewer: 0 });
    expect(passes(table)).toEqual([1]);
    expect(await table.pass('one')).toBeNull();
    expect(passes(table)).toEqual([1, 2]);
    expect(table.situation).toMatchObject({ curtain: null, viewer: 0, window: null });
    expect(table.situation.ask).toMatchObject({ seat: 0, kind: 'turn' });
  });

  test('one curtain is enough where nobody reacts', async () => {
    const table = await parrying();
    expect(await table.pass('all')).toBeNull();
    await until(table, t => t.situation.ask !== null);
    expect(passes(table)).toEqual([1, 2]);
    expect(table.situation).toMatchObject({ curtain: null, viewer: 0 });
    // For the next window it is asked anew.
    const play = table.match.optionIds().find(option => option.startsWith('play:')) ?? '';
    await table.choose(play);
    expect(table.situation.curtain).toBe(1);
  });

  test('whoever looks may still react, and has the screen then', async () => {
    const table = await parrying();
    table.lift();
    expect(table.situation).toMatchObject({ viewer: 1, curtain: null, window: null });
    const block = table.match.optionIds().find(option => option.startsWith('block:')) ?? '';
    expect(await table.choose(block)).toBeNull();
    expect(table.situation.curtain).toBe(0);
    expect(table.situation.window).toBeNull();
  });

  test('of two people only one can be asked; outside a window there is nothing to pass', async () => {
    const table = await parrying(2);
    expect(table.situation).toMatchObject({ curtain: 1, window: { others: false } });
    await table.pass('all');
    expect(table.situation).toMatchObject({ curtain: null, viewer: 0 });
    expect(await table.pass('one')).toMatchObject({ code: 'nothing-to-pass' });
    expect(passes(table)).toEqual([1]);
  });
});

describe('people at one screen who hide nothing from each other', () => {
  const ring = (openHands: () => boolean): LocalTable => {
    const match = Match.start(anyGame(duel), CONFIG, { seed: 'window' });
    return tableOf(match, [PERSON, PERSON, PERSON], { openHands });
  };
  const playCard = async (table: LocalTable): Promise<void> => {
    const play = table.match.optionIds().find(option => option.startsWith('play:')) ?? '';
    expect(await table.choose(play)).toBeNull();
  };

  test('with open hands no curtain falls: whoever decides sees their own hand at once', async () => {
    const table = ring(() => true);
    expect(table.situation).toMatchObject({ curtain: null, viewer: 0, ask: { seat: 0, kind: 'turn' } });
    await playCard(table);
    expect(table.situation).toMatchObject({ curtain: null, viewer: 1, ask: { seat: 1, kind: 'parry' } });
  });

  test('a curtain that has fallen rises when hands are opened, and falls again when they are closed', async () => {
    let open = false;
    const table = ring(() => open);
    table.lift();
    await playCard(table);
    expect(table.situation).toMatchObject({ curtain: 1, viewer: 0, ask: null });
    open = true;
    table.lift();
    expect(table.situation).toMatchObject({ curtain: null, viewer: 1, ask: { seat: 1 } });
    open = false;
    await table.choose('pass');
    expect(table.situation).toMatchObject({ curtain: 2, viewer: 1 });
  });

  test('who never wants to react says so beforehand, and is asked again when they take it back', async () => {
    const table = ring(() => true);
    await playCard(table);
    table.preset('parry');
    await until(table, t => t.situation.ask?.seat === 2);
    expect(passes(table)).toEqual([1]);
    await table.choose('pass');
    expect(table.situation.orders).toEqual({});
    expect(table.situation.ask).toMatchObject({ seat: 0, kind: 'turn' });
    table.preset('parry');
    expect(table.situation.orders).toEqual({ parry: 'always' });
    await playCard(table);
    await until(table, t => t.situation.ask?.seat === 2);
    expect(passes(table)).toEqual([1, 2, 1]);
  });
});

test('where the same is asked several times, the question says which of how many it is', () => {
  const said = (lang: 'en' | 'de', nth?: { number: number; of: number }): string =>
    new Words(anyGame(duel), CONFIG, lang, seat => `${seat}`).ask({ kind: 'parry', ...(nth && { nth }) });
  const [en, de] = [said('en'), said('de')];
  expect(said('en', { number: 2, of: 4 })).toBe(`${en} (2 of 4)`);
  expect(said('de', { number: 2, of: 4 })).toBe(`${de} (2 von 4)`);
  expect(said('en', { number: 1, of: 1 })).toBe(en);
});
