import type { Overview } from '@tafelrunde/engine';

export const overview: Overview = {
  about: {
    en: 'Heroes explore a land tile by tile, win cards, units and fame, and usually have to take its cities before the days are over. How points are counted is up to the scenario.',
    de: 'Helden erkunden ein Land Teil für Teil, gewinnen Karten, Einheiten und Ruhm und müssen meist seine Städte einnehmen, bevor die Tage um sind. Wie gezählt wird, sagt das Szenario.',
  },
  diagrams: [
    {
      name: { en: 'A round', de: 'Eine Runde' },
      shape: 'ring',
      steps: [
        {
          text: {
            en: 'Prepare: day turns to night, new dice in the Source, new offers, new hands.',
            de: 'Vorbereiten: Aus Tag wird Nacht, neue Würfel in der Quelle, neue Angebote, neue Hände.',
          },
          rule: 'MK-ROUND-02',
        },
        {
          text: {
            en: 'Everybody takes a tactic; its number gives the order.',
            de: 'Jeder nimmt eine Taktik; ihre Nummer bestimmt die Reihenfolge.',
          },
          rule: 'MK-TACT-01',
        },
        { text: { en: 'Turns, one after the other.', de: 'Züge, einer nach dem anderen.' }, rule: 'MK-ROUND-01' },
        {
          text: {
            en: 'Who begins a turn without a deck may announce the end; the others have one more turn.',
            de: 'Wer einen Zug ohne Deck beginnt, darf das Ende ansagen; die anderen haben noch einen Zug.',
          },
          rule: 'MK-TURN-05',
        },
      ],
    },
    {
      name: { en: 'A regular turn', de: 'Ein normaler Zug' },
      shape: 'line',
      steps: [
        { text: { en: 'Move and reveal tiles.', de: 'Bewegen und Teile aufdecken.' }, rule: 'MK-TURN-19', may: true },
        {
          text: {
            en: 'One action: a combat, a trade with locals or what the place offers.',
            de: 'Eine Aktion: ein Kampf, Handel mit Einheimischen oder was der Ort bietet.',
          },
          rule: 'MK-TURN-18',
          may: true,
        },
        {
          text: {
            en: 'At least one card is played or discarded.',
            de: 'Mindestens eine Karte wird gespielt oder abgeworfen.',
          },
          rule: 'MK-TURN-12',
        },
      ],
    },
    {
      name: { en: 'A combat', de: 'Ein Kampf' },
      shape: 'line',
      steps: [
        {
          text: {
            en: 'Ranged and siege attacks, before the enemies come near.',
            de: 'Fernkampf- und Belagerungsangriffe, bevor die Gegner heran sind.',
          },
          rule: 'MK-RNG-01',
          may: true,
        },
        {
          text: {
            en: 'Every enemy left attacks; each can be blocked on its own.',
            de: 'Jeder übrige Gegner greift an; jeder kann einzeln geblockt werden.',
          },
          rule: 'MK-BLK-01',
          may: true,
        },
        {
          text: {
            en: 'What is not blocked does damage: wounds for the hero or a unit.',
            de: 'Was nicht geblockt ist, richtet Schaden an: Wunden für den Helden oder eine Einheit.',
          },
          rule: 'MK-DMG-01',
        },
        {
          text: {
            en: 'Attacks of all kinds; the total must reach the armor.',
            de: 'Angriffe aller Art; die Summe muss die Rüstung erreichen.',
          },
          rule: 'MK-ATK-02',
          may: true,
        },
      ],
    },
  ],
};
