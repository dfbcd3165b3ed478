import { expect, test } from 'vitest';
import type { Card } from '../../content/index.ts';
import { type Effect, effectTexts } from '../../effects/vocabulary.ts';

type Said = readonly [effects: readonly Effect[], kind: Card['kind'], en: string, de: string];

/** Every word that acts says what it does, for one and for several, on every kind of card that makes a difference. */
const said: readonly Said[] = [
  [
    [{ do: 'steal', who: 'rival', count: 1 }],
    'event',
    'Take 1 random card from a rival’s hand.',
    'Ziehe 1 zufällige Karte aus der Hand eines Mitspielers.',
  ],
  [
    [{ do: 'steal', who: 'rival', count: 2 }],
    'event',
    'Take 2 random cards from a rival’s hand.',
    'Ziehe 2 zufällige Karten aus der Hand eines Mitspielers.',
  ],
  [
    [{ do: 'steal', who: 'foe', count: 1 }],
    'weapon',
    'Take 1 random card from the hand of the foe’s player.',
    'Ziehe 1 zufällige Karte aus der Hand des gegnerischen Spielers.',
  ],
  [
    [{ do: 'steal', who: 'foe', count: 3 }],
    'weapon',
    'Take 3 random cards from the hand of the foe’s player.',
    'Ziehe 3 zufällige Karten aus der Hand des gegnerischen Spielers.',
  ],
  [
    [{ do: 'roll-twice', target: 'self', keep: 'higher' }],
    'manoeuvre',
    'Roll twice; the higher result counts.',
    'Würfle zweimal; das höhere Ergebnis zählt.',
  ],
  [
    [{ do: 'roll-twice', target: 'foe', keep: 'lower' }],
    'manoeuvre',
    'The foe rolls twice; the lower result counts.',
    'Der Gegner würfelt zweimal; das niedrigere Ergebnis zählt.',
  ],
  [
    [{ do: 'draw', count: 1, pile: 'any' }],
    'event',
    'Draw 1 card from any pile.',
    'Ziehe 1 Karte von einem beliebigen Stapel.',
  ],
  [
    [{ do: 'draw', count: 2, pile: 'any' }],
    'event',
    'Draw 2 cards from any piles.',
    'Ziehe 2 Karten von beliebigen Stapeln.',
  ],
  [[{ do: 'draw', count: 1, pile: 'magic' }], 'event', 'Draw 1 magic card.', 'Ziehe 1 Magiekarte.'],
  [[{ do: 'draw', count: 2, pile: 'tactics' }], 'event', 'Draw 2 tactics cards.', 'Ziehe 2 Taktikkarten.'],
  [
    [{ do: 'discard', who: 'you', count: 1, how: 'choice' }],
    'event',
    'Discard 1 hand card of your choice.',
    'Lege 1 Handkarte eigener Wahl ab.',
  ],
  [
    [{ do: 'discard', who: 'you', count: 2, how: 'choice' }],
    'demon',
    'The plagued player discards 2 hand cards of their choice.',
    'Der geplagte Spieler legt 2 Handkarten eigener Wahl ab.',
  ],
  [
    [{ do: 'discard', who: 'you', count: 1, how: 'random' }],
    'event',
    'Discard 1 random hand card.',
    'Lege 1 zufällige Handkarte ab.',
  ],
  [
    [{ do: 'discard', who: 'rivals', count: 2, how: 'random' }],
    'event',
    'Each rival discards 2 random hand cards.',
    'Jeder Mitspieler legt 2 zufällige Handkarten ab.',
  ],
  [
    [{ do: 'discard', who: 'rivals', count: 1, how: 'choice' }],
    'event',
    'Each rival discards 1 hand card of their choice.',
    'Jeder Mitspieler legt 1 Handkarte eigener Wahl ab.',
  ],
  [
    [{ do: 'discard', who: 'foe', count: 1, how: 'choice' }],
    'weapon',
    'The foe’s player discards 1 hand card of their choice.',
    'Der gegnerische Spieler legt 1 Handkarte eigener Wahl ab.',
  ],
  [[{ do: 'look' }], 'event', 'Look at a rival’s hand.', 'Sieh dir die Hand eines Mitspielers an.'],
  [[{ do: 'banish', what: 'demon' }], 'event', 'Discard a demon of your choice.', 'Lege einen Dämon deiner Wahl ab.'],
  [
    [{ do: 'banish', what: 'creature' }],
    'event',
    'An enemy creature of your choice dies.',
    'Eine gegnerische Kreatur deiner Wahl stirbt.',
  ],
  [
    [{ do: 'boost', target: 'self', stat: 'attack', by: 2, until: 'combat' }],
    'manoeuvre',
    '+2 attack for this combat.',
    '+2 Attacke für diesen Kampf.',
  ],
  [
    [{ do: 'boost', target: 'self', stat: 'magic', by: 2, until: 'combat' }],
    'manoeuvre',
    '+2 magic for this roll.',
    '+2 Magie für diesen Wurf.',
  ],
  [
    [
      { do: 'boost', target: 'foe', stat: 'attack', by: -1, until: 'turn' },
      { do: 'boost', target: 'same', stat: 'damage', by: -1, until: 'turn' },
    ],
    'general-spell',
    'The foe gets −1 attack and −1 damage until the end of the turn.',
    'Der Gegner erhält −1 Attacke und −1 Schaden bis zum Ende des Zuges.',
  ],
  [
    [
      { do: 'boost', target: 'own-group', stat: 'parry', by: 1, until: 'round' },
      { do: 'boost', target: 'own-group', stat: 'armour', by: 1, until: 'turn' },
      { do: 'boost', target: 'own-hero', stat: 'armour', by: 1, until: 'turn' },
    ],
    'event',
    'Each hero and creature of your group gets +1 parry until your next turn. Each hero and creature of your group gets +1 armour until the end of the turn. A hero of your group gets +1 armour until the end of the turn.',
    'Jeder Held und jede Kreatur deiner Gruppe erhält +1 Parade bis zu deinem nächsten Zug. Jeder Held und jede Kreatur deiner Gruppe erhält +1 Rüstung bis zum Ende des Zuges. Ein Held deiner Gruppe erhält +1 Rüstung bis zum Ende des Zuges.',
  ],
  [
    [
      { do: 'boost', target: 'self', stat: 'attack', by: 1, until: 'combat' },
      { do: 'boost', target: 'self', stat: 'magic', by: 1, until: 'combat' },
    ],
    'manoeuvre',
    '+1 attack for this combat. +1 magic for this roll.',
    '+1 Attacke für diesen Kampf. +1 Magie für diesen Wurf.',
  ],
  [
    [{ do: 'cancel', what: 'attack' }],
    'manoeuvre',
    'Before its first die, an attack ends without effect.',
    'Eine Attacke endet vor dem ersten Würfelwurf ohne Wirkung.',
  ],
  [
    [{ do: 'cancel', what: 'event' }],
    'event',
    'An event just played by a rival has no effect.',
    'Ein soeben von einem Mitspieler gespieltes Ereignis bleibt ohne Wirkung.',
  ],
  [
    [{ do: 'damage', target: 'self', amount: 1 }],
    'potion',
    'The drinker loses 1 life point.',
    'Der Trinkende verliert 1 Lebenspunkt.',
  ],
  [
    [{ do: 'damage', target: 'enemy', amount: 3 }],
    'event',
    'An enemy hero or creature loses 3 life points.',
    'Ein gegnerischer Held oder eine gegnerische Kreatur verliert 3 Lebenspunkte.',
  ],
  [
    [{ do: 'heal', target: 'self', amount: 2 }],
    'general-spell',
    'The caster regains 2 life points.',
    'Der Zaubernde erhält 2 Lebenspunkte zurück.',
  ],
  [
    [{ do: 'heal', target: 'self', amount: 1 }],
    'attack-spell',
    'The caster regains 1 life point.',
    'Der Zaubernde erhält 1 Lebenspunkt zurück.',
  ],
  [
    [{ do: 'heal', target: 'self', amount: 1 }],
    'defence-spell',
    'The caster regains 1 life point.',
    'Der Zaubernde erhält 1 Lebenspunkt zurück.',
  ],
  [
    [{ do: 'exhaust', target: 'enemy', what: 'reaction' }],
    'event',
    'An enemy hero or creature has no reaction left this turn.',
    'Ein gegnerischer Held oder eine gegnerische Kreatur hat in diesem Zug keine Reaktion mehr.',
  ],
  [
    [{ do: 'exhaust', target: 'enemy-hero', what: 'action' }],
    'event',
    'An enemy hero has no action in the next turn of its player.',
    'Ein gegnerischer Held hat im nächsten Zug seines Spielers keine Aktion.',
  ],
  [
    [{ do: 'ready', target: 'own', what: 'reaction' }],
    'event',
    'A hero or creature of your group gets 1 extra reaction this turn.',
    'Ein Held oder eine Kreatur deiner Gruppe erhält in diesem Zug 1 zusätzliche Reaktion.',
  ],
  [
    [{ do: 'ready', target: 'own-hero', what: 'action' }],
    'event',
    'A hero of your group gets 1 extra action this turn.',
    'Ein Held deiner Gruppe erhält in diesem Zug 1 zusätzliche Aktion.',
  ],
  [
    [{ do: 'ready', target: 'own-hero', what: 'action', only: 'equip' }],
    'event',
    'A hero of your group gets 1 extra action this turn, for equipping only.',
    'Ein Held deiner Gruppe erhält in diesem Zug 1 zusätzliche Aktion, nur zum Ausstatten.',
  ],
  [
    [{ do: 'move', what: 'demon' }],
    'event',
    'Move the demon in front of you to a rival.',
    'Schiebe den Dämon vor dir einem Mitspieler zu.',
  ],
  [[{ do: 'move', what: 'npc' }], 'event', 'Take over a rival’s NPC.', 'Übernimm den NSC eines Mitspielers.'],
  [
    [{ do: 'salvage', pile: 'any' }],
    'event',
    'Take 1 card of your choice from a discard pile into your hand.',
    'Nimm 1 Karte deiner Wahl von einem Ablagestapel auf die Hand.',
  ],
  [
    [{ do: 'salvage', pile: 'equipment' }],
    'event',
    'Take 1 equipment card of your choice from the discard pile into your hand.',
    'Nimm 1 Ausrüstungskarte deiner Wahl vom Ablagestapel auf die Hand.',
  ],
  [
    [{ do: 'strip', loot: 'weapon', to: 'discard' }],
    'event',
    'Discard 1 weapon of an enemy hero.',
    'Lege 1 Waffe eines gegnerischen Helden ab.',
  ],
  [
    [{ do: 'strip', loot: 'armour', to: 'owner' }],
    'event',
    'Return 1 armour card of an enemy hero to the hand of its player.',
    'Schicke 1 Rüstung eines gegnerischen Helden auf die Hand seines Spielers zurück.',
  ],
  [
    [{ do: 'strip', loot: 'artefact', to: 'you' }],
    'event',
    'Take 1 artefact of an enemy hero into your hand.',
    'Nimm 1 Artefakt eines gegnerischen Helden auf die Hand.',
  ],
  // Moments and abilities
  [
    [{ do: 'on', moment: 'hit', effects: [{ do: 'look' }] }],
    'weapon',
    'On a hit: Look at a rival’s hand.',
    'Bei einem Treffer: Sieh dir die Hand eines Mitspielers an.',
  ],
  [
    [{ do: 'on', moment: 'kill', effects: [{ do: 'draw', count: 1, pile: 'magic' }] }],
    'weapon',
    'On a kill: Draw 1 magic card.',
    'Bei einem tödlichen Treffer: Ziehe 1 Magiekarte.',
  ],
  [
    [{ do: 'on', moment: 'struck', effects: [{ do: 'damage', target: 'foe', amount: 1 }] }],
    'hero',
    'When this hero is hit: The foe loses 1 life point.',
    'Wird dieser Held getroffen: Der Gegner verliert 1 Lebenspunkt.',
  ],
  [
    [{ do: 'on', moment: 'warded', effects: [{ do: 'damage', target: 'foe', amount: 1 }] }],
    'defence-spell',
    'If the attack is warded off: The foe loses 1 life point.',
    'Wird die Attacke abgewehrt: Der Gegner verliert 1 Lebenspunkt.',
  ],
  [
    [{ do: 'on', moment: 'turn-start', effects: [{ do: 'look' }] }],
    'hero',
    'At the start of your turn: Look at a rival’s hand.',
    'Zu Beginn deines Zuges: Sieh dir die Hand eines Mitspielers an.',
  ],
  [
    [{ do: 'on', moment: 'turn-start', effects: [{ do: 'look' }] }],
    'demon',
    'At the start of the plagued player’s turn: Look at a rival’s hand.',
    'Zu Beginn des Zuges des geplagten Spielers: Sieh dir die Hand eines Mitspielers an.',
  ],
  [
    [{ do: 'ability', window: { at: 'own-turn' }, effects: [{ do: 'look' }] }],
    'npc',
    'Once per round, in your turn: Look at a rival’s hand.',
    'Einmal pro Runde, in deinem Zug: Sieh dir die Hand eines Mitspielers an.',
  ],
  [
    [
      {
        do: 'ability',
        window: { at: 'before-roll', rolls: ['melee-attack'] },
        cost: { pay: 'hand-cards', amount: 1 },
        effects: [{ do: 'look' }],
      },
    ],
    'npc',
    'Once per round, before your melee attack: Discard 1 hand card. In return: Look at a rival’s hand.',
    'Einmal pro Runde, vor einer eigenen Nahkampfattacke: Lege 1 Handkarte ab. Dafür: Sieh dir die Hand eines Mitspielers an.',
  ],
  [
    [
      {
        do: 'ability',
        window: { at: 'own-turn' },
        cost: { pay: 'hand-cards', amount: 2 },
        effects: [{ do: 'look' }, { do: 'draw', count: 1, pile: 'magic' }],
      },
    ],
    'artefact',
    'Once per round, in your turn: Discard 2 hand cards. In return: Look at a rival’s hand. Draw 1 magic card.',
    'Einmal pro Runde, in deinem Zug: Lege 2 Handkarten ab. Dafür: Sieh dir die Hand eines Mitspielers an. Ziehe 1 Magiekarte.',
  ],
];

test.each(said.map(one => [one[2], one] as const))('SH-END-03 a card says: %s', (_, [effects, kind, en, de]) => {
  expect([effectTexts(effects, kind, 'en').join(' '), effectTexts(effects, kind, 'de').join(' ')]).toEqual([en, de]);
});
