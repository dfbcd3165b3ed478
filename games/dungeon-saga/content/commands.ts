import type { CommandCard } from './things.ts';

/**
 * The necromancer's command deck: 30 cards, of which an adventure deals its number (DS-SETUP-09). The rulebook names the four kinds; numbers
 * and copies are ours. A card raises exactly one bone pile (DS-CARD-10).
 */
export const commandCards: readonly CommandCard[] = [
  {
    kind: 'command',
    id: 'additional-command',
    name: { en: 'Additional Commands +1', de: 'Zusätzliche Befehle +1' },
    flavour: { en: 'You there. Yes, you with the arm.', de: 'Du da. Ja, du mit dem Arm.' },
    command: 'additional-commands',
    copies: 6,
    effects: [{ do: 'commands', add: 1 }],
  },
  {
    kind: 'command',
    id: 'additional-commands',
    name: { en: 'Additional Commands +2', de: 'Zusätzliche Befehle +2' },
    flavour: { en: 'Nobody here gets tired.', de: 'Hier wird niemand müde.' },
    command: 'additional-commands',
    copies: 4,
    effects: [{ do: 'commands', add: 2 }],
  },
  {
    kind: 'command',
    id: 'double-commands',
    name: { en: 'Double Commands', de: 'Doppelte Befehle' },
    flavour: { en: 'Everybody. All at once.', de: 'Alle. Auf einmal.' },
    command: 'double-commands',
    copies: 3,
    effects: [{ do: 'commands', add: 'double' }],
  },
  {
    kind: 'command',
    id: 'raise-the-dead-command',
    name: { en: 'Raise the Dead', de: 'Die Toten erwecken' },
    flavour: { en: 'Your leave is cancelled.', de: 'Der Urlaub ist gestrichen.' },
    command: 'raise-the-dead',
    copies: 7,
    effects: [{ do: 'raise', aim: { of: 'bones', range: 'board', sight: false, many: 1 } }],
  },
  {
    kind: 'command',
    id: 'interrupt',
    name: { en: 'Interrupt 1', de: 'Unterbrechung 1' },
    flavour: { en: 'One moment, please.', de: 'Einen Augenblick, bitte.' },
    command: 'interrupt',
    copies: 7,
    effects: [{ do: 'interrupt', figures: 1 }],
  },
  {
    kind: 'command',
    id: 'double-interrupt',
    name: { en: 'Interrupt 2', de: 'Unterbrechung 2' },
    flavour: { en: 'One moment, and another one.', de: 'Einen Augenblick, und gleich noch einen.' },
    command: 'interrupt',
    copies: 3,
    effects: [{ do: 'interrupt', figures: 2 }],
  },
];
