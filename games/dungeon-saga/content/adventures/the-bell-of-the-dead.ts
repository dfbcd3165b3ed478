import type { Adventure } from './adventure.ts';

/** Adventure 4. A bell calls bones out of the graves every other round, until its three counterweights are opened. */
export const theBellOfTheDead: Adventure = {
  id: 'the-bell-of-the-dead',
  name: { en: '4: The Bell of the Dead', de: '4: Die Totenglocke' },
  about: {
    en: 'A bell rings every second round and brings up bones. The heroes must open its three counterweights to silence it.',
    de: 'Jede zweite Runde läutet eine Glocke und holt Knochen herauf. Die Helden müssen ihre drei Gegengewichte öffnen, um sie verstummen zu lassen.',
  },
  prologue: {
    en: 'It has no clapper and nobody pulls the rope, but it rings. At the start of every second round a bone pile comes up on each open grave. Its three counterweights, iron chests chained to the wall, must be opened; then it is only a bell. Cover your ears. It does not help, but it looks sensible.',
    de: 'Sie hat keinen Klöppel, und niemand zieht am Seil, und doch läutet sie. Zu Beginn jeder zweiten Runde steigt aus jedem offenen Grab ein Knochenhaufen. Öffnet ihre drei Gegengewichte, eiserne Truhen an der Wand; dann ist sie nur noch eine Glocke. Haltet euch die Ohren zu. Es hilft nicht, sieht aber vernünftig aus.',
  },
  epilogue: {
    heroes: {
      en: 'Silence falls like a dropped curtain. Far below, something that has danced to this bell for an age loses its step.',
      de: 'Die Stille fällt wie ein Vorhang. Tief unten kommt etwas aus dem Takt, das ein Zeitalter lang nach dieser Glocke getanzt hat.',
    },
    overlord: {
      en: 'The bell rings four times more than usual. It was never wrong about a number.',
      de: 'Die Glocke läutet viermal mehr als sonst. Verzählt hat sie sich noch nie.',
    },
  },
  map: [
    '+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+',
    '|O . . . # . g . . s . . g . # . . C|',
    '+ + + + +-+ + + + + + + + + +-+ + + +',
    '|R . . . # . . . . . . . . . E . a .|',
    '+ + + + +-+ + + + + + + + + +-+ + + +',
    '|. . . . D . . . W W . s . . # . . .|',
    '+ + + + + + + + + + + + + + +-+-+-+-+',
    '|. . . . D . . . W W . . . . # # # #|',
    '+ + + + +-+ + + + + + + + + +-+-+-+-+',
    '|M . . . # . . . . . . s . . F . . r|',
    '+ + + + +-+ + + + + + + + + +-+ + + +',
    '|N . . . # C g . . . . . g . # . T T|',
    '+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+ + + +',
    '|# # # # # # # # # # # # # # # r . C|',
    '+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+',
  ],
  signs: {
    O: { is: 'start', hero: 'orlaf', facing: 'E' },
    R: { is: 'start', hero: 'rordin', facing: 'E' },
    M: { is: 'start', hero: 'madriga', facing: 'E' },
    N: { is: 'start', hero: 'danor', facing: 'E' },
    D: { is: 'door', piece: 'double-door', lock: 'lock-1' },
    E: { is: 'door', piece: 'single-door', lock: 'seal-1' },
    F: { is: 'door', piece: 'single-door', lock: 'lock-3' },
    W: { is: 'furniture', piece: 'well' },
    T: { is: 'furniture', piece: 'dwarf-crypt' },
    s: { is: 'servant', of: 'skeleton-warrior', facing: 'W' },
    a: { is: 'servant', of: 'skeleton-archer', facing: 'W' },
    r: { is: 'servant', of: 'dwarf-revenant', facing: 'W' },
    g: { is: 'place', mark: 'grave' },
    C: { is: 'chest', lock: 'lock-2', holds: ['healing-potion'] },
  },
  marks: { grave: { en: 'an open grave', de: 'ein offenes Grab' } },
  equipment: { orlaf: { items: ['healing-potion'] }, rordin: { items: ['crowbar'] }, danor: { items: ['holy-water'] } },
  overlord: {
    commands: 3,
    deck: {
      size: 19,
      of: { 'additional-command': 6, 'additional-commands': 3, 'raise-the-dead-command': 7, interrupt: 6 },
    },
    raise: { 'skeleton-warrior': 4, 'skeleton-archer': 2, zombie: 4 },
  },
  victory: {
    heroes: [{ is: 'open', sign: 'C' }],
    overlord: [{ is: 'crippled', count: 2 }, { is: 'deck-empty' }],
  },
  twists: [
    {
      id: 'the-bell-rings',
      text: {
        en: 'The bell rings. The graves answer: a bone pile comes up on each of them.',
        de: 'Die Glocke läutet. Die Gräber antworten: Auf jedem liegt nun ein Knochenhaufen.',
      },
      when: { is: 'every', rounds: 2, until: 'C' },
      effects: [{ do: 'bones', mark: 'grave' }],
    },
  ],
  rewards: {
    heroes: { items: { danor: ['robe-of-mists'], anyone: ['holy-water'] }, legend: 1 },
    overlord: { legend: 1 },
  },
};
