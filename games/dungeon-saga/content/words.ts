import { speak } from '@tafelrunde/engine';
import type {
  AttackForm,
  Condition,
  FoeKind,
  Lang,
  Limit,
  MinionId,
  Moment,
  Penalty,
  Range,
  Roam,
  Targetable,
  Targets,
  Until,
  Words,
} from './effects.ts';
import type { Damage, ItemForm, Rank, School } from './things.ts';

/** The nouns and phrases of the generated texts. German ones come in the case the sentences of the words need. */
type Table<K extends string> = Readonly<Record<K, Words>>;

const formWords: Table<AttackForm> = {
  melee: { en: 'in melee', de: 'im Nahkampf' },
  ranged: { en: 'in ranged combat', de: 'im Fernkampf' },
  magical: { en: 'in magical attacks', de: 'bei magischen Angriffen' },
};

/** What one defends against. */
const defenceWords: Table<AttackForm> = {
  melee: { en: 'against melee attacks', de: 'gegen Nahkampfangriffe' },
  ranged: { en: 'against ranged attacks', de: 'gegen Fernkampfangriffe' },
  magical: { en: 'against magical attacks', de: 'gegen magische Angriffe' },
};

export const attackWords: Table<AttackForm> = {
  melee: { en: 'Melee attack', de: 'Nahkampfangriff' },
  ranged: { en: 'Ranged attack', de: 'Fernkampfangriff' },
  magical: { en: 'Magical attack', de: 'Magischer Angriff' },
};

const foeWords: Table<FoeKind> = {
  minion: { en: 'minions', de: 'Schergen' },
  boss: { en: 'bosses', de: 'Anführer' },
  hero: { en: 'heroes', de: 'Helden' },
  large: { en: 'large figures', de: 'Große Figuren' },
  lock: { en: 'locks', de: 'Schlösser' },
};

/** Subject of "... costs you no die". */
export const penaltyWords: Table<Penalty> = {
  injured: { en: 'being injured', de: 'verletzt zu sein' },
  outnumbered: { en: 'being outnumbered', de: 'in Unterzahl zu sein' },
  behind: { en: 'being attacked from behind', de: 'von hinten angegriffen zu werden' },
  furnishing: { en: 'furnishing in your line of sight', de: 'Einrichtung in deiner Sichtlinie' },
};

export const roamWords: Table<Roam['despite']> = {
  figures: {
    en: 'you may move through other figures, but not end your move there',
    de: 'du darfst dich durch andere Figuren hindurchbewegen, dort aber nicht anhalten',
  },
  furnishing: {
    en: 'you may move through furnishing other than doors, but not end your move there',
    de: 'du darfst dich durch Einrichtung außer Türen hindurchbewegen, dort aber nicht anhalten',
  },
  stopping: {
    en: 'moving in front of enemies does not end your move',
    de: 'deine Bewegung endet nicht, wenn du vor Feinde gelangst',
  },
  'free-strikes': {
    en: 'breaking away provokes no free strikes against you',
    de: 'wenn du dich löst, gibt es keine Passierschläge gegen dich',
  },
};

/** Adverbial phrases, joined by a blank in front. German subordinate clauses bring their comma. */
export function conditionWords(condition: Condition, lang: Lang, defending = false): string {
  const t = speak(lang);
  switch (condition.is) {
    case 'form':
      return ` ${(defending ? defenceWords : formWords)[condition.form][lang]}`;
    case 'against':
      return ` ${t('against', 'gegen')} ${foeWords[condition.foe][lang]}`;
    case 'from-behind':
      return t(' from behind', ' von hinten');
    case 'free-strike':
      return defending
        ? t(' against free strikes', ' gegen Passierschläge')
        : t(' in free strikes', ' bei Passierschlägen');
    case 'injured':
      return t(' while injured', ', solange du verletzt bist');
    case 'outnumbered':
      return t(' while outnumbered', ', solange du in Unterzahl bist');
    case 'unmoved':
      return t(' if you have not moved in this turn', ', wenn du dich in diesem Zug nicht bewegt hast');
  }
}

