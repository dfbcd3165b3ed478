import type { Seat, Text, ValuePart } from '@tafelrunde/engine';
import { hero as heroById, supportCard } from './content/index.ts';
import { scenarioRules } from './content/scenarios/index.ts';
import { inHands, weaponProfile } from './rules/hands.ts';
import { type CreatureFigure, creatureCard, type HeroFigure } from './state.ts';
import type { GroupView, View } from './view.ts';

const LOST = -1_000;
const FIGURE = 6;
const CARD = 0.6;
const NPC = 1.5;
const DEMON = -2.5;
const MATE = 0.9;
/** What a point of damage that a figure may be expected to deal in each turn is worth. */
const MIGHT = 1.2;
const ARMOUR = 0.7;
const PARRY = 0.4;
const SPARE = 0.5;
/** What an average opponent parries with and wears. */
const USUAL_PARRY = 6;
const USUAL_ARMOUR = 1;

/** How a seat stands: the strength of its side against that of its rivals, and the aims of the scenario; a side that is out has lost. */
export function value(view: View, seat: Seat): number {
  if (isOut(view, seat)) return LOST;
  let sum = scenarioRules(view.scenario).worth?.(view, seat) ?? 0;
  for (const [i, group] of view.groups.entries()) {
    if (group.out) continue;
    sum += weightOf(view, seat, i) * (fighters(group) + gear(group) + reserves(group));
  }
  return sum;
}

/** The same, part by part. */
export function parts(view: View, seat: Seat): readonly ValuePart[] {
  if (isOut(view, seat)) return [{ name: NAMES.lost, worth: LOST }];
  const found = { fighters: 0, gear: 0, reserves: 0, foes: 0, foesGear: 0, foesReserves: 0 };
  for (const [i, group] of view.groups.entries()) {
    if (group.out) continue;
    const weight = weightOf(view, seat, i);
    found[weight > 0 ? 'fighters' : 'foes'] += weight * fighters(group);
    found[weight > 0 ? 'gear' : 'foesGear'] += weight * gear(group);
    found[weight > 0 ? 'reserves' : 'foesReserves'] += weight * reserves(group);
  }
  const aims = scenarioRules(view.scenario).worth?.(view, seat) ?? 0;
  return Object.entries({ ...found, aims }).map(([part, worth]) => ({
    name: NAMES[part as keyof typeof NAMES],
    worth,
  }));
}

const NAMES = {
  fighters: { en: 'your fighters', de: 'deine Kämpfer' },
  gear: { en: 'your equipment', de: 'deine Ausrüstung' },
  reserves: { en: 'your cards and companions', de: 'deine Karten und Begleiter' },
  foes: { en: "the rivals' fighters", de: 'die Kämpfer der Gegner' },
  foesGear: { en: "the rivals' equipment", de: 'die Ausrüstung der Gegner' },
  foesReserves: { en: "the rivals' cards and companions", de: 'die Karten und Begleiter der Gegner' },
  aims: { en: 'the aims of the scenario', de: 'die Ziele des Szenarios' },
  lost: { en: 'you are out', de: 'du bist ausgeschieden' },
} satisfies Record<string, Text>;

function isOut({ groups }: View, seat: Seat): boolean {
  const own = groups[seat];
  return !own || groups.every(group => group.out || group.team !== own.team);
}

/** The own group counts in full, mates nearly so, and all rivals together about as much as one or two of them. */
function weightOf({ groups }: View, seat: Seat, other: number): number {
  if (other === seat) return 1;
  const own = groups[seat]?.team;
  if (groups[other]?.team === own) return MATE;
  let rivals = 0;
  for (const { team } of groups) if (team !== own) rivals++;
  return -2 / (rivals + 1);
}

function fighters({ heroes, creatures }: GroupView): number {
  let sum = 0;
  for (const { life } of heroes) sum += FIGURE + life;
  for (const { life } of creatures) sum += FIGURE / 2 + life * 0.8;
  return sum;
}

function gear({ heroes, creatures }: GroupView): number {
  let sum = 0;
  for (const hero of heroes) sum += equipment(hero);
  for (const creature of creatures) sum += MIGHT * claws(creature);
  return sum;
}

function reserves({ backs, npc, demon }: GroupView): number {
  return CARD * (backs.equipment + backs.magic + backs.tactics) + (npc ? NPC : 0) + (demon ? DEMON : 0);
}

/** The best means of attack counts in full, every further card a little. */
function equipment({ id, items }: HeroFigure): number {
  const hero = heroById(id);
  let best = 0;
  let guard = 0;
  let rest = 0;
  for (const { card } of items) {
    const might = blow(hero, card);
    best = Math.max(best, might);
    const held = supportCard(card);
    if (held.kind === 'shield') guard += held.parry * PARRY;
    if ((held.kind === 'armour' || held.kind === 'artefact') && held.wear) guard += held.wear.armour * ARMOUR;
    rest += SPARE;
  }
  return best * MIGHT + guard + rest;
}

/** The damage a card deals in this hero's hands on average. */
export function blow(hero: ReturnType<typeof heroById>, card: string): number {
  const held = supportCard(card);
  const bonus = (of: string): number => hero.specialisations.find(s => s.in === of)?.bonus ?? 0;
  if (held.kind === 'attack-spell')
    return hero.magical ? dealt(hero.magic + held.magic + bonus(held.school), held.damage) : 0;
  const profile = weaponProfile(held);
  if (!profile) return 0;
  const hands = profile.hands === '1' ? 1 : 2;
  return dealt(hero.attack + inHands(profile.attack, hands) + bonus(profile.category), inHands(profile.damage, hands));
}

function claws(creature: CreatureFigure): number {
  const { attack, damage } = creatureCard(creature);
  return dealt(attack, damage);
}

/** Both roll a die, sixes again: a lead of one point makes a hit about an eighth more likely. */
const dealt = (attack: number, damage: number): number =>
  Math.max(0, damage - USUAL_ARMOUR) / (1 + Math.exp(-0.5 * (attack - USUAL_PARRY - 0.6)));
