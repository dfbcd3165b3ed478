import type { Lang, Text } from '@tafelrunde/engine';
import { CARDS, type CardId, cardName } from './content/cards.ts';
import { type EnemyId, enemyOf } from './content/enemies.ts';
import { HEROES, type HeroId } from './content/heroes.ts';
import { SITES } from './content/sites.ts';
import { SKILLS, type SkillId } from './content/skills/index.ts';
import { TACTICS, type TacticId } from './content/tactics.ts';
import { UNITS, type UnitId, unitOf } from './content/units.ts';
import { qOf, rOf } from './rules/lattice.ts';
import type { Hex } from './state.ts';

export const card = (id: CardId, lang: Lang): string => cardName(id)[lang];
export const enemy = (id: EnemyId, lang: Lang): string => enemyOf(id).name[lang];
export const unit = (id: UnitId, lang: Lang): string => unitOf(id).name[lang];
export const skill = (id: SkillId, lang: Lang): string => SKILLS[id].name[lang];
export const tactic = (id: TacticId, lang: Lang): string => TACTICS[id].name[lang];
export const hero = (id: HeroId, lang: Lang): string => HEROES[id].name[lang];

/** Rows are letters from the south (the portal is in D), columns numbers; the next space east is two columns on. */
const SOUTH = 3;
const WEST = 20;

/** "D20": a name for a space that needs no map to be understood. */
export function space(hex: Hex): string {
  const row = SOUTH - rOf(hex);
  const letters = row < 26 ? letter(row) : letter(Math.floor(row / 26) - 1) + letter(row % 26);
  return `${letters}${2 * qOf(hex) + rOf(hex) + WEST}`;
}
const letter = (n: number): string => String.fromCharCode(65 + n);

/** The name of whatever acts: a card, a unit, a skill, a tactic, a site. */
export function source(id: string, lang: Lang): string {
  const named: Text | undefined =
    CARDS.get(id as CardId)?.name ??
    (UNITS as Readonly<Record<string, { readonly name: Text }>>)[id]?.name ??
    (SKILLS as Readonly<Record<string, { readonly name: Text }>>)[id]?.name ??
    (TACTICS as Readonly<Record<string, { readonly name: Text }>>)[id]?.name ??
    (SITES as Readonly<Record<string, { readonly name: Text }>>)[id]?.name;
  return named?.[lang] ?? id;
}
