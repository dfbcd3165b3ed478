import { type Lang, say } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import type { Choice } from '../choices.ts';
import { mageKnight } from '../index.ts';
import { optionId } from '../option-id.ts';
import { army, fight, hexOn, hold, type Sitting, sit, skill, stand } from './positions.ts';

/** What is offered under this name, as it is said. */
function said(t: Sitting, id: string, lang: Lang): string {
  const choice = t.match.ask?.options.find(one => optionId(one as Choice) === id) as Choice | undefined;
  if (choice === undefined) throw new Error(`"${id}" is not offered.`);
  return say(mageKnight.texts.options[choice.do] as never, lang, choice as never, String);
}

const battle = (): Sitting =>
  sit({ scenario: 'solo-conquest', seats: 1 }, state => {
    hold(state, 0, 'rage', 'determination');
    army(state, 0, 'utem-guardsmen');
    fight(state, ['prowlers', 'diggers']);
  });

test('who is done in a combat is told with what, and who is left standing', () => {
  const t = battle();
  expect(said(t, 'done', 'en')).toBe('On to blocking');
  t.choose('done');
  expect(said(t, 'done', 'de')).toBe('Nichts mehr blocken: weiter zum Schaden');
  t.choose('done');
  while (t.match.ask?.kind !== 'attack') t.choose(t.offered('damage:')[0] ?? 'hurt:-,-');
  expect(said(t, 'done', 'en')).toBe('End the combat: 2 enemies are left standing');
  t.choose('target:0').choose('play:rage,basic').choose('play:determination,basic').choose('strike');
  expect(said(t, 'done', 'de')).toBe('Den Kampf beenden: 1 Gegner bleibt stehen');
});

test('who is done with the locals is told so', () => {
  const t = sit({}, state => {
    hold(state, 0, 'march', 'rage');
    stand(state, 0, hexOn(1, 0, 2));
  });
  expect(said(t.choose('interact'), 'done', 'de')).toBe('Den Handel beenden');
});

test('a card played sideways says what it comes to, raised or not', () => {
  const plain = sit({}, state => hold(state, 0, 'rage'));
  expect(said(plain, 'play:rage,move', 'de')).toBe('Wut quer: Bewegung 1');
  const raised = sit({}, state => {
    hold(state, 0, 'rage');
    skill(state, 0, 'i-dont-give-a-damn');
  }).choose('skill:i-dont-give-a-damn');
  expect(said(raised, 'play:rage,move', 'en')).toBe('Rage sideways: move 2');
  expect(raised.choose('play:rage,move').state.turns[0]?.move).toBe(2);
});
