import { capital, type Lang, listed, speak, type Thing } from '@tafelrunde/engine';
import { CARDS, type Card, type Side, WOUND_CARD } from './content/cards.ts';
import { ENEMIES, type Enemy } from './content/enemies.ts';
import { SITES } from './content/sites.ts';
import { SKILLS } from './content/skills/index.ts';
import { TACTICS } from './content/tactics.ts';
import { UNITS, type UnitCard } from './content/units.ts';
import { MANA_NAMES, type Resistance } from './content/words.ts';
import type { Effect } from './effects/effect.ts';
import { vocabulary } from './effects/vocabulary.ts';
import { skillText, specialText, tacticText } from './texts/skills.ts';
import { ABILITY_NAMES, elementWord, RESISTANCE_NAMES } from './texts/traits.ts';

export { skillText, tacticText };

/** Everything with a name and a text: all text is made from what the thing does. */
export function things(): readonly Thing[] {
  return [
    ...[...CARDS.values()].map(card => thing(card.name, lang => cardText(card, lang))),
    thing(WOUND_CARD.name, woundText),
    ...Object.values(UNITS).map(unit => thing(unit.name, lang => unitText(unit, lang))),
    ...Object.values(SKILLS).map(skill => thing(skill.name, lang => skillText(skill, lang))),
    ...Object.values(ENEMIES as Readonly<Record<string, Enemy>>).map(enemy =>
      thing(enemy.name, lang => enemyText(enemy, lang)),
    ),
    ...Object.values(TACTICS).map(tactic => thing(tactic.name, lang => tacticText(tactic, lang))),
  ];
}

const thing = (name: Thing['name'], text: (lang: Lang) => string): Thing => ({
  name,
  text: { en: text('en'), de: text('de') },
});

export const woundText = (lang: Lang): string =>
  speak(lang)(
    'It cannot be played and clogs the hand until it is healed.',
    'Sie kann nicht gespielt werden und verstopft die Hand, bis sie geheilt ist.',
  );

const does = (effects: readonly Effect[], lang: Lang): string => vocabulary.sentences(effects, { lang }).join(' ');

const WHEN: Readonly<Record<NonNullable<Side['when']>, Readonly<Record<Lang, string>>>> = {
  'combat-start': { en: 'At the start of combat: ', de: 'Zu Beginn eines Kampfes: ' },
  combat: { en: 'In combat: ', de: 'Im Kampf: ' },
  'not-combat': { en: 'Not in combat: ', de: 'Nicht im Kampf: ' },
  'attack-phase': { en: 'In the attack phase: ', de: 'In der Angriffsphase: ' },
  'block-phase': { en: 'In the block phase: ', de: 'In der Blockphase: ' },
  interaction: { en: 'In an interaction: ', de: 'Beim Handeln mit Einheimischen: ' },
  action: { en: 'As your action: ', de: 'Als deine Aktion: ' },
};

const sideText = ({ effects, when }: Side, lang: Lang): string =>
  `${when ? WHEN[when][lang] : ''}${does(effects, lang)}`;

/** The two halves of a card, each for itself; empty where a half does nothing by itself. */
export const cardTexts = (
  { basic, strong }: Card,
  lang: Lang,
): { readonly basic: string; readonly strong: string } => ({
  basic: basic.effects.length > 0 ? sideText(basic, lang) : '',
  strong: strong.effects.length > 0 ? sideText(strong, lang) : '',
});

export function cardText(card: Card, lang: Lang): string {
  const t = speak(lang);
  const colours = listed(
    card.colours.map(colour => MANA_NAMES[colour][lang]),
    t('and', 'und'),
  );
  const kind = {
    'basic-action': t(`Basic action (${colours}).`, `Basisaktion (${colours}).`),
    'advanced-action': t(`Advanced action (${colours}).`, `Fortgeschrittene Aktion (${colours}).`),
    spell: t(`Spell (${colours}).`, `Zauber (${colours}).`),
    artifact: t('Artifact.', 'Artefakt.'),
  }[card.type];
  const borne =
    card.type === 'artifact' && card.borne ? [t('On a unit: ', 'Bei einer Einheit: ') + does(card.borne, lang)] : [];
  const basic = card.basic.effects.length > 0 ? [`${t('Basic', 'Einfach')}: ${sideText(card.basic, lang)}`] : [];
  const strongName = card.type === 'spell' ? card.strongName[lang] : t('Strong', 'Stark');
  const strong = card.strong.effects.length > 0 ? [`${strongName}: ${sideText(card.strong, lang)}`] : [];
  return [kind, ...borne, ...basic, ...strong].join(' ');
}

export function unitText(
  { tier, level, cost, armor, resists, sites, special, abilities }: UnitCard,
  lang: Lang,
): string {
  const t = speak(lang);
  const kind = tier === 'elite' ? t('Elite unit', 'Eliteeinheit') : t('Regular unit', 'Normale Einheit');
  const where = listed(
    sites.map(site => SITES[site].name[lang]),
    t('or', 'oder'),
  );
  const head = t(
    `${kind}, level ${level}, armor ${armor}, ${cost} influence (${where}).`,
    `${kind}, Level ${level}, Rüstung ${armor}, ${cost} Einfluss (${where}).`,
  );
  const each = abilities.map(
    ({ mana, effects }) => `${mana ? `${MANA_NAMES[mana][lang]}: ` : ''}${does(effects, lang)}`,
  );
  return [head, ...resistanceText(resists, lang), ...specialText(special, lang), each.join(' / ')].join(' ');
}

const resistanceText = (resists: readonly Resistance[], lang: Lang): string[] =>
  resists.length === 0
    ? []
    : [
        `${speak(lang)('Resists', 'Widersteht')} ${listed(
          resists.map(one => RESISTANCE_NAMES[one][lang]),
          speak(lang)('and', 'und'),
        )}.`,
      ];

export function enemyText({ armor, elusive, attacks, resists, abilities, fame }: Enemy, lang: Lang): string {
  const t = speak(lang);
  const values = attacks.map(attack =>
    'value' in attack ? `${attack.value}${elementWord(attack.element, lang)}` : t('summons', 'ruft herbei'),
  );
  // That it summons is said where its attack would stand.
  const marks = abilities.flatMap(ability => (ability === 'summon' ? [] : [ABILITY_NAMES[ability][lang]]));
  return [
    t(
      `Armor ${elusive ? `${armor}/${elusive}` : armor}, attack ${values.join(' + ')}, fame ${fame}.`,
      `Rüstung ${elusive ? `${armor}/${elusive}` : armor}, Angriff ${values.join(' + ')}, Ruhm ${fame}.`,
    ),
    ...(marks.length > 0 ? [`${capital(marks.join(', '))}.`] : []),
    ...resistanceText(resists, lang),
  ].join(' ');
}
