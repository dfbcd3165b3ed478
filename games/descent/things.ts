import type { Lang, Text, Thing } from '@tafelrunde/engine';
import { CONDITIONS } from './content/conditions.ts';
import {
  ABILITIES,
  ADVANCED,
  AGENTS,
  ALLIES,
  ALLY_SKILLS,
  CITIZENS,
  CLASS_ITEMS,
  CLASSES,
  cardOf,
  FAMILIARS,
  HEROES,
  KEPT,
  LIEUTENANTS,
  MONSTERS,
  OVERLORD_CARDS,
  PLOTS,
  RELICS,
  ROOMS,
  RUMORS,
  SEARCH,
  SHOP,
  SKILLS,
  TAINTED,
} from './content/index.ts';
import type { AgentCard } from './content/plot.ts';
import type { Condition } from './content/words.ts';
import { rumorTexts } from './rules/learned.ts';
import {
  agentText,
  allySkillText,
  allyText,
  citizenText,
  conditionText,
  familiarText,
  heroText,
  itemText,
  keptText,
  lieutenantText,
  monsterAbilityText,
  monsterText,
  overlordCardText,
  plotCardText,
  roomText,
  skillText,
  taintText,
} from './texts/cards.ts';
import { ARCHETYPE_NAMES } from './texts/names.ts';

export const thing = (name: Text, text: (lang: Lang) => string): Thing => ({
  name,
  text: { en: text('en'), de: text('de') },
});

/** Everything with a name and a text. All text is made from what the thing does. */
export function things(): readonly Thing[] {
  return [
    ...heroThings(),
    ...classThings(),
    ...Object.values(SKILLS).map(card => thing(card.name, lang => skillText(card, lang))),
    ...Object.values({ ...CLASS_ITEMS, ...SHOP, ...RELICS, ...SEARCH }).map(card =>
      thing(card.name, lang => itemText(card, lang)),
    ),
    ...Object.values(ROOMS).map(card => thing(card.name, lang => roomText(card, lang))),
    ...Object.values(FAMILIARS).map(card => thing(card.name, lang => familiarText(card, lang))),
    ...Object.values(ALLIES).map(card => thing(card.name, lang => allyText(card, lang))),
    ...Object.values(ALLY_SKILLS).map(card => thing(card.name, lang => allySkillText(card, lang))),
    ...Object.values(MONSTERS).map(card => thing(card.name, lang => monsterText(card, lang))),
    ...Object.values(LIEUTENANTS).map(card => thing(card.name, lang => lieutenantText(card, lang))),
    ...Object.values(AGENTS).map(card => thing(agentName(card), lang => agentText(card, lang))),
    ...Object.values(ABILITIES).map(card => thing(card.name, lang => monsterAbilityText(card, lang))),
    ...[...KEPT.keys()].map(id => thing(cardOf(id).name, lang => keptText(cardOf(id), lang))),
    ...Object.values(TAINTED).map(card => thing(card.name, lang => taintText(card, lang))),
    ...Object.values(CITIZENS).map(card => thing(card.name, lang => citizenText(card, lang))),
    ...Object.values(OVERLORD_CARDS).map(card => thing(card.name, lang => overlordCardText(card, lang))),
    ...Object.values(RUMORS).map(card => thing(card.name, lang => rumorTexts().rumorText(card, lang))),
    ...Object.values(ADVANCED).map(card => thing(card.name, lang => rumorTexts().advancedText(card, lang))),
    ...Object.values(PLOTS).map(card => thing(card.name, lang => plotCardText(card, lang))),
    ...(Object.keys(CONDITIONS) as Condition[]).map(id =>
      thing(CONDITIONS[id].name, lang => conditionText(id, CONDITIONS[id], lang)),
    ),
  ];
}

/** "Splig (agent)": there is a lieutenant of the same name. */
export const agentName = ({ name }: AgentCard): Text => ({ en: `${name.en} (agent)`, de: `${name.de} (Anführer)` });

const heroThings = (): Thing[] => Object.values(HEROES).map(sheet => thing(sheet.name, lang => heroText(sheet, lang)));

/** A class: its archetype, what its heroes start with, and its skills by name. */
const classThings = (): Thing[] =>
  Object.values(CLASSES).map(({ name, archetype, items, skills }) =>
    thing(name, lang => {
      const named = (ids: readonly string[], of: Readonly<Record<string, { readonly name: Text }>>): string =>
        ids.map(id => of[id]?.name[lang] ?? id).join(', ');
      return lang === 'en'
        ? `Class (${ARCHETYPE_NAMES[archetype].en}). Starts with ${named(items, CLASS_ITEMS)}. Skills: ${named(skills, SKILLS)}.`
        : `Klasse (${ARCHETYPE_NAMES[archetype].de}). Beginnt mit ${named(items, CLASS_ITEMS)}. Fertigkeiten: ${named(skills, SKILLS)}.`;
    }),
  );
