import type { Overview } from '@tafelrunde/engine';

export const overview: Overview = {
  about: {
    en: 'Everybody leads a gang of villains, arms it with what the three piles give, and goes for the others. Whoever is the last to have a hero or a creature wins.',
    de: 'Jeder führt eine Bande von Schurken, rüstet sie mit dem aus, was die drei Stapel hergeben, und geht auf die anderen los. Wer als Letzter noch einen Helden oder eine Kreatur hat, gewinnt.',
  },
  diagrams: [
    {
      name: { en: 'The turn of a player', de: 'Der Zug eines Spielers' },
      shape: 'ring',
      steps: [
        {
          text: {
            en: 'Draw 2 support cards from any piles.',
            de: '2 Unterstützungskarten von beliebigen Stapeln ziehen.',
          },
          rule: 'SH-TURN-01',
        },
        {
          text: {
            en: 'Equip heroes and play cards, whenever you like.',
            de: 'Helden ausrüsten und Karten spielen, wann immer du willst.',
          },
          rule: 'SH-EQUIP-01',
          may: true,
        },
        {
          text: {
            en: 'One action with each hero: attack, cast, or draw another card.',
            de: 'Mit jedem Helden eine Aktion: angreifen, zaubern oder noch eine Karte ziehen.',
          },
          rule: 'SH-TURN-02',
          may: true,
        },
        {
          text: {
            en: 'Declare the turn over; the next player is on.',
            de: 'Den Zug für beendet erklären; der Nächste ist dran.',
          },
          rule: 'SH-TURN-03',
        },
      ],
    },
    {
      name: { en: 'An attack', de: 'Ein Angriff' },
      shape: 'duel',
      steps: [
        {
          text: { en: 'announces attack and target.', de: 'sagt Angriff und Ziel an.' },
          rule: 'SH-ATT-01',
          by: 'attacker',
        },
        {
          text: {
            en: 'Somebody may protect the target, or it waives its parry.',
            de: 'Jemand kann das Ziel schützen, oder es verzichtet auf die Parade.',
          },
          rule: 'SH-ATT-05',
          by: 'defender',
          may: true,
        },
        {
          text: { en: 'Both may play potions and manoeuvres.', de: 'Beide dürfen Tränke und Manöver spielen.' },
          rule: 'SH-ATT-07',
          may: true,
        },
        {
          text: {
            en: 'attack + bonuses + die; a 6 is rolled again.',
            de: 'Attacke + Boni + Würfel; eine 6 wird noch einmal geworfen.',
          },
          rule: 'SH-MELEE-01',
          by: 'attacker',
        },
        { text: { en: 'parry + bonuses + die.', de: 'Parade + Boni + Würfel.' }, rule: 'SH-PARRY-01', by: 'defender' },
        {
          text: {
            en: 'The higher total wins; on a tie the attack fails.',
            de: 'Die höhere Summe gewinnt; bei Gleichstand misslingt der Angriff.',
          },
          rule: 'SH-DMG-01',
        },
        {
          text: { en: 'Damage, less the armour of the target.', de: 'Schaden, abzüglich der Rüstung des Ziels.' },
          rule: 'SH-DMG-02',
        },
      ],
    },
  ],
};
