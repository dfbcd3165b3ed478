import type { Potion } from './cards.ts';
import { anyAttack, anyDefence, anyMagic, anyRoll, weaponAttack } from './rolls.ts';

export const potions: readonly Potion[] = [
  {
    kind: 'potion',
    id: 'healing-potion',
    name: { en: 'Healing Potion', de: 'Heiltrank' },
    flavour: { en: 'Tastes of feet, so it must work.', de: 'Schmeckt nach Füßen, also muss es wirken.' },
    copies: 3,
    rolls: anyRoll,
    effects: [{ do: 'heal', target: 'self', amount: 5 }],
  },
  {
    kind: 'potion',
    id: 'bottled-courage',
    name: { en: 'Bottled Courage', de: 'Mut aus der Flasche' },
    flavour: { en: '40 percent courage.', de: '40 Prozent Mut.' },
    copies: 1,
    rolls: weaponAttack,
    effects: [{ do: 'boost', target: 'self', stat: 'attack', by: 3, until: 'combat' }],
  },
  {
    kind: 'potion',
    id: 'bark-brew',
    name: { en: 'Bark Brew', de: 'Rindenbräu' },
    flavour: { en: 'Watch out for woodpeckers.', de: 'Vorsicht vor Spechten.' },
    copies: 1,
    rolls: anyDefence,
    effects: [{ do: 'boost', target: 'self', stat: 'armour', by: 3, until: 'combat' }],
  },
  {
    kind: 'potion',
    id: 'brain-juice',
    name: { en: 'Brain Juice', de: 'Hirnsaft' },
    flavour: { en: 'Freshly squeezed. Whose? Drink up.', de: 'Frisch gepresst. Von wem? Trink aus.' },
    copies: 1,
    rolls: anyMagic,
    effects: [{ do: 'boost', target: 'self', stat: 'magic', by: 3, until: 'combat' }],
  },
  {
    kind: 'potion',
    id: 'drops-of-luck',
    name: { en: 'Drops of Luck', de: 'Glückstropfen' },
    flavour: { en: 'Clover, horseshoe, a hint of cheating.', de: 'Klee, Hufeisen, eine Note Betrug.' },
    copies: 1,
    rolls: anyRoll,
    effects: [{ do: 'roll-twice', target: 'self', keep: 'higher' }],
  },
  {
    kind: 'potion',
    id: 'troll-sweat',
    name: { en: 'Troll Sweat', de: 'Trollschweiß' },
    flavour: { en: 'Even fireballs keep their distance.', de: 'Selbst Feuerbälle halten Abstand.' },
    copies: 1,
    rolls: [...anyAttack, 'magical-defence'],
    effects: [
      { do: 'boost', target: 'self', stat: 'magicResistance', by: 3, until: 'round' },
      { do: 'boost', target: 'self', stat: 'damage', by: 1, until: 'combat' },
    ],
  },
];
