import { speaker } from './words.ts';

/** What is said of an attack. */
export const say = speaker({
  hitsMade: { en: 'hits: {0}', de: 'Treffer: {0}' },
  lethal: { en: '{0} of them lethal', de: 'davon {0} tödlich' },
  pierces: { en: 'armour −{0}', de: 'Rüstung −{0}' },
  blocked: { en: 'blocks: {0}', de: 'Abwehr: {0}' },
  against: { en: 'against hits: {0}', de: 'gegen Treffer: {0}' },
  used: { en: '(paid for)', de: '(bezahlt)' },
  keepDice: { en: 'Keep the dice', de: 'Würfel behalten' },
  takeIt: { en: 'Count the blocks', de: 'Abwehr zählen' },
  strike: { en: 'Count the hits', de: 'Treffer zählen' },
  vulnerable: { en: 'vulnerable', de: 'anfällig' },
  resistant: { en: 'resistant', de: 'widerstandsfähig' },
  armour: { en: 'armour', de: 'Rüstung' },
  shields: { en: 'magic shields', de: 'magische Schilde' },
  blocks: { en: 'blocked', de: 'abgewehrt' },
  attackOn: { en: '{0} attacks {1}', de: '{0} greift an: {1}' },
  lastRoll: { en: 'The attack', de: 'Der Angriff' },
  foldRoll: { en: 'Fold the attack away', de: 'Angriff einklappen' },
  woundsDealt: { en: '{0} wounds', de: '{0} Wunden' },
  wound: { en: '1 wound', de: '1 Wunde' },
  noWounds: { en: 'no wound', de: 'keine Wunde' },
});
