import { expect, test } from 'vitest';
import type { Card } from '../../content/index.ts';
import { type Effect, effectTexts } from '../../effects/vocabulary.ts';

type Said = readonly [effects: readonly Effect[], kind: Card['kind'], en: string, de: string];

/** Every lasting word says what it does, for one and for several, on every kind of card that makes a difference. */
const said: readonly Said[] = [
  [
    [{ do: 'turn-draw', by: 1 }],
    'hero',
    'At the start of your turn draw 1 card more.',
    'Ziehe zu Beginn deines Zuges 1 Karte mehr.',
  ],
  [
    [{ do: 'turn-draw', by: -2 }],
    'npc',
    'At the start of your turn draw 2 cards fewer.',
    'Ziehe zu Beginn deines Zuges 2 Karten weniger.',
  ],
  [
    [{ do: 'turn-draw', by: -1 }],
    'demon',
    'The plagued player draws 1 card fewer at the start of the turn.',
    'Der geplagte Spieler zieht zu Beginn seines Zuges 1 Karte weniger.',
  ],
  [
    [{ do: 'turn-draw', by: 2 }],
    'demon',
    'The plagued player draws 2 cards more at the start of the turn.',
    'Der geplagte Spieler zieht zu Beginn seines Zuges 2 Karten mehr.',
  ],
  [
    [{ do: 'extra-reactions', count: 1 }],
    'hero',
    'This hero has 1 more reaction in every opposing turn.',
    'Dieser Held hat in jedem gegnerischen Zug 1 Reaktion mehr.',
  ],
  [
    [{ do: 'extra-reactions', count: 2 }],
    'artefact',
    'The bearer has 2 more reactions in every opposing turn.',
    'Der Träger hat in jedem gegnerischen Zug 2 Reaktionen mehr.',
  ],
  [
    [{ do: 'forbid', kind: 'potion' }],
    'demon',
    'The plagued player may not play potions.',
    'Der geplagte Spieler darf keine Zaubertränke spielen.',
  ],
  [
    [{ do: 'forbid', kind: 'manoeuvre' }],
    'demon',
    'The plagued player may not play manoeuvres.',
    'Der geplagte Spieler darf keine Manöver spielen.',
  ],
  [
    [{ do: 'unarmed', damage: 4 }],
    'summoning',
    'The creature may attack in melee without a weapon (damage 4).',
    'Die Kreatur darf im Nahkampf ohne Waffe attackieren (Schaden 4).',
  ],
  [[{ do: 'reroll-ones' }], 'hero', 'This hero rolls each 1 again, once.', 'Dieser Held würfelt jede 1 einmal neu.'],
  [
    [{ do: 'cheat-death', life: 1 }],
    'armour',
    'If the bearer would die, discard this card instead; 1 life point remains.',
    'Würde der Träger sterben, lege stattdessen diese Karte ab; es bleibt 1 Lebenspunkt.',
  ],
  [
    [{ do: 'cheat-death', life: 2 }],
    'hero',
    'If this hero would die, discard this card instead; 2 life points remain.',
    'Würde dieser Held sterben, lege stattdessen diese Karte ab; es bleiben 2 Lebenspunkte.',
  ],
  [[{ do: 'ignore-armour' }], 'weapon', 'Armour does not count.', 'Rüstung zählt nicht.'],
  [
    [{ do: 'restrict-defence', bar: ['weapon'] }],
    'weapon',
    'Weapons give no parry bonus.',
    'Waffen geben keinen Paradebonus.',
  ],
  [
    [{ do: 'restrict-defence', bar: ['weapon', 'shield', 'protection'] }],
    'weapon',
    'Weapons and shields give no parry bonus. Nobody may protect the target.',
    'Waffen und Schilde geben keinen Paradebonus. Niemand darf das Ziel beschützen.',
  ],
  [
    [{ do: 'restrict-defence', bar: ['protection'] }],
    'hero',
    'Nobody may protect the targets of this hero.',
    'Niemand darf die Ziele dieses Helden beschützen.',
  ],
  [[{ do: 'modify', stat: 'attack', by: 2, scope: 'used' }], 'weapon', '+2 attack.', '+2 Attacke.'],
  [
    [
      { do: 'modify', stat: 'attack', by: -1, scope: 'bearer' },
      { do: 'modify', stat: 'parry', by: 1, scope: 'bearer' },
    ],
    'shield',
    'The bearer gets −1 attack and +1 parry.',
    'Der Träger erhält −1 Attacke und +1 Parade.',
  ],
  [
    [
      { do: 'modify', stat: 'attack', by: 1, scope: 'bearer' },
      { do: 'modify', stat: 'damage', by: 1, scope: 'used' },
    ],
    'weapon',
    'The bearer gets +1 attack. +1 damage.',
    'Der Träger erhält +1 Attacke. +1 Schaden.',
  ],
  [
    [
      { do: 'modify', stat: 'parry', by: 1, scope: 'bearer', if: { is: 'dodging' } },
      { do: 'modify', stat: 'armour', by: 1, scope: 'bearer', if: { is: 'protecting' } },
    ],
    'hero',
    'This hero gets +1 parry when dodging. This hero gets +1 armour when protecting.',
    'Dieser Held erhält +1 Parade beim Ausweichen. Dieser Held erhält +1 Rüstung beim Beschützen.',
  ],
  [
    [{ do: 'modify', stat: 'parry', by: -1, scope: 'group' }],
    'demon',
    'Each hero and creature of the plagued group gets −1 parry.',
    'Jeder Held und jede Kreatur der geplagten Gruppe erhält −1 Parade.',
  ],
  [
    [{ do: 'modify', stat: 'attack', by: 1, scope: 'used', if: { is: 'form', form: 'magical' } }],
    'artefact',
    '+1 attack in magical attacks.',
    '+1 Attacke bei magischen Attacken.',
  ],
  [
    [{ do: 'modify', stat: 'magicResistance', by: 1, scope: 'used', if: { is: 'form', form: 'magical' } }],
    'artefact',
    '+1 magic resistance against magical attacks.',
    '+1 Magieresistenz gegen magische Attacken.',
  ],
  [
    [{ do: 'modify', stat: 'damage', by: 1, scope: 'used', if: { is: 'facing', foes: ['demon', 'creature'] } }],
    'weapon',
    '+1 damage against demons and creatures.',
    '+1 Schaden gegen Dämonen und Kreaturen.',
  ],
  [
    [{ do: 'modify', stat: 'damage', by: 1, scope: 'used', if: { is: 'using', category: 'voodoo' } }],
    'artefact',
    '+1 damage with voodoo magic.',
    '+1 Schaden mit Voodoo-Magie.',
  ],
  [
    [{ do: 'modify', stat: 'damage', by: 2, scope: 'bearer', if: { is: 'wounded', life: 7 } }],
    'hero',
    'This hero gets +2 damage at 7 life points or fewer.',
    'Dieser Held erhält +2 Schaden bei höchstens 7 Lebenspunkten.',
  ],
];

test.each(said.map(one => [one[2], one] as const))('SH-END-03 a card says: %s', (_, [effects, kind, en, de]) => {
  expect([effectTexts(effects, kind, 'en').join(' '), effectTexts(effects, kind, 'de').join(' ')]).toEqual([en, de]);
});
