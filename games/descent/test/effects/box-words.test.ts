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
import { QUESTS } from '../../content/quests/index.ts';
import { RELICS } from '../../content/relics.ts';
import { SEARCH } from '../../content/search.ts';
import { TRAVEL } from '../../content/travel.ts';
import { BOX_WORDS } from '../../effects/box-words.ts';
import { vocabulary } from '../../effects/vocabulary.ts';
import '../../index.ts';

/** The words in some content, wherever they stand in it. */
function wordsIn(content: unknown, found = new Set<string>()): Set<string> {
  if (typeof content !== 'object' || content === null) return found;
  if ('do' in content && typeof content.do === 'string') found.add(content.do);
  for (const part of Object.values(content)) wordsIn(part, found);
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
