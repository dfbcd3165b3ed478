import type { Overview } from '@tafelrunde/engine';

export const overview: Overview = {
  about: {
    en: 'Two players lead a knight, an archer and a mage each. Whoever has felled all units of the other side wins.',
    de: 'Zwei Spieler führen je einen Ritter, einen Bogenschützen und einen Magier. Wer alle Einheiten der Gegenseite gefällt hat, gewinnt.',
  },
  diagrams: [
    {
      name: { en: 'A turn', de: 'Ein Zug' },
      shape: 'ring',
      steps: [
        {
          text: {
            en: 'Every unit gets 2 action points, the player 3 mana.',
            de: 'Jede Einheit bekommt 2 Aktionspunkte, der Spieler 3 Mana.',
          },
          rule: 'SK-TURN-01',
        },
        { text: { en: 'Draw a card.', de: 'Eine Karte ziehen.' }, rule: 'SK-TURN-02' },
        {
          text: {
            en: 'Move, attack and play cards in any order.',
            de: 'In beliebiger Reihenfolge bewegen, angreifen und Karten spielen.',
          },
          rule: 'SK-TURN-04',
          may: true,
        },
      ],
    },
    {
      name: { en: 'An attack', de: 'Ein Angriff' },
      shape: 'duel',
      steps: [
        {
          text: { en: 'chooses an enemy in range and in sight.', de: 'wählt einen Gegner in Reichweite und Sicht.' },
          rule: 'SK-ATT-02',
          by: 'attacker',
        },
        {
          text: { en: 'rolls: 4 and 5 are one hit, 6 is two.', de: 'würfelt: 4 und 5 sind ein Treffer, 6 sind zwei.' },
          rule: 'SK-ATT-04',
          by: 'attacker',
        },
        {
          text: {
            en: 'rolls a die for each point of armour; 5 and 6 block.',
            de: 'würfelt je Punkt Rüstung; 5 und 6 blocken.',
          },
          rule: 'SK-ATT-05',
          by: 'defender',
        },
        {
          text: { en: 'Each hit left costs a life point.', de: 'Jeder übrige Treffer kostet einen Lebenspunkt.' },
          rule: 'SK-ATT-06',
        },
      ],
    },
  ],
};
