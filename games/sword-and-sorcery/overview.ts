import type { Overview } from '@tafelrunde/engine';

export const overview: Overview = {
  about: {
    en: 'The heroes were raised from the dead and fight together; all enemies are run by their scrolls and cards. An adventure says what wins and what loses it; between adventures the heroes grow.',
    de: 'Die Helden wurden von den Toten erweckt und kämpfen gemeinsam; alle Gegner lenken sich durch ihre Pergamente und Karten selbst. Das Abenteuer sagt, wann es gewonnen und wann es verloren ist; dazwischen wachsen die Helden.',
  },
  diagrams: [
    {
      name: { en: 'A round', de: 'Eine Runde' },
      shape: 'ring',
      steps: [
        {
          text: {
            en: 'Time phase: effects, powers recover, soul shards raise ranks.',
            de: 'Zeitphase: Effekte, Fähigkeiten erholen sich, Seelensplitter heben Ränge.',
          },
          rule: 'SS-TIME-01',
        },
        {
          text: {
            en: 'Battle phase: a hero, then the enemies, until every hero was active.',
            de: 'Kampfphase: ein Held, dann die Gegner, bis jeder Held an der Reihe war.',
          },
          rule: 'SS-BATL-01',
        },
        {
          text: { en: 'Event phase: the event deck turns.', de: 'Ereignisphase: Der Ereignisstapel geht weiter.' },
          rule: 'SS-EVNT-01',
        },
      ],
    },
    {
      name: { en: 'In the battle phase', de: 'In der Kampfphase' },
      shape: 'line',
      steps: [
        {
          text: {
            en: 'The active hero moves once and takes combat, standard and free actions in any order.',
            de: 'Der aktive Held bewegt sich einmal und führt Kampf-, Standard- und freie Aktionen in beliebiger Reihenfolge aus.',
          },
          rule: 'SS-HTURN-01',
          may: true,
        },
        {
          text: {
            en: 'An activation card says which enemies act.',
            de: 'Eine Aktivierungskarte sagt, welche Gegner handeln.',
          },
          rule: 'SS-ETURN-02',
        },
        {
          text: {
            en: 'They move and strike as their scrolls say.',
            de: 'Sie bewegen sich und schlagen zu, wie es ihre Pergamente sagen.',
          },
          rule: 'SS-ETURN-05',
        },
      ],
    },
    {
      name: { en: 'An attack', de: 'Ein Angriff' },
      shape: 'duel',
      steps: [
        {
          text: {
            en: 'rolls the dice of the weapon or power.',
            de: 'würfelt mit den Würfeln der Waffe oder Fähigkeit.',
          },
          rule: 'SS-ATK-02',
          by: 'attacker',
        },
        {
          text: { en: 'spends symbols on properties.', de: 'gibt Symbole für Eigenschaften aus.' },
          rule: 'SS-ATK-03',
          by: 'attacker',
          may: true,
        },
        { text: { en: 'counts the hits.', de: 'zählt die Treffer.' }, rule: 'SS-ATK-13', by: 'attacker' },
        {
          text: { en: 'subtracts armour and magic shields.', de: 'zieht Rüstung und magische Schutzschilde ab.' },
          rule: 'SS-DEF-03',
          by: 'defender',
        },
        {
          text: {
            en: 'rolls a blue die per hit left, at most as many as the defence allows.',
            de: 'würfelt je übrigem Treffer einen blauen Würfel, höchstens so viele, wie die Verteidigung erlaubt.',
          },
          rule: 'SS-DEF-06',
          by: 'defender',
        },
        {
          text: {
            en: 'One wound for each hit that is not blocked.',
            de: 'Eine Wunde für jeden Treffer, der nicht geblockt ist.',
          },
          rule: 'SS-DEF-11',
        },
      ],
    },
  ],
};
