import { type Drawing, type Lang, pileSize, speak } from '@tafelrunde/engine';
import { adventureOf } from '../content/adventures/index.ts';
import { EVENTS } from '../content/events.ts';
import { itemName, named } from '../names.ts';
import { stageOf } from '../rules/story.ts';
import type { View } from '../view.ts';
import { enemyLines } from './enemies.ts';
import { companionLines, heroLines } from './figures.ts';
import { drawMap } from './map.ts';
import { figureCodes } from './signs.ts';
import { underWay } from './under-way.ts';
import { counted, wrapped } from './wrapped.ts';
import { spokenMap, zoneLegend, zoneLines } from './zones.ts';

/** The table as text: the map, what is to be done and how long there is, every hero, every enemy. */
export function draw(view: View, drawing: Drawing): string[] {
  const { lang, plain } = drawing;
  const codes = figureCodes(view);
  const heroes = view.heroes.flatMap(hero => heroLines(view, hero, codes, drawing));
  if (view.stage === 'heroes' || view.stage === 'emporium')
    return [...wrapped(adventureOf(view.adventure).prologue[lang], ''), ...heroes, ...shopLines(view, lang)];
  const map = plain
    ? spokenMap(view, lang)
    : [...drawMap(view, lang), ...zoneLegend(view, lang), ...zoneLines(view, lang)];
  return [
    ...headLines(view, lang),
    ...map,
    ...heroes,
    ...companionLines(view, codes, lang),
    ...enemyLines(view, codes, lang),
    ...underWay(view, lang),
  ];
}

function headLines(view: View, lang: Lang): string[] {
  const t = speak(lang);
  const { events } = view;
  const up = events.up[events.up.length - 1];
  const event =
    up === undefined
      ? t('no event lies open', 'kein Ereignis liegt offen')
      : `${t('event', 'Ereignis')}: ${named(up, lang)}`;
  const light = events.day === null ? '' : `, ${named(events.day, lang)}`;
  const left = roundsLeft(view);
  const clock = t(
    `${left} round${left === 1 ? '' : 's'} until the event deck is used up`,
    `${left} Runde${left === 1 ? '' : 'n'}, bis der Ereignisstapel verbraucht ist`,
  );
  return [
    ...wrapped(
      `${adventureOf(view.adventure).name[lang]}. ${t('Round', 'Runde')} ${view.round}; ${event}${light}; ${clock}; ${t('shards', 'Splitter')}: ${view.shards}.`,
    ),
    ...wrapped(stageOf(view).aim[lang]),
  ];
}

/** Every face-down event is drawn in one round and discarded in the next; day and night lie beside the deck (SS-EVNT-03, -04, -08). */
export function roundsLeft({ events: { deck, up } }: View): number {
  const down = [...deck.top, ...deck.rest, ...deck.bottom];
  const lasting = down.filter(id => EVENTS[id].type !== 'day' && EVENTS[id].type !== 'night').length;
  return pileSize(deck) + lasting + up.length;
}

function shopLines(view: View, lang: Lang): string[] {
  if (view.stage !== 'emporium') return [];
  const t = speak(lang);
  const names = (items: View['market']): string =>
    counted(items.map(({ id, side }) => itemName(id, side === 1 ? 'back' : undefined, lang))).join(', ') || '–';
  return [
    ...(adventureOf(view.adventure).emporium === 'open'
      ? wrapped(`${t('For sale', 'Zu kaufen')}: ${names(view.market)}`)
      : []),
    ...wrapped(`${t('Stash', 'Vorrat')}: ${names(view.stash)}`),
  ];
}
