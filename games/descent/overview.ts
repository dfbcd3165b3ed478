import type { Overview } from '@tafelrunde/engine';

export const overview: Overview = {
  about: {
    en: 'One player is the overlord with his monsters and cards; the others lead two to four heroes. Each quest says what either side must reach; whoever is first wins it.',
    de: 'Einer ist der Overlord mit seinen Monstern und Karten; die anderen führen zwei bis vier Helden. Jedes Abenteuer sagt, was beide Seiten erreichen müssen; wer zuerst so weit ist, gewinnt es.',
  },
  diagrams: [
    {
      name: { en: 'A round', de: 'Eine Runde' },
      shape: 'ring',
      steps: [
        {
          text: {
            en: 'Each hero has a turn, in an order the heroes choose.',
            de: 'Jeder Held hat einen Zug, in einer Reihenfolge nach Wahl der Helden.',
          },
          rule: 'D2-ROUND-02',
        },
        {
          text: {
            en: 'The overlord draws a card, then activates all his groups.',
            de: 'Der Overlord zieht eine Karte, dann aktiviert er alle seine Gruppen.',
          },
          rule: 'D2-ROUND-03',
        },
        {
          text: {
            en: 'The end of the round: what comes then, comes.',
            de: 'Das Ende der Runde: was dann kommt, kommt.',
          },
          rule: 'D2-ROUND-04',
        },
      ],
    },
    {
      name: { en: 'A hero turn', de: 'Der Zug eines Helden' },
      shape: 'line',
      steps: [
        {
          text: {
            en: 'Start: effects end, exhausted cards are refreshed.',
            de: 'Beginn: Effekte enden, erschöpfte Karten werden bereit gemacht.',
          },
          rule: 'D2-HTURN-01',
        },
        { text: { en: 'Equip items.', de: 'Gegenstände ausrüsten.' }, rule: 'D2-HTURN-04', may: true },
        {
          text: {
            en: 'Two actions: move, attack, skill, rest, search, door, revive, or what the quest allows.',
            de: 'Zwei Aktionen: bewegen, angreifen, Fertigkeit, rasten, durchsuchen, Tür, wiederbeleben oder was das Abenteuer erlaubt.',
          },
          rule: 'D2-HTURN-09',
        },
        {
          text: {
            en: 'For 1 fatigue there is 1 movement point at any time.',
            de: 'Für 1 Erschöpfung gibt es jederzeit 1 Bewegungspunkt.',
          },
          rule: 'D2-FAT-01',
          may: true,
        },
        {
          text: {
            en: 'End: who rested recovers all fatigue.',
            de: 'Ende: Wer rastete, erholt sich ganz von Erschöpfung.',
          },
          rule: 'D2-REST-02',
        },
      ],
    },
    {
      name: { en: 'An attack', de: 'Ein Angriff' },
      shape: 'duel',
      steps: [
        {
          text: { en: 'chooses weapon and target in line of sight.', de: 'wählt Waffe und Ziel in Sichtlinie.' },
          rule: 'D2-ASTEP-04',
          by: 'attacker',
        },
        {
          text: { en: 'rolls the attack dice.', de: 'wirft die Angriffswürfel.' },
          rule: 'D2-ASTEP-08',
          by: 'attacker',
        },
        {
          text: { en: 'rolls the defence dice.', de: 'wirft die Verteidigungswürfel.' },
          rule: 'D2-ASTEP-09',
          by: 'defender',
        },
        {
          text: {
            en: 'misses with an X, or where the range is too short.',
            de: 'verfehlt bei einem X oder wenn die Reichweite nicht genügt.',
          },
          rule: 'D2-ASTEP-14',
          by: 'attacker',
        },
        {
          text: { en: 'spends surges on abilities.', de: 'gibt Energien für Fähigkeiten aus.' },
          rule: 'D2-ASTEP-16',
          by: 'attacker',
          may: true,
        },
        {
          text: {
            en: 'suffers the hearts that its shields do not block.',
            de: 'erleidet die Herzen, die seine Schilde nicht abwehren.',
          },
          rule: 'D2-ASTEP-25',
          by: 'defender',
        },
      ],
    },
  ],
};
