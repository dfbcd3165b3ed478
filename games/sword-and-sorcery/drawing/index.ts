import { type Drawing, speak } from '@tafelrunde/engine';
import { figure } from '../names.ts';
import { stageOf } from '../rules/story.ts';
import { healthOf } from '../rules/values.ts';
import type { View } from '../view.ts';

/** The table as text: what is to be done, who stands where. */
export function draw(view: View, { lang }: Drawing): string[] {
  const t = speak(lang);
  const lines = [
    `${t('Round', 'Runde')} ${view.round}. ${stageOf(view).aim[lang]} ${t('Shards', 'Splitter')}: ${view.shards}.`,
  ];
  for (const hero of view.heroes)
    lines.push(
      `${figure(hero.id, lang)}: ${t('zone', 'Zone')} ${hero.zone}, ${hero.wounds}/${healthOf(view, hero.id)} ${t('wounds', 'Wunden')}${hero.ghost ? t(', a ghost', ', ein Geist') : ''}.`,
    );
  for (const { bodies } of view.enemies)
    for (const body of bodies)
      lines.push(
        `${figure(body.id, lang)}: ${t('zone', 'Zone')} ${body.zone}, ${body.wounds}/${healthOf(view, body.id)} ${t('wounds', 'Wunden')}.`,
      );
  return lines;
}
