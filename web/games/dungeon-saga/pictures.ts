/** Which picture of game-icons stands for a figure, a card or a value. The names are listed in icons.txt, too. */
const PICTURES = {
  // Heroes
  orlaf: 'barbarian',
  rordin: 'dwarf-face',
  madriga: 'bowman',
  danor: 'wizard-face',
  // Servants
  'skeleton-warrior': 'skull-shield',
  'skeleton-archer': 'high-shot',
  'dwarf-revenant': 'dwarf-helmet',
  zombie: 'half-dead',
  'armoured-zombie': 'visored-helm',
  'zombie-troll': 'troll',
  ghost: 'ghost',
  mortibris: 'warlock-hood',
  grimbur: 'crowned-skull',
  elshara: 'haunting',
  hoggar: 'ogre',
  // Kinds of cards
  ability: 'muscle-up',
  feat: 'sword-brandish',
  elemental: 'fire-spell-cast',
  warding: 'magic-shield',
  necromancy: 'raise-skeleton',
  shamanism: 'totem-head',
  consumable: 'health-potion',
  weapon: 'crossed-swords',
  armour: 'breastplate',
  trinket: 'gem-pendant',
  'additional-commands': 'evil-hand',
  'double-commands': 'all-seeing-eye',
  'raise-the-dead': 'raise-zombie',
  interrupt: 'hourglass',
  // Values and marks
  move: 'walking-boot',
  combat: 'crossed-swords',
  ranged: 'bow-arrow',
  shield: 'shield',
  injured: 'bleeding-wound',
  bones: 'crossed-bones',
  seal: 'rune-stone',
  padlock: 'padlock',
  graveyard: 'graveyard',
  finds: 'gem-pendant',
  goal: 'exit-door',
  sight: 'semi-closed-eye',
  commands: 'evil-hand',
  legend: 'laurel-crown',
  crown: 'crown',
  shard: 'broken-heart',
  tobin: 'monk-face',
  gate: 'magic-gate',
  pyre: 'campfire',
  grave: 'hasty-grave',
  // Adventures on the map of the campaign
  'the-broken-gate': 'dungeon-gate',
  'the-sealed-shrine': 'rune-stone',
  'the-trolls-larder': 'troll',
  'the-falling-hall': 'ancient-columns',
  'the-broken-heart': 'broken-heart',
  'the-bell-of-the-dead': 'ringing-bell',
  'the-sleepless-king': 'stone-throne',
  'the-stone-mill': 'gears',
  'the-crown-of-ash': 'crown',
  'one-sees-the-sun': 'sunrise',
} as const;

export type PictureOf = keyof typeof PICTURES;
export type PictureName = (typeof PICTURES)[PictureOf];

export const isPictured = (id: string): id is PictureOf => id in PICTURES;

/** The picture of an id; whatever has none of its own looks like `otherwise`. */
export function pictureOf(id: string, otherwise: PictureOf): PictureName {
  return PICTURES[isPictured(id) ? id : otherwise];
}
