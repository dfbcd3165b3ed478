import { expect, test } from 'vitest';
import { enemyOf } from '../../content/enemies.ts';
import { enemyText } from '../../things.ts';

test('what an enemy does is told in sentences, each thing once', () => {
  expect(enemyText(enemyOf('wolf-riders'), 'en')).toBe('Armor 4, attack 3, fame 3. Swift.');
  expect(enemyText(enemyOf('wolf-riders'), 'de')).toBe('Rüstung 4, Angriff 3, Ruhm 3. Flink.');
  expect(enemyText(enemyOf('illusionists'), 'en')).toBe('Armor 3, attack summons, fame 4. Resists physical attacks.');
  expect(enemyText(enemyOf('freezers'), 'de')).toBe(
    'Rüstung 7, Angriff 3 Eis, Ruhm 7. Flink, versteinert. Widersteht Feuer.',
  );
});
