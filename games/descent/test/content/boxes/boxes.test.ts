import { newChance } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { BOXES, type BoxId } from '../../../content/boxes/box.ts';
import { HEROES, inPlay } from '../../../content/index.ts';
import { descent } from '../../../index.ts';
import { setup } from '../../../setup.ts';

const begun = (settings: Record<string, string | number | boolean>) =>
  setup(
    { scenario: 'toll-at-the-ford', seats: 2, settings: { heroes: 2, level: 'basic', act: 1, ...settings } },
    newChance('boxes'),
  );

describe('the other boxes', () => {
  test('what lies in a box can be looked up, and is in play only with its setting', () => {
    expect(HEROES['reynhart-the-worthy']?.health).toBe(12);
    expect(inPlay('heroes', [])).toHaveLength(8);
    expect(inPlay('heroes', [])).not.toContain('reynhart-the-worthy');
    expect(inPlay('heroes', ['LW'])).toContain('reynhart-the-worthy');
    expect(inPlay('heroes', ['LR'])).not.toContain('reynhart-the-worthy');
    expect(begun({}).boxes).toEqual([]);
    expect(begun({ 'lair-of-the-wyrm': true, trollfens: false }).boxes).toEqual(['LW']);
  });

  test('a name means one card, whatever its kind', () => {
    const kinds = [
      ...(['classItems', 'shop', 'relics', 'search', 'skills', 'abilities', 'familiars'] as const),
      ...(['tainted', 'allies', 'allySkills', 'citizens'] as const),
    ];
    const ids = kinds.flatMap(kind => inPlay(kind, Object.keys(BOXES) as BoxId[]));
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  test('every box with components is a setting, off at first, of every quest that is played for itself', () => {
    const ids = Object.values(BOXES).flatMap(({ setting = [] }) => setting);
    expect(ids).toHaveLength(10);
    for (const { settings, campaignOnly } of descent.scenarios)
      if (settings.length > 0 && !campaignOnly)
        expect(settings.filter(one => ids.includes(one.id)).map(one => one.initial)).toEqual(ids.map(() => false));
  });
});
