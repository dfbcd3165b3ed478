import { expect, test } from 'vitest';
import { ABILITIES } from '../../content/abilities.ts';
import { CLASS_ITEMS, CLASSES, SKILLS } from '../../content/classes/index.ts';
import { CONDITIONS } from '../../content/conditions.ts';
import { FAMILIARS } from '../../content/familiars.ts';
import { HEROES } from '../../content/heroes.ts';
import { SHOP } from '../../content/items/index.ts';
import { ROADS } from '../../content/legend/road.ts';
import { LIEUTENANTS } from '../../content/lieutenants.ts';
import { MONSTERS } from '../../content/monsters/index.ts';
import { OVERLORD_CARDS } from '../../content/overlord/index.ts';
import { QUEST_CARDS } from '../../content/quest-cards.ts';
import { QUESTS } from '../../content/quests/index.ts';
import { RELICS } from '../../content/relics.ts';
import { SEARCH } from '../../content/search.ts';
import { FACE_DOWN_CARD } from '../../content/tainted.ts';
import { TRAVEL } from '../../content/travel.ts';
import { BOX_WORDS } from '../../effects/box-words.ts';
import { LATER_TESTS } from '../../effects/later-tests-text.ts';
import { LATER_WORDS } from '../../effects/later-words.ts';
import { vocabulary } from '../../effects/vocabulary.ts';
import '../../index.ts';

/** The words in some content, or the tests (`is`), wherever they stand in it. */
function wordsIn(content: unknown, found = new Set<string>(), key: 'do' | 'is' = 'do'): Set<string> {
  if (typeof content !== 'object' || content === null) return found;
  const word = key in content ? (content as Readonly<Record<string, unknown>>)[key] : undefined;
  if (typeof word === 'string') found.add(word);
  for (const part of Object.values(content)) wordsIn(part, found, key);
  return found;
}

const BASE = {
  ...{ ABILITIES, CLASS_ITEMS, CLASSES, SKILLS, CONDITIONS, FAMILIARS, HEROES, SHOP, LIEUTENANTS, MONSTERS },
  ...{ OVERLORD_CARDS, RELICS, SEARCH, TRAVEL, ROADS },
  quests: Object.values(QUESTS).filter(({ boxes = [] }) => boxes.length === 0),
};

test('nothing of the base game needs a word that comes with the boxes', () => {
  const words = wordsIn(BASE);
  expect(words.size).toBeGreaterThan(60);
  expect([...words].filter(word => Object.hasOwn(BOX_WORDS, word))).toEqual([]);
});

test('with the boxes their words are known', () => {
  expect(vocabulary.names).toEqual(expect.arrayContaining(Object.keys(BOX_WORDS)));
});

const { TRAVEL: _, ROADS: __, quests: ___, ...CARDS_OF_BASE } = BASE;
const testsIn = (content: unknown): Set<string> => wordsIn(content, new Set(), 'is');
const later = (content: unknown): string[] => [
  ...[...wordsIn(content)].filter(word => Object.hasOwn(LATER_WORDS, word)),
  ...[...testsIn(content)].filter(test => LATER_TESTS.some(one => one === test)),
];

test('no card of the base game needs what comes with quests, and a quest that needs it says so', () => {
  expect(testsIn(CARDS_OF_BASE).size).toBeGreaterThan(25);
  expect(later([CARDS_OF_BASE, FACE_DOWN_CARD])).toEqual([]);
  for (const [id, quest] of Object.entries(QUESTS)) {
    const { later: says, boxes = [] } = QUEST_CARDS[id] ?? {};
    if (boxes.length === 0 && later(quest.encounters).length > 0) expect(says, id).toBe(true);
  }
});
