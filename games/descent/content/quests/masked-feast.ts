import type { Quest } from '../quest.ts';
import { DOOM, doom } from './common.ts';

/** Somebody at the feast is not who he seems to be; then the doors are locked behind the heroes. */
export const MASKED_FEAST: Quest = {
  name: { en: 'The Masked Feast', de: 'Das Fest der Masken' },
  act: 1,
  about: {
    en: 'Among masked guests sits the lord whom Lady Eliza wants. Whoever unmasks him first takes him along.',
    de: 'Unter maskierten Gästen sitzt der Graf, den Lady Eliza haben will. Wer ihn zuerst entlarvt, nimmt ihn mit.',
  },
  rewards: { gold: 25, heroesXp: 1, overlordXp: 1 },
  encounters: [
    {
      name: { en: 'The ball', de: 'Der Ball' },
      story: {
        en: 'Eight masks, one face that matters. Two of the others have brought knives.',
        de: 'Acht Masken, ein Gesicht, auf das es ankommt. Zwei der anderen haben Messer mitgebracht.',
      },
      plan: {
        id: 'masked-feast-1',
        tiles: [
          { tile: 'entrance-B', at: 'A2', as: 'porch' },
          { tile: '3B', at: 'C1', as: 'gallery' },
          { tile: '2B', at: 'C5', as: 'ballroom' },
          { tile: '10B', at: 'I1', turn: 180, as: 'parlour' },
          { tile: '14B', at: 'M1', turn: 180, as: 'study' },
          { tile: 'end-B', at: 'E11', as: 'alcove' },
          { tile: 'end-B', at: 'Q2', turn: 270, as: 'window' },
        ],
        marks: {
          masks: ['G1', 'G4', 'D6', 'G7', 'C9', 'H10', 'J4', 'L1'],
          alcove: ['E11'],
          window: ['Q2'],
          desk: ['P4'],
          buffet: ['C1'],
        },
      },
      heroes: 'porch',
      groups: [
        { of: 'lady-eliza-farrow', at: 'study' },
        { of: 'flesh-moulder', at: 'ballroom' },
        { of: { open: ['civilized', 'cursed', 'dark'] }, at: 'study' },
      ],
      search: { 2: ['alcove', 'window'], 3: ['alcove', 'window', 'desk'], 4: ['alcove', 'window', 'desk', 'buffet'] },
      things: {
        mask: {
          name: { en: 'Masked guest', de: 'Maskierter Gast' },
          colour: 'villager',
          faces: {
            reveller: { name: { en: 'a reveller', de: 'ein Zecher' }, effects: [{ do: 'clear' }] },
            knife: {
              name: { en: 'a hired knife', de: 'ein gedungenes Messer' },
              effects: [
                { do: 'clear' },
                {
                  do: 'when',
                  if: { is: 'side', side: 'heroes' },
                  effects: [
                    {
                      do: 'test',
                      attribute: 'awareness',
                      fail: [
                        { do: 'suffer', n: 2 },
                        { do: 'condition', condition: 'poisoned' },
                      ],
                    },
                  ],
                },
              ],
            },
            lord: {
              name: { en: 'the lord', de: 'der Graf' },
              effects: [
                { do: 'clear' },
                {
                  do: 'when',
                  if: { is: 'side', side: 'heroes' },
                  effects: [{ do: 'count', counter: 'found' }],
                  otherwise: [{ do: 'count', counter: 'abducted' }],
                },
              ],
            },
          },
        },
      },
      tokens: [
        {
          kind: 'mask',
          at: 'masks',
          faces: ['lord', 'knife', 'knife', 'reveller', 'reveller', 'reveller', 'reveller', 'reveller'],
        },
      ],
      actions: {
        unmask: {
          name: { en: 'Unmask', de: 'Entlarven' },
          by: 'heroes',
          token: 'mask',
          limit: 'turn',
          effects: [{ do: 'turn-over' }],
        },
        'lift-mask': {
          name: { en: 'Lift the mask', de: 'Die Maske lüften' },
          by: 'overlord',
          who: ['lady-eliza-farrow'],
          token: 'mask',
          limit: 'round',
          effects: [{ do: 'turn-over' }],
        },
      },
      abilities: DOOM,
      goals: [
        {
          side: 'heroes',
          counter: 'found',
          least: 1,
          text: { en: 'Unmask the lord.', de: 'Entlarvt den Grafen.' },
        },
        {
          side: 'overlord',
          counter: 'abducted',
          least: 1,
          text: { en: 'Let Lady Eliza unmask the lord.', de: 'Lass Lady Eliza den Grafen entlarven.' },
        },
        doom(
          { 2: 10, 3: 11, 4: 12 },
          {
            en: 'Let midnight strike: every round and every hero knocked out counts.',
            de: 'Lass Mitternacht schlagen: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
    {
      name: { en: 'The cellars', de: 'Die Keller' },
      story: {
        en: 'The doors fall shut. The way out leads through the cellars, and it is dark down there.',
        de: 'Die Türen fallen zu. Der Weg hinaus führt durch die Keller, und dort ist es dunkel.',
      },
      plan: {
        id: 'masked-feast-2',
        tiles: [
          { tile: 'entrance-B', at: 'V2', turn: 180, as: 'porch' },
          { tile: '5B', at: 'P1', as: 'pantry' },
          { tile: '11B', at: 'L1', turn: 180, as: 'kitchen' },
          { tile: '26B', at: 'I1', turn: 270, as: 'cellar' },
          { tile: '6B', at: 'C1', turn: 180, as: 'vault' },
          { tile: 'exit-B', at: 'A2', as: 'tunnel' },
          { tile: 'end-B', at: 'R5', as: 'larder' },
        ],
        doors: [
          { kind: 'locked', at: ['P2', 'P3'], side: 'W' },
          { kind: 'locked', at: ['I2', 'I3'], side: 'W' },
        ],
        marks: { larder: ['R5'], cask: ['C4'], hearth: ['M1'], barrel: ['K4'] },
      },
      heroes: 'porch',
      groups: [
        { of: 'lady-eliza-farrow', at: 'vault' },
        { of: 'zombie', at: 'kitchen' },
        { of: 'barghest', at: 'vault' },
      ],
      search: { 2: ['larder', 'hearth'], 3: ['larder', 'hearth', 'barrel'], 4: ['larder', 'hearth', 'barrel', 'cask'] },
      exits: { heroes: ['tunnel'] },
      actions: {
        'force-door': {
          name: { en: 'Force the door', de: 'Die Tür aufbrechen' },
          by: 'heroes',
          door: true,
          limit: 'turn',
          effects: [
            {
              do: 'test',
              attribute: ['might', 'knowledge'],
              pass: [{ do: 'gate', to: 'open' }],
              fail: [{ do: 'tire', n: 1 }],
            },
          ],
        },
      },
      abilities: [
        ...DOOM,
        {
          at: 'encounter-start',
          must: true,
          if: { is: 'won', side: 'heroes' },
          effects: [{ do: 'gate', door: 0, to: 'closed' }],
        },
        { at: 'left-map', must: true, effects: [{ do: 'tally', counter: 'out', of: 'left' }] },
      ],
      reinforcements: [{ group: 'zombie', n: 1, every: 2, at: ['porch'] }],
      goals: [
        {
          side: 'heroes',
          counter: 'out',
          least: { 2: 2, 3: 2, 4: 3 },
          text: { en: 'Heroes leave by the tunnel.', de: 'Helden verlassen den Plan durch den Tunnel.' },
        },
        doom(
          { 2: 11, 3: 12, 4: 13 },
          {
            en: 'Keep them here: every round and every hero knocked out counts.',
            de: 'Halte sie fest: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
  ],
};
