import type { Text } from '@tafelrunde/engine';
import type { Creature, Npc, Summoning, SupportCard } from '../cards.ts';

/**
 * Cards that only scenarios bring to the table: a dragon (a `summoning` whose creature stands in a group that no player
 * leads), a person to be guarded (an `npc`). They lie in no pile, and leave the game instead of being discarded.
 */
const WARD = { life: 18, armour: 1 };

const creature = (id: string, copies: number, name: Text, flavour: Text, values: Creature): Summoning => ({
  kind: 'summoning',
  id,
  name,
  flavour,
  copies,
  // Nobody summons it: it is simply there.
  school: 'elemental',
  targetValue: 0,
  cooldown: 0,
  creature: values,
  effects: [],
});

const ward = (id: string, name: Text, flavour: Text): Npc => ({
  kind: 'npc',
  id,
  name,
  flavour,
  copies: 1,
  ...WARD,
  effects: [],
});

const dragon: Summoning = {
  ...creature(
    'old-scorcher',
    1,
    { en: 'Old Scorcher', de: 'Alter Brenner' },
    { en: 'Sleeps on gold. Bad for the back, good for the mood.', de: 'Schläft auf Gold. Schlecht fürs Kreuz.' },
    { form: 'melee', attack: 10, parry: 7, magicResistance: 7, armour: 2, damage: 8, life: 62 },
  ),
  effects: [{ do: 'extra-reactions', count: 1 }],
};

const watch: readonly Summoning[] = [
  creature(
    'sleepy-watchman',
    4,
    { en: 'Sleepy Watchman', de: 'Schläfriger Wächter' },
    { en: 'Five minutes to the end of his shift. For years.', de: 'Fünf Minuten vor Feierabend. Seit Jahren.' },
    { form: 'melee', attack: 7, parry: 5, magicResistance: 5, armour: 1, damage: 5, life: 8 },
  ),
  creature(
    'crossbow-apprentice',
    3,
    { en: 'Crossbow Apprentice', de: 'Armbrust-Azubi' },
    { en: 'Second year. Has learned which end is the front.', de: 'Zweites Lehrjahr. Weiß schon, wo vorn ist.' },
    { form: 'ranged', attack: 7, parry: 4, magicResistance: 4, armour: 0, damage: 4, life: 7 },
  ),
  creature(
    'sniffer-dog',
    2,
    { en: 'Sniffer Dog', de: 'Spürhund' },
    { en: 'Finds everything. Above all sausages.', de: 'Findet alles. Vor allem Wurst.' },
    { form: 'melee', attack: 7, parry: 5, magicResistance: 4, armour: 0, damage: 5, life: 7 },
  ),
  creature(
    'captain-of-the-watch',
    1,
    { en: 'Captain of the Watch', de: 'Hauptfrau der Wache' },
    { en: 'Has a whistle and the will to use it.', de: 'Hat eine Trillerpfeife und keine Hemmungen.' },
    { form: 'melee', attack: 8, parry: 6, magicResistance: 6, armour: 2, damage: 6, life: 14 },
  ),
];

/** One for every seat. */
const guarded: readonly Npc[] = [
  ward(
    'great-aunt-hedwig',
    { en: 'Great-Aunt Hedwig', de: 'Großtante Hedwig' },
    { en: 'Has knitted everybody a scarf.', de: 'Hat allen einen Schal gestrickt.' },
  ),
  ward(
    'lucky-piglet',
    { en: 'Lucky Piglet', de: 'Glücksferkel' },
    { en: 'So far it was mostly lucky for itself.', de: 'Glück hatte bisher vor allem es selbst.' },
  ),
  ward(
    'crown-prince',
    { en: 'Mislaid Crown Prince', de: 'Verlegter Kronprinz' },
    { en: 'Whoever finds him may keep him.', de: 'Wer ihn findet, darf ihn behalten.' },
  ),
  ward(
    'tax-adviser',
    { en: 'Tax Adviser', de: 'Steuerberaterin' },
    { en: 'Knows where the bodies are deducted.', de: 'Weiß, wo die Leichen abgesetzt sind.' },
  ),
  ward(
    'goldfish',
    { en: 'Prize Goldfish', de: 'Preisgekrönter Goldfisch' },
    { en: 'Insured for more than all of you.', de: 'Höher versichert als ihr alle zusammen.' },
  ),
];

export const wards: readonly string[] = guarded.map(({ id }) => id);

export const scenarioCards: readonly SupportCard[] = [dragon, ...watch, ...guarded];
