import type { Lang } from '@tafelrunde/engine';
import { ANSWERS } from '../../../../games/mage-knight/drills/answers.ts';
import { type Drill, drillMatch } from '../../../../games/mage-knight/drills/drill.ts';
import { DRILLS, type DrillLevel, LEVELS } from '../../../../games/mage-knight/drills/index.ts';
import { optionText } from '../describe.ts';
import { names, SITES } from '../game.ts';
import { tell } from './words.ts';

export const numberOf = (drill: Drill): number => DRILLS.indexOf(drill) + 1;

const ALL_LEVELS = Object.keys(LEVELS) as DrillLevel[];
export const levelNumber = (drill: Drill): number =>
  ALL_LEVELS.findIndex(level => LEVELS[level].some(({ id }) => id === drill.id)) + 1;

/** Who is fought, and where: what it is about would tell how to win. */
export function titleOf({ foes, site }: Drill, lang: Lang): string {
  const kinds = [...new Set(foes)].map(foe => {
    const n = foes.filter(one => one === foe).length;
    return n > 1 ? `${n} × ${names.enemy(foe, lang)}` : names.enemy(foe, lang);
  });
  const all = kinds.join(' + ');
  return site === undefined ? all : tell(lang, 'at', all, SITES[site].name[lang]);
}

/** The solver's line in the game's own words. */
export function linesOf(drill: Drill, lang: Lang): readonly string[] {
  const match = drillMatch(drill);
  return (ANSWERS[drill.id] ?? []).flatMap(option => {
    const choice = match.ask?.options[match.find(option)];
    if (choice === undefined) return [];
    const said = optionText(choice, lang, String);
    match.submit({ seat: 0, epoch: match.epoch, option });
    return [said];
  });
}
