import type { Overview } from '@tafelrunde/engine';

export const overview: Overview = {
  about: {
    en: 'Up to four heroes go through a dungeon that one player, the overlord, fills with undead. Each adventure says what the heroes have to achieve; the overlord wins if they fail or if the command cards run out.',
    de: 'Bis zu vier Helden ziehen durch einen Dungeon, den ein Spieler, der Overlord, mit Untoten füllt. Jedes Abenteuer sagt, was die Helden erreichen müssen; der Overlord gewinnt, wenn es ihnen misslingt oder die Befehlskarten ausgehen.',
  },
  diagrams: [
    {
      name: { en: 'A round', de: 'Eine Runde' },
      shape: 'ring',
      steps: [
        {
          text: {
            en: 'Every hero takes one turn, in any order.',
            de: 'Jeder Held hat einen Zug, in beliebiger Reihenfolge.',
          },
          rule: 'DS-ROUND-03',
        },
        {
          text: { en: 'The overlord spends commands on servants.', de: 'Der Overlord gibt Befehle an seine Diener.' },
          rule: 'DS-OVER-01',
        },
        {
          text: {
            en: 'End of the round: spells recover, the overlord draws a command card.',
            de: 'Ende der Runde: Zauber erholen sich, der Overlord zieht eine Befehlskarte.',
          },
          rule: 'DS-ROUND-02',
        },
      ],
    },
    {
      name: { en: 'The turn of a hero', de: 'Der Zug eines Helden' },
      shape: 'line',
      steps: [
        { text: { en: 'Move.', de: 'Bewegen.' }, rule: 'DS-HERO-01', may: true },
        {
          text: {
            en: 'Take one action: melee, a shot, a spell or what the adventure offers.',
            de: 'Eine Aktion ausführen: Nahkampf, Schuss, Zauber oder was das Abenteuer bietet.',
          },
          rule: 'DS-HERO-04',
          may: true,
        },
      ],
    },
    {
      name: { en: 'A melee', de: 'Ein Nahkampf' },
      shape: 'duel',
      steps: [
        { text: { en: 'rolls combat dice.', de: 'würfelt mit Kampfwürfeln.' }, rule: 'DS-MELEE-05', by: 'attacker' },
        {
          text: {
            en: 'rolls combat dice; one less if struck from behind.',
            de: 'würfelt mit Kampfwürfeln; einer weniger bei einem Hieb von hinten.',
          },
          rule: 'DS-MELEE-08',
          by: 'defender',
        },
        {
          text: {
            en: 'removes dice that do not beat the armour.',
            de: 'entfernt Würfel, die die Rüstung nicht übertreffen.',
          },
          rule: 'DS-MELEE-11',
          by: 'attacker',
        },
        {
          text: {
            en: 'The highest die meets the highest, and so on; each higher attack die is a hit.',
            de: 'Der höchste Würfel trifft auf den höchsten und so weiter; jeder höhere Angriffswürfel ist ein Treffer.',
          },
          rule: 'DS-MELEE-14',
        },
        {
          text: {
            en: 'Minions look the hits up in their table; heroes and bosses take one wound.',
            de: 'Schergen schlagen die Treffer in ihrer Tabelle nach; Helden und Anführer nehmen eine Wunde.',
          },
          rule: 'DS-MELEE-17',
        },
      ],
    },
  ],
};
