import type { Lang } from '@tafelrunde/engine';
import { CLASSES, cardOf, HEROES, heroSheetOf, isLieutenant, MONSTERS, OVERLORD_CARDS } from './content/index.ts';
import { LIEUTENANTS } from './content/lieutenants.ts';
import { WIDTH } from './content/plan.ts';
import { cellName } from './rules/ground.ts';

/** What people call a space: "C7". */
export const spaceName = (cell: number): string => cellName({ width: WIDTH }, cell);

/** What people call a figure: "Syndrael", "Goblin Archer 2", "Goblin Archer (master)". */
export function nameOf(id: string, lang: Lang): string {
  if (Object.hasOwn(HEROES, id)) return heroSheetOf(id).name[lang];
  if (isLieutenant(id)) return LIEUTENANTS[id]?.name[lang] ?? id;
  const master = /^(.+)-master-(\d+)$/.exec(id);
  const minion = /^(.+)-(\d+)$/.exec(id);
  const [, of = id, number = ''] = master ?? minion ?? [];
  const name = MONSTERS[of]?.name[lang] ?? cardOf(of).name[lang];
  const base = name === '' || name === undefined ? id : name;
  if (master !== null) return `${base} (${lang === 'en' ? 'master' : 'Anführer'}${number === '1' ? '' : ` ${number}`})`;
  return number === '' ? base : `${base} ${number}`;
}

/** The name of a card, a sheet, a class or a kind of monster. */
export function cardName(id: string, lang: Lang): string {
  const of = id.split('/').pop() ?? id;
  if (of === 'unarmed') return lang === 'en' ? 'bare hands' : 'bloße Hände';
  if (of.endsWith('-feat')) return `${nameOf(of.slice(0, -5), lang)}: ${lang === 'en' ? 'heroic feat' : 'Heldentat'}`;
  const found =
    OVERLORD_CARDS[of]?.name ??
    CLASSES[of]?.name ??
    MONSTERS[of]?.name ??
    HEROES[of]?.name ??
    LIEUTENANTS[of]?.name ??
    cardOf(of).name;
  return found[lang] === '' ? of : found[lang];
}
