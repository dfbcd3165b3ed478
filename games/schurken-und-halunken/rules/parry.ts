import { type Reason, reason, type Sum } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { type Stat, supportCard } from '../content/index.ts';
import { PROTECT_OTHER, PROTECT_OWN } from '../content/numbers.ts';
import { type Combat, type Defence, type Figure, isMagical, itemOf, type Opponent, type State } from '../state.ts';
import { attackEffects } from './combat-cards.ts';
import { stillCooling } from './cooldown.ts';
import { addWards } from './defensive-magic.ts';
import { inHands, meansOf, wayOf, waysToWield, weaponProfile } from './hands.ts';
import { defenceStance } from './melee.ts';
import { fighterOf, isProtecting } from './protect.ts';
import { modifiers, printed, type Stance, sum } from './values.ts';

const BARRED = reason('SH-END-03', {
  en: 'This attack rules that out.',
  de: 'Diese Attacke schließt das aus.',
});
const ONLY_RESISTED = reason('SH-MAGIC-03', {
  en: 'A spell is not parried but resisted.',
  de: 'Ein Zauber wird nicht pariert, sondern mit der Magieresistenz abgewehrt.',
});
const NO_SPELL = reason('SH-MAGIC-03', {
  en: 'Magic resistance wards off spells only.',
  de: 'Die Magieresistenz wehrt nur Zauber ab.',
});
const NO_WEAPON = reason('SH-RANGED-02', {
  en: 'Against a ranged attack weapons are of no use.',
  de: 'Gegen eine Fernkampfattacke helfen keine Waffen.',
});
const NO_WARD = reason('SH-PARRY-02', {
  en: 'This is no defensive spell against such an attack.',
  de: 'Das ist kein Verteidigungszauber gegen eine solche Attacke.',
});
const NOT_MAGICAL = reason('SH-LIMIT-01', {
  en: 'Only magical heroes cast spells.',
  de: 'Nur magische Helden zaubern.',
});
const NO_PARRY = reason('SH-PARRY-03', {
  en: 'It cannot parry with this.',
  de: 'Damit kann die Figur nicht parieren.',
});

type Answer = Extract<Choice, { do: 'parry' | 'dodge' | 'resist' | 'ward' }>;

/**
 * What this figure may ward the attack off with: one of these (SH-REACT-03, SH-REACT-07). A spell is resisted (SH-MAGIC-03);
 * against a ranged attack weapons are of no use (SH-RANGED-02); dodging is always possible (SH-PARRY-07).
 */
export function answers(state: State, combat: Combat, who: Figure): Choice[] {
  const list: Choice[] = [];
  if (combat.form === 'magical') list.push({ do: 'resist' });
  else if (who.kind === 'creature') list.push({ do: 'parry', with: 'claws' });
  else {
    const barred = bars(state, combat);
    for (const { card } of who.items) {
      const held = supportCard(card);
      const profile = weaponProfile(held);
      if (held.kind === 'shield' && !barred.includes('shield')) list.push({ do: 'parry', with: card });
      if (profile && profile.category !== 'ranged' && combat.form === 'melee' && !barred.includes('weapon'))
        for (const hands of waysToWield(who, card, profile))
          list.push({ do: 'parry', with: wayOf(card, profile, hands) });
    }
    list.push({ do: 'dodge' });
  }
  addWards(state, combat, who, list);
  return list;
}

export function bars(state: State, combat: Combat): ('weapon' | 'shield' | 'protection')[] {
  const barred: ('weapon' | 'shield' | 'protection')[] = [];
  for (const effect of attackEffects(state, combat)) if (effect.do === 'restrict-defence') barred.push(...effect.bar);
  return barred;
}

/** Why an answer is not among those above, for a figure that has its reaction. */
export function mayAnswerWith(state: State, combat: Combat, who: Figure, verb: string, means: string): Reason | null {
  const item = itemOf(who, means.replace(/\/2$/, ''));
  if (verb === 'ward' && !isMagical(who)) return NOT_MAGICAL;
  if (verb === 'ward') return item && item.cooldown > 0 ? stillCooling(item.cooldown) : NO_WARD;
  if (verb === 'resist') return NO_SPELL;
  if (combat.form === 'magical') return ONLY_RESISTED;
  if (!item) return NO_PARRY;
  const { kind } = supportCard(item.card);
  if (bars(state, combat).includes(kind === 'shield' ? 'shield' : 'weapon')) return BARRED;
  return kind !== 'shield' && combat.form === 'ranged' ? NO_WEAPON : NO_PARRY;
}

/** May anybody step in at all? */
export const mayBeProtected = (state: State, combat: Combat): Reason | null =>
  bars(state, combat).includes('protection') ? BARRED : null;

const ANSWERS: readonly Choice['do'][] = ['parry', 'dodge', 'resist', 'ward'];
export const isAnswer = (choice: Choice): choice is Answer => ANSWERS.includes(choice.do);

export function declared(answer: Answer): Defence {
  switch (answer.do) {
    case 'parry':
      return { how: 'parry', ...meansOf(answer.with) };
    case 'ward':
      return { how: 'spell', with: answer.card, hands: 0 };
    default:
      return { how: answer.do, with: null, hands: 0 };
  }
}

/** Parry, magic resistance or the magic of a defensive spell, before the die (SH-PARRY-01, SH-MAGIC-02, SH-DEF-02). */
export function defenceValue(state: State, combat: Combat): Sum {
  const who = fighterOf(state, combat);
  const stat = defenceStat(combat);
  const { stance, bonus } = usable(state, combat);
  const parts = modifiers(state, who, stat, stance);
  if (bonus !== 0 && stance.using !== null) parts.unshift({ source: stance.using, amount: bonus });
  const penalty = protectionPenalty(state, combat, who);
  if (penalty !== 0 && stat !== 'magic') parts.push({ source: 'protecting', amount: penalty });
  return sum(printed(who, stat), parts);
}

export function defenceStat(combat: Combat): Stat {
  if (combat.defence?.how === 'spell') return 'magic';
  return combat.form === 'magical' ? 'magicResistance' : 'parry';
}

/** A manoeuvre may have barred the weapon or shield meanwhile: then the target dodges. */
function usable(state: State, combat: Combat): { stance: Stance; bonus: number } {
  const stance = defenceStance(state, combat);
  if (stance.using === null || stance.using === 'claws') return { stance, bonus: 0 };
  const card = supportCard(stance.using);
  if (card.kind === 'defence-spell') return { stance, bonus: card.magic };
  if (bars(state, combat).includes(card.kind === 'shield' ? 'shield' : 'weapon'))
    return { stance: { ...stance, using: null, dodging: true }, bonus: 0 };
  if (card.kind === 'shield') return { stance, bonus: card.parry };
  const profile = weaponProfile(card);
  return { stance, bonus: profile ? inHands(profile.parry, combat.defence?.hands ?? 1) : 0 };
}

/** -2 for the own group, -4 for another (SH-PROT-02, SH-PROT-03). */
function protectionPenalty(state: State, combat: Combat, who: Opponent): number {
  if (!isProtecting(combat)) return 0;
  const target = state.groups.findIndex(g => groupHas(g, combat.target));
  return target === who.group ? PROTECT_OWN : PROTECT_OTHER;
}

const groupHas = (group: State['groups'][number], id: string): boolean =>
  group.npc?.id === id || group.heroes.some(h => h.id === id) || group.creatures.some(c => c.id === id);
