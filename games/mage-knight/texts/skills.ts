import { type Lang, speak } from '@tafelrunde/engine';
import type { SkillToken } from '../content/skills/index.ts';
import type { TacticCard } from '../content/tactics.ts';
import type { Special } from '../content/units.ts';
import { MANA_NAMES } from '../content/words.ts';
import type { Effect } from '../effects/effect.ts';
import { vocabulary } from '../effects/vocabulary.ts';

const does = (effects: readonly Effect[], lang: Lang): string => vocabulary.sentences(effects, { lang }).join(' ');

const TYPES: Readonly<Record<SkillToken['type'], Readonly<Record<Lang, string>>>> = {
  turn: { en: 'Once a turn', de: 'Einmal je Zug' },
  round: { en: 'Once a round', de: 'Einmal je Runde' },
  interactive: { en: 'Once a round, with the others', de: 'Einmal je Runde, mit den anderen' },
  passive: { en: 'Always', de: 'Immer' },
};

const TIMES: Readonly<Record<NonNullable<SkillToken['when']>, Readonly<Record<Lang, string>>>> = {
  'not-combat': { en: ', not in combat', de: ', nicht im Kampf' },
  combat: { en: ', in combat', de: ', im Kampf' },
  'block-phase': { en: ', in the block phase', de: ', in der Blockphase' },
  interaction: { en: ', in an interaction', de: ', in einer Interaktion' },
  'not-interaction': { en: ', not in an interaction', de: ', nicht in einer Interaktion' },
};

/** What a skill does and when. */
export function skillText(skill: SkillToken, lang: Lang): string {
  const { type, when, anyTurn, command, back, effects, passive = [], gained = [], returns = [] } = skill;
  const t = speak(lang);
  const time = when ? TIMES[when][lang] : anyTurn ? t(', in any turn', ', in jedem Zug') : '';
  return [
    ...(effects.length + passive.length > 0
      ? [`${TYPES[type][lang]}${time}: ${does([...effects, ...passive], lang)}`]
      : []),
    ...(gained.length > 0 ? [`${t('When you gain it', 'Wenn du sie erhältst')}: ${does(gained, lang)}`] : []),
    ...(command
      ? [
          t(
            'The token is a command token: its unit costs 5 influence less, can be used where units are forbidden and cannot be disbanded.',
            'Das Plättchen ist ein Befehlsplättchen: Seine Einheit kostet 5 Einfluss weniger, darf auch eingesetzt werden, wo Einheiten verboten sind, und kann nicht ausgemustert werden.',
          ),
        ]
      : []),
    ...(returns.length > 0
      ? [`${t('When the token comes back', 'Wenn das Plättchen zurückkommt')}: ${does(returns, lang)}`]
      : []),
    ...(back === undefined ? [] : [backText(back, lang)]),
  ].join(' ');
}

function backText(back: NonNullable<SkillToken['back']>, lang: Lang): string {
  const t = speak(lang);
  if (back === 'rest') return t('Resting turns it up again.', 'Rasten dreht sie wieder um.');
  if (back === 'action')
    return t('As your action you may turn it up again.', 'Als deine Aktion darfst du sie wieder umdrehen.');
  const mana = MANA_NAMES[back.mana][lang];
  return t(`A ${mana} mana turns it up again.`, `Ein Mana (${mana}) dreht sie wieder um.`);
}

/** What a tactic does and when. */
export function tacticText({ time, number, taken = [], use, passive = [] }: TacticCard, lang: Lang): string {
  const t = speak(lang);
  const head = time === 'day' ? t('Day tactic', 'Tagtaktik') : t('Night tactic', 'Nachttaktik');
  const often = use?.flips ? t('Once, ', 'Einmal ') : t('Once each time, ', 'Jeweils einmal ');
  const when =
    use?.when === 'before-turn' ? t('before your turn', 'vor deinem Zug') : t('in your turn', 'in deinem Zug');
  return [
    `${head} ${number}.`,
    ...(taken.length > 0 ? [`${t('When you take it', 'Wenn du sie nimmst')}: ${does(taken, lang)}`] : []),
    ...(use ? [`${often}${when}: ${does(use.effects, lang)}`] : []),
    ...(use?.whileDrawing ? [t('Also while you draw cards.', 'Auch während du Karten ziehst.')] : []),
    ...(passive.length > 0 ? [does(passive, lang)] : []),
  ].join(' ');
}

const BANDS = {
  heroes: { en: 'Heroes', de: 'Helden' },
  thugs: { en: 'Thugs', de: 'Schläger' },
} as const;

/** What is special about a unit besides its abilities. */
export function specialText(special: Special | undefined, lang: Lang): string[] {
  const t = speak(lang);
  const { reputation, apartFrom, damageToll, assaultToll, upkeep, several } = special ?? {};
  const said: string[] = [];
  if (reputation === 'reversed')
    said.push(
      t(
        'Your reputation counts the other way round for recruiting it.',
        'Dein Ansehen zählt für ihre Rekrutierung umgekehrt.',
      ),
    );
  if (reputation === 'doubled')
    said.push(
      t('Your reputation counts twice for recruiting it.', 'Dein Ansehen zählt für ihre Rekrutierung doppelt.'),
    );
  if (apartFrom)
    said.push(
      t(
        `Not in the same interaction as ${BANDS[apartFrom].en}.`,
        `Nicht in derselben Interaktion wie ${BANDS[apartFrom].de}.`,
      ),
    );
  if (damageToll)
    said.push(
      t(
        `Damage is assigned to it only for ${damageToll} influence.`,
        `Schaden wird ihr nur für ${damageToll} Einfluss zugewiesen.`,
      ),
    );
  if (assaultToll)
    said.push(
      t(
        `In an assault it is activated only for ${assaultToll} influence.`,
        `Bei einem Überfall wird sie nur für ${assaultToll} Einfluss aktiviert.`,
      ),
    );
  if (upkeep)
    said.push(
      t(
        'Recruiting it costs a basic mana besides, which lies on the card; each round it wants a crystal in its place, or it leaves. It never comes for nothing.',
        'Ihre Rekrutierung kostet zusätzlich ein Mana einer Grundfarbe, das auf der Karte liegt; jede Runde will sie stattdessen einen Kristall, oder sie geht. Sie kommt nie umsonst.',
      ),
    );
  if (several)
    said.push(
      t(
        'Several different abilities may be used in one activation.',
        'In einer Aktivierung dürfen mehrere verschiedene Eigenschaften benutzt werden.',
      ),
    );
  return said;
}
