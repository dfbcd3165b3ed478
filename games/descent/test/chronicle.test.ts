import type { Note } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { chronicle } from '../chronicle.ts';
import { acts, face, hero, monster, sit, strike } from './positions.ts';

/** The notes of all that has happened at this table. */
function notesOf(t: ReturnType<typeof sit>): Note[] {
  const notes: Note[] = [];
  const scribe = chronicle.begin(t.state, note => notes.push(note));
  for (const { event } of t.match.log('spectator')) scribe.hear(event, t.state);
  return notes;
}

test('an attack that fells a goblin is written down: attack, hit, wounds, fall', () => {
  const t = acts(
    sit(state => {
      hero(state, 'grisban-the-thirsty', 'berserker', 'F5');
      monster(state, 'goblin-archer', 'G5');
      monster(state, 'goblin-archer', 'J8');
    }),
    'grisban-the-thirsty',
  );
  t.choose(strike(t, 'chipped-greataxe', 'goblin-archer-1', 'G5'), [
    face('blue', { range: 3 }),
    face('red', { damage: 3, surge: 0 }),
    face('gray', { shield: 0 }),
  ]);
  const goblin = { kind: 'monster', thing: 'goblin-archer', seat: 0 };
  const notes = notesOf(t);
  expect(notes.filter(({ note }) => note === 'attack')).toHaveLength(1);
  expect(notes).toContainEqual(expect.objectContaining({ note: 'wounds', to: goblin, amount: 2 }));
  expect(notes).toContainEqual(expect.objectContaining({ note: 'fell', who: goblin }));
});

test('everything that is named has a name in both languages', () => {
  expect(chronicle.nameOf('monster', 'goblin-archer')).toEqual({ en: 'Goblin Archer', de: 'Goblin-Bogenschütze' });
  expect(chronicle.nameOf('hero', 'syndrael')).toEqual({ en: 'Syndrael', de: 'Syndrael' });
  expect(chronicle.nameOf('class', 'knight')).toEqual({ en: 'Knight', de: 'Ritter' });
  expect(chronicle.nameOf('overlord', 'dash')).toEqual({ en: 'Dash', de: 'Rennen' });
});
