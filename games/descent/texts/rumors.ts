import { capital, type Lang, speak, type Text } from '@tafelrunde/engine';
import { wholeQuest } from '../content/index.ts';
import type { AdvancedQuest, QuestOnCard, RumorCard, RumorStep } from '../content/rumors.ts';
import type { Effect } from '../effects/effect.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { cardName } from '../names.ts';
import { TRAVEL_NAMES } from './travel.ts';

const STEPS: Readonly<Record<RumorStep, Text>> = {
  shopping: { en: 'When the heroes go shopping', de: 'Wenn die Helden einkaufen' },
  'next-quest': { en: 'Before the next quest is chosen', de: 'Bevor das nächste Abenteuer gewählt wird' },
  'travel-start': { en: 'When the heroes set out', de: 'Wenn die Helden aufbrechen' },
  'travel-end': { en: 'When the heroes arrive', de: 'Wenn die Helden ankommen' },
  'encounter-start': { en: 'At the start of an encounter', de: 'Zu Beginn einer Szene' },
};

const NOT: Readonly<Record<NonNullable<RumorCard['not']>, Text>> = {
  finale: { en: 'not in the finale', de: 'nicht im Finale' },
  interlude: { en: 'not if the interlude is the next quest', de: 'nicht, wenn das Intermezzo ansteht' },
  transition: { en: 'not between the acts', de: 'nicht zwischen den Akten' },
};

const does = (effects: readonly Effect[], lang: Lang): string =>
  vocabulary.sentences(effects, { lang, on: 'each' }).map(capital).join(' ');

function questText({ quest, travel, opens, leaves }: QuestOnCard, lang: Lang): string {
  const t = speak(lang);
  const way = travel.map(symbol => TRAVEL_NAMES[symbol][lang]).join(', ');
  return [
    t(
      `Brings the quest “${wholeQuest(quest).name.en}”. On the way there: ${way}.`,
      `Bringt das Abenteuer „${wholeQuest(quest).name.de}“. Auf dem Weg dorthin: ${way}.`,
    ),
    ...(opens === undefined
      ? []
      : [
          t(
            `Its winner gains the card “${cardName(opens, 'en')}”.`,
            `Wer es gewinnt, erhält die Karte „${cardName(opens, 'de')}“.`,
          ),
        ]),
    ...(leaves === undefined
      ? []
      : [
          t(
            `If it is still in play when act II begins, the overlord gains the relic ${cardName(leaves, 'en')}.`,
            `Liegt sie noch aus, wenn Akt II beginnt, erhält der Overlord das Relikt ${cardName(leaves, 'de')}.`,
          ),
        ]),
  ].join(' ');
}

/** "Rumor, act I. When the heroes arrive: ..." */
export function rumorText({ step, act, not, effects = [], quest }: RumorCard, lang: Lang): string {
  const t = speak(lang);
  const limits = [
    ...(act === undefined ? [] : [t(`act ${act} only`, `nur Akt ${act}`)]),
    ...(not === undefined ? [] : [NOT[not][lang]]),
  ];
  const head = [t('Rumor', 'Gerücht'), ...limits].join(', ');
  const text = quest === undefined ? does(effects, lang) : questText(quest, lang);
  return `${head}. ${STEPS[step][lang]}: ${text}`;
}

/** Both sides of an advanced quest card (D2-RUMGEN-20, -21). */
export function advancedText({ rewards: { heroes, overlord }, ...card }: AdvancedQuest, lang: Lang): string {
  const t = speak(lang);
  return [
    t('Advanced quest, act 2.', 'Zusatzabenteuer, Akt 2.'),
    questText(card, lang),
    t(
      `At the start of each later encounter, if the heroes have won it (${heroes.name.en}): ${does(heroes.effects, lang)}`,
      `Zu Beginn jeder späteren Szene, wenn die Helden es gewonnen haben (${heroes.name.de}): ${does(heroes.effects, lang)}`,
    ),
    t(
      `If the overlord has won it (${overlord.name.en}): ${does(overlord.effects, lang)}`,
      `Wenn der Overlord es gewonnen hat (${overlord.name.de}): ${does(overlord.effects, lang)}`,
    ),
  ].join(' ');
}
