import { expect, test } from 'vitest';
import { messages } from '../messages/index.ts';
import { commandOf, obey } from '../play/commands.ts';
import type { Session } from '../play/session.ts';

/** What `hint` says when this is all that comes. */
async function said(advice: readonly [] | null, lang: 'en' | 'de'): Promise<string> {
  const command = commandOf('hint');
  if (command === null) throw new Error('There is no hint.');
  const told: string[] = [];
  const session = {
    match: { ask: { seat: 0 } },
    m: messages[lang],
    advice: async () => advice,
    offers: [],
    terminal: { tell: (text: string) => told.push(text) },
  } as unknown as Session;
  await obey(session, command);
  return told.join(' ');
}

test('advice that came too late is not taken for a game without advice', async () => {
  expect(await said(null, 'en')).toBe('The advice did not come in time. "hint" asks again.');
  expect(await said(null, 'de')).toBe('Der Rat kam nicht rechtzeitig. „tipp“ fragt noch einmal.');
  expect(await said([], 'en')).toBe('There is no advice in this game: it cannot value a position.');
});