/** `clause`: a German subordinate clause, which a comma closes. */
export const momentWords: Readonly<Record<Moment, Words & { readonly clause?: true }>> = {
  'own-turn': { en: 'at any time in your turn', de: 'jederzeit in deinem Zug' },
  action: { en: 'as your action', de: 'als Aktion' },
  'turn-start': { en: 'at the start of your turn', de: 'zu Beginn deines Zuges' },
  attacking: { en: 'before your attack roll', de: 'vor deinem Angriffswurf' },
  defending: { en: 'before your defence roll', de: 'vor deinem Verteidigungswurf' },
  'attack-rolled': { en: 'after your attack roll', de: 'nach deinem Angriffswurf' },
  'defence-rolled': { en: 'after your defence roll', de: 'nach deinem Verteidigungswurf' },
  hit: { en: 'when your attack has hit', de: 'wenn dein Angriff getroffen hat', clause: true },
  kill: { en: 'when your attack has felled an enemy', de: 'wenn dein Angriff einen Feind gefällt hat', clause: true },
  wounding: {
    en: 'when an attack would wound you',
    de: 'wenn ein Angriff dich verwunden würde',
    clause: true,
  },
  crippling: {
    en: 'when a wound would cripple you',
    de: 'wenn eine Wunde dich kampfunfähig machen würde',
    clause: true,
  },
  'end-of-round': { en: 'at the end of the round', de: 'am Ende der Runde' },
};

export const limitWords: Table<Exclude<Limit, 'consumed'>> = {
  turn: { en: 'once per turn', de: 'einmal pro Zug' },
  round: { en: 'once per round', de: 'einmal pro Runde' },
  adventure: { en: 'once per adventure', de: 'einmal pro Abenteuer' },
};

export const untilWords: Table<Until> = {
  attack: { en: 'for this attack', de: 'für diesen Angriff' },
  turn: { en: 'until the end of this turn', de: 'bis zum Ende dieses Zuges' },
  'next-turn': { en: 'until the start of your next turn', de: 'bis zum Beginn deines nächsten Zuges' },
};

/** One, each, several ("up to 3 ..."). */
const targetWords: Readonly<
  Record<Targetable, { readonly one: Words; readonly each: Words; readonly several: Words }>
> = {
  enemy: {
    one: { en: 'one enemy', de: 'ein Feind' },
    each: { en: 'each enemy', de: 'jeder Feind' },
    several: { en: 'enemies', de: 'Feinde' },
  },
  friend: {
    one: { en: 'one figure of your side', de: 'eine Figur deiner Seite' },
    each: { en: 'each figure of your side', de: 'jede Figur deiner Seite' },
    several: { en: 'figures of your side', de: 'Figuren deiner Seite' },
  },
  other: {
    one: { en: 'one other figure of your side', de: 'eine andere Figur deiner Seite' },
    each: { en: 'each other figure of your side', de: 'jede andere Figur deiner Seite' },
    several: { en: 'other figures of your side', de: 'andere Figuren deiner Seite' },
  },
  minion: {
    one: { en: 'one minion of your side', de: 'ein Scherge deiner Seite' },
    each: { en: 'each minion of your side', de: 'jeder Scherge deiner Seite' },
    several: { en: 'minions of your side', de: 'Schergen deiner Seite' },
  },
  bones: {
    one: { en: 'one free bone pile', de: 'ein freier Knochenhaufen' },
    each: { en: 'each free bone pile', de: 'jeder freie Knochenhaufen' },
    several: { en: 'free bone piles', de: 'freie Knochenhaufen' },
  },
  square: {
    one: { en: 'one free square', de: 'ein freies Feld' },
    each: { en: 'each free square', de: 'jedes freie Feld' },
    several: { en: 'free squares', de: 'freie Felder' },
  },
  lock: {
    one: { en: 'one normal lock', de: 'ein normales Schloss' },
    each: { en: 'each normal lock', de: 'jedes normale Schloss' },
    several: { en: 'normal locks', de: 'normale Schlösser' },
  },
  seal: {
    one: { en: 'one magic seal', de: 'ein magisches Siegel' },
    each: { en: 'each magic seal', de: 'jedes magische Siegel' },
    several: { en: 'magic seals', de: 'magische Siegel' },
  },
};

