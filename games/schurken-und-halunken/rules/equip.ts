import { type Reason, reason } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { type BodyPart, type InstanceId, type SupportCard, supportCard } from '../content/index.ts';
import { HANDS, TAKE_BACK } from '../content/numbers.ts';
import {
  type GroupId,
  groupOf,
  type HeroFigure,
  heroCard,
  heroFigure,
  type Io,
  type Play,
  type State,
  takeOff,
} from '../state.ts';
import { asItem, backIntoHand, showFromHand } from './cards.ts';
import { decideOpenly } from './decide.ts';
import { handsFor, handsTaken } from './hands.ts';

const NOT_MAGICAL = reason('SH-LIMIT-01', {
  en: 'Only magical heroes use spells.',
  de: 'Zaubersprüche sind nur etwas für magische Helden.',
});
const NOT_TO_WEAR = reason('SH-LIMIT-02', {
  en: 'Potions, demons and tactics cards cannot be used to equip.',
  de: 'Zaubertränke, Dämonen und Taktikkarten taugen nicht zum Ausstatten.',
});
const COVERED = reason('SH-LIMIT-03', {
  en: 'This body part is protected already.',
  de: 'Dieser Körperteil ist schon geschützt.',
});
const TWO_SHIELDS = reason('SH-LIMIT-04', {
  en: 'A hero cannot have two shields.',
  de: 'Ein Held kann keine zwei Schilde haben.',
});
const HANDS_FULL = reason('SH-LIMIT-05', {
  en: 'A hero has only two hands.',
  de: 'Ein Held hat nur zwei Hände.',
});
const NO_EQUIP_ACTION = reason('SH-ACT-01', {
  en: 'This hero has no action left to equip.',
  de: 'Dieser Held hat keine Aktion mehr zum Ausstatten.',
});

const SPELLS: readonly SupportCard['kind'][] = ['attack-spell', 'defence-spell', 'general-spell', 'summoning'];
const EQUIPMENT: readonly SupportCard['kind'][] = ['weapon', 'shield', 'armour', 'artefact'];

/** May this card lie with this hero, besides all it has? (SH-LIMIT-01 to SH-LIMIT-08) */
export function mayBear(hero: HeroFigure, id: InstanceId): Reason | null {
  const card = supportCard(id);
  if (SPELLS.includes(card.kind)) return heroCard(hero).magical ? null : NOT_MAGICAL;
  if (!EQUIPMENT.includes(card.kind)) return NOT_TO_WEAR;
  const part = bodyPart(card);
  if (part && hero.items.some(item => bodyPart(supportCard(item.card)) === part)) return COVERED;
  if (card.kind === 'shield' && hero.items.some(item => supportCard(item.card).kind === 'shield')) return TWO_SHIELDS;
  return handsTaken(hero) + handsFor(card) > HANDS ? HANDS_FULL : null;
}

function bodyPart(card: SupportCard): BodyPart | null {
  return card.kind === 'armour' || card.kind === 'artefact' ? (card.wear?.bodyPart ?? null) : null;
}

export const mayEquip = (hero: HeroFigure): Reason | null => (hero.actions + hero.equips > 0 ? null : NO_EQUIP_ACTION);

/** Every first step of equipping: a card from the hand, or one taken back. */
export function addEquipping(state: State, group: GroupId, list: Choice[]): void {
  for (const hero of groupOf(state, group).heroes) if (mayEquip(hero) === null) addSteps(state, hero, 0, list);
}

function addSteps(state: State, hero: HeroFigure, takenBack: number, list: Choice[]): void {
  addCards(state, hero, list);
  if (takenBack < TAKE_BACK) for (const { card } of hero.items) list.push({ do: 'take-back', hero: hero.id, card });
}

function addCards(state: State, hero: HeroFigure, list: Choice[]): void {
  for (const card of groupOf(state, hero.group).hand)
    if (mayBear(hero, card) === null) list.push({ do: 'equip', hero: hero.id, card });
}

/** One action: any number of cards on this hero, up to two back into the hand (SH-ACT-01, SH-EQUIP-02). */
export function* equip(state: State, io: Io, first: Extract<Choice, { do: 'equip' | 'take-back' }>): Play {
  const hero = heroFigure(state, first.hero);
  if (hero.equips > 0) hero.equips--;
  else hero.actions--;
  let takenBack = 0;
  let choice: Choice = first;
  while (choice.do === 'equip' || choice.do === 'take-back') {
    if (choice.do === 'equip') layOut(state, io, hero, choice.card);
    else {
      takeBack(state, io, hero, choice.card);
      takenBack++;
    }
    const options: Choice[] = [];
    addSteps(state, hero, takenBack, options);
    options.push({ do: 'done' });
    choice = yield* decideOpenly(state, hero.group, 'equip', 'SH-EQUIP-01', options);
  }
}

/** With the start cards all heroes may be equipped at once (SH-SETUP-14). */
export function* equipAtStart(state: State, io: Io, group: GroupId): Play {
  for (;;) {
    const options: Choice[] = [];
    for (const hero of groupOf(state, group).heroes) addCards(state, hero, options);
    options.push({ do: 'done' });
    const choice = yield* decideOpenly(state, group, 'equip', 'SH-SETUP-14', options);
    if (choice.do !== 'equip') return;
    layOut(state, io, heroFigure(state, choice.hero), choice.card);
  }
}

function layOut(state: State, io: Io, hero: HeroFigure, card: InstanceId): void {
  const item = asItem(state, hero.group, card);
  showFromHand(state, io, hero.group, card);
  hero.items.push(item);
  io.tell?.({ kind: 'equipped', hero: hero.id, card, rule: 'SH-EQUIP-01' });
}

function takeBack(state: State, io: Io, hero: HeroFigure, card: InstanceId): void {
  backIntoHand(state, hero.group, takeOff(hero, card));
  io.tell?.({ kind: 'took-back', hero: hero.id, card, rule: 'SH-EQUIP-02' });
}
