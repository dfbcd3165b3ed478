import { describe, expect, test } from 'vitest';
import { CLASSES, inPlay, itemOf, SKILLS } from '../../../content/index.ts';
import '../../../index.ts';
import { newHero } from '../../../rules/setting-up.ts';

const RANKS = [0, 1, 2, 3] as const;

describe('classes of the other boxes', () => {
  /** Name, id, box, archetype, starting items, how many skills for 0, 1, 2 and 3 experience. */
  test.each([
    ['Champion', 'champion', 'LW', 'warrior', 'Horn of Courage, Worn Greatsword', [1, 3, 3, 2]],
    ['Apothecary', 'apothecary', 'LR', 'healer', 'Smoking Vials', [1, 3, 3, 2]],
    ['Hexer', 'hexer', 'LR', 'mage', 'Staff of the Grave', [1, 3, 3, 2]],
    ['Treasure Hunter', 'treasure-hunter', 'LR', 'scout', "Leather Whip, The Dead Man's Compass", [1, 3, 3, 2]],
    ['Bounty Hunter', 'bounty-hunter', 'MR', 'scout', 'Double Crossbow', [1, 3, 3, 2]],
    ['Marshal', 'marshal', 'MR', 'warrior', 'Signet Ring, War Hammer', [1, 3, 3, 2]],
    ['Skirmisher', 'skirmisher', 'SN', 'warrior', 'Jagged Handaxe, Rusted Handaxe', [1, 3, 3, 2]],
    ['Bard', 'bard', 'SN', 'healer', "Lute, Traveler's Blade", [1, 3, 3, 2]],
    ['Conjurer', 'conjurer', 'SN', 'mage', 'Prismatic Staff', [2, 3, 3, 2]],
    ['Shadow Walker', 'shadow-walker', 'SN', 'scout', 'Feathered Hatchet, Tribal Cloak', [1, 3, 3, 2]],
    ['Watchman', 'watchman', 'CR', 'healer', '', [1, 1, 1, 1]],
    ['Battlemage', 'battlemage', 'CR', 'mage', '', [1, 1, 1, 1]],
    ['Monk', 'monk', 'CR', 'scout', '', [1, 1, 1, 1]],
    ['Steelcaster', 'steelcaster', 'CR', 'warrior', '', [1, 1, 1, 1]],
    ['Beastmaster', 'beastmaster', 'LR', 'warrior', 'Hunting Spear, Skinning Knife', [1, 3, 3, 2]],
    ['Prophet', 'prophet', 'TF', 'healer', "Iron Flail, Sage's Tome", [1, 3, 3, 2]],
    ['Stalker', 'stalker', 'TF', 'scout', "Black Widow's Web, Hunting Knife", [1, 3, 3, 2]],
  ] as const)('%s: archetype, starting equipment and skills', (name, id, box, archetype, items, skills) => {
    const found = CLASSES[id];
    expect([found?.name.en, found?.archetype]).toEqual([name, archetype]);
    expect([inPlay('classes', []).includes(id), inPlay('classes', [box]).includes(id)]).toEqual([false, true]);
    expect(found?.items.map(item => itemOf(item).name.en).join(', ')).toBe(items);
    expect(RANKS.map(xp => found?.skills.filter(one => SKILLS[one]?.xp === xp).length)).toEqual([...skills]);
    expect(found?.skills.every(one => SKILLS[one]?.class === id)).toBe(true);
    expect(found?.items.every(one => itemOf(one).class === id)).toBe(true);
    // A hero of the class begins with its items and the skills that cost nothing.
    const { cards } = newHero('grisban-the-thirsty', id, 1);
    expect(cards.map(card => card.id).sort()).toEqual(
      [...(found?.items ?? []), ...(found?.skills ?? []).filter(one => SKILLS[one]?.xp === 0)].sort(),
    );
  });
});