const rangeWords: Table<Range> = {
  front: { en: 'in front of you', de: 'vor dir' },
  adjacent: { en: 'adjacent to you', de: 'neben dir' },
  short: { en: 'in short range', de: 'in kurzer Reichweite' },
  long: { en: 'in long range', de: 'in langer Reichweite' },
  board: { en: 'anywhere on the board', de: 'irgendwo auf dem Spielplan' },
};

/** "one enemy in long range, in line of sight". Spell cards show reach in their head already. */
export function pickWords(pick: Targets, lang: Lang, withReach: boolean): string {
  const t = speak(lang);
  const words = targetWords[pick.of];
  const whom =
    pick.many === 'each'
      ? words.each[lang]
      : pick.many === 1
        ? words.one[lang]
        : `${t('up to', 'bis zu')} ${pick.many} ${words.several[lang]}`;
  if (!withReach) return whom;
  const measured = pick.range === 'short' || pick.range === 'long';
  const sight = pick.sight
    ? t(', in line of sight', ', in Sichtlinie')
    : measured
      ? t(', even out of sight', ', auch ohne Sichtlinie')
      : '';
  return `${whom} ${rangeWords[pick.range][lang]}${sight}`;
}

export const cardRangeWords: Table<Range | 'caster'> = {
  front: { en: 'in front', de: 'Vor dir' },
  adjacent: { en: 'adjacent', de: 'Benachbart' },
  short: { en: 'short', de: 'Kurz' },
  long: { en: 'long', de: 'Lang' },
  board: { en: 'board', de: 'Spielplan' },
  caster: { en: 'caster', de: 'Zauberer' },
};

export const rankWords: Table<Rank> = {
  lesser: { en: 'Lesser spell', de: 'Kleiner Zauber' },
  greater: { en: 'Greater spell', de: 'Großer Zauber' },
};

export const schoolWords: Table<School> = {
  elemental: { en: 'elemental magic', de: 'Elementarmagie' },
  warding: { en: 'warding magic', de: 'Schutzmagie' },
  necromancy: { en: 'necromancy', de: 'Nekromantie' },
  shamanism: { en: 'shamanism', de: 'Schamanismus' },
};

export const itemWords: Table<ItemForm> = {
  consumable: { en: 'Consumable', de: 'Verbrauchsgegenstand' },
  weapon: { en: 'Weapon', de: 'Waffe' },
  armour: { en: 'Worn', de: 'Rüstzeug' },
  trinket: { en: 'Trinket', de: 'Kleinod' },
};

export const damageWords: Table<Damage> = {
  nothing: { en: 'no effect', de: 'keine Wirkung' },
  injured: { en: 'injured, the second time destroyed', de: 'verletzt, beim zweiten Mal zerstört' },
  bones: { en: 'bone pile', de: 'Knochenhaufen' },
  destroyed: { en: 'destroyed', de: 'zerstört' },
};

/** Accusative with article, and plural. */
export const minionWords: Readonly<Record<MinionId, { readonly one: Words; readonly several: Words }>> = {
  'skeleton-warrior': {
    one: { en: 'a skeleton warrior', de: 'einen Skelettkrieger' },
    several: { en: 'skeleton warriors', de: 'Skelettkrieger' },
  },
  'skeleton-archer': {
    one: { en: 'a skeleton archer', de: 'einen Skelettbogenschützen' },
    several: { en: 'skeleton archers', de: 'Skelettbogenschützen' },
  },
  'dwarf-revenant': {
    one: { en: 'a dwarf revenant', de: 'einen Zwergenwiedergänger' },
    several: { en: 'dwarf revenants', de: 'Zwergenwiedergänger' },
  },
  zombie: { one: { en: 'a zombie', de: 'einen Zombie' }, several: { en: 'zombies', de: 'Zombies' } },
  'armoured-zombie': {
    one: { en: 'an armoured zombie', de: 'einen Gerüsteten Zombie' },
    several: { en: 'armoured zombies', de: 'Gerüstete Zombies' },
  },
  'zombie-troll': {
    one: { en: 'a zombie troll', de: 'einen Zombie-Troll' },
    several: { en: 'zombie trolls', de: 'Zombie-Trolle' },
  },
  ghost: { one: { en: 'a ghost', de: 'einen Geist' }, several: { en: 'ghosts', de: 'Geister' } },
};
