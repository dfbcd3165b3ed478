import type { Quest } from '../quest.ts';

/** A vault with a number on its lock, a note somewhere, and an alarm that does not like mistakes. */
export const GOBLIN_CIPHER: Quest = {
  name: { en: 'The Goblin Cipher', de: 'Die Goblin-Chiffre' },
  act: 1,
  about: {
    en: 'The lock of the goblins knows twelve numbers and one answer. Every wrong one wakes somebody.',
    de: 'Das Schloss der Goblins kennt zwölf Zahlen und eine Antwort. Jede falsche weckt jemanden.',
  },
  rewards: { gold: 25, heroesXp: 1, overlordXp: 1 },
  encounters: [
    {
      name: { en: 'The vault', de: 'Das Gewölbe' },
      story: {
        en: 'Twelve notches on a wheel of bronze. Behind it lies what the goblins would rather not show.',
        de: 'Zwölf Kerben auf einem Rad aus Bronze. Dahinter liegt, was die Goblins lieber nicht zeigen.',
      },
      plan: {
        id: 'goblin-cipher',
        tiles: [
          { tile: 'entrance-B', at: 'O7', turn: 180, as: 'mouth' },
          { tile: '14B', at: 'K6', turn: 180, as: 'guardroom' },
          { tile: '3B', at: 'E6', turn: 180, as: 'den' },
          { tile: '9B', at: 'A6', turn: 90, as: 'workshop' },
          { tile: '11B', at: 'F2', turn: 270, as: 'vault' },
          { tile: 'end-B', at: 'B5', turn: 180, as: 'forge' },
          { tile: 'end-B', at: 'B10', as: 'scrap' },
          { tile: 'end-B', at: 'G1', turn: 180, as: 'hollow' },
        ],
        doors: [{ kind: 'locked', at: ['G6', 'H6'], side: 'N' }],
        marks: { ledger: ['G2'], forge: ['B5'], scrap: ['B10'], straw: ['J9'], bench: ['D9'] },
      },
      heroes: 'mouth',
      groups: [
        { of: 'goblin-archer', at: 'guardroom', only: { 2: {}, 3: { minions: 2 }, 4: {} } },
        { of: 'cave-spider', at: 'den' },
        { of: 'ettin', at: 'workshop', inactive: true },
      ],
      search: { 2: ['forge', 'scrap'], 3: ['forge', 'scrap', 'straw'], 4: ['forge', 'scrap', 'straw', 'bench'] },
      special: {
        name: { en: 'A greasy note', de: 'Ein fettiger Zettel' },
        at: ['forge', 'scrap'],
        effects: [{ do: 'guess', code: 'lock', right: [{ do: 'gate', door: 0, to: 'open' }], wrong: [] }],
      },
      secrets: { lock: { most: 12, seenBy: 'overlord' } },
      things: {
        ledger: { name: { en: 'Ledger', de: 'Kontobuch' }, colour: 'green', carried: 'heroes' },
      },
      tokens: [{ kind: 'ledger', at: 'ledger' }],
      actions: {
        'turn-wheel': {
          name: { en: 'Turn the wheel', de: 'Das Rad drehen' },
          by: 'heroes',
          door: true,
          effects: [
            {
              do: 'guess',
              code: 'lock',
              right: [{ do: 'gate', door: 0, to: 'open' }],
              wrong: [
                { do: 'count', counter: 'alarm' },
                { do: 'wake', group: 'ettin' },
              ],
            },
          ],
        },
      },
      exits: { heroes: ['mouth'] },
      abilities: [
        { at: 'round-end', must: true, effects: [{ do: 'count', counter: 'alarm' }] },
        { at: 'knocked-out', must: true, effects: [{ do: 'count', counter: 'alarm' }] },
        {
          at: 'left-map',
          must: true,
          if: { is: 'about', who: 'hero' },
          aim: { who: 'that' },
          effects: [{ do: 'deliver', kind: 'ledger', counter: 'away' }],
        },
      ],
      reinforcements: [
        { group: 'goblin-archer', n: 1, at: ['mouth'], if: { is: 'counter', counter: 'alarm', least: 6 } },
      ],
      goals: [
        {
          side: 'heroes',
          counter: 'away',
          least: 1,
          text: {
            en: 'A hero leaves the cave with the ledger.',
            de: 'Ein Held verlässt die Höhle mit dem Kontobuch.',
          },
        },
        {
          side: 'overlord',
          counter: 'alarm',
          least: { 2: 13, 3: 17, 4: 17 },
          text: {
            en: 'Raise the alarm: wrong numbers, rounds and heroes knocked out count.',
            de: 'Schlage Alarm: Falsche Zahlen, Runden und bewusstlose Helden zählen.',
          },
        },
      ],
    },
  ],
};
