import { type Lang, speak } from '@tafelrunde/engine';
import { cityOf } from '../content/legend/road.ts';
import type { Effect } from '../effects/effect.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { legendRules } from '../rules/learned.ts';

const says = (effects: readonly Effect[], lang: Lang): string =>
  vocabulary.sentences(effects, { lang, on: 'each' }).join(' ');

/** "Work at the docks (one week): The heroes: +50 gold." */
export function cityActionText(city: string, lang: Lang): string {
  const { name, gold, effects } = cityOf(city).action;
  const t = speak(lang);
  const cost = gold === 0 ? t('one week', 'eine Woche') : t(`one week, ${gold} gold`, `eine Woche, ${gold} Gold`);
  return `${name[lang]} (${cost}): ${says(effects, lang)}`;
}

/** What happens on the road. */
export function eventText(event: string, lang: Lang): string {
  const found = legendRules().ROAD_EVENTS[event];
  return found === undefined ? event : `${found.name[lang]}: ${found.text[lang]}`;
}

/** "Lend a hand: Suffers 1 fatigue. The heroes: +25 gold." */
export function eventWayText(event: string, n: number, lang: Lang): string {
  const way = legendRules().ROAD_EVENTS[event]?.ways[n];
  if (way === undefined) return event;
  const t = speak(lang);
  const { name, fame, gold, effects } = way;
  const needs = [
    ...(fame === undefined ? [] : [t(`fame ${fame}`, `Ruhm ${fame}`)]),
    ...(gold === undefined ? [] : [t(`${gold} gold`, `${gold} Gold`)]),
  ];
  const told = effects.length === 0 ? '' : `: ${t('Each hero', 'Jeder Held')}: ${says(effects, lang)}`;
  return `${name[lang]}${needs.length === 0 ? '' : ` (${needs.join(', ')})`}${told}`;
}
