import type { Quest } from '../quest.ts';
import { DOOM, doom } from './common.ts';

/** A finale: a champion in gold who is not felled for good by falling, and seals that keep him whole. */
export const THE_GILDED_CHAMPION: Quest = {
  name: { en: 'The Gilded Champion', de: 'Der vergoldete Streiter' },
  act: 2,
  about: {
    en: 'The overlord has given Sir Alric an armour of gold. It cannot be broken as long as its seals are whole.',
    de: 'Der Overlord hat Sir Alric eine Rüstung aus Gold gegeben. Sie lässt sich nicht brechen, solange ihre Siegel ganz sind.',
  },
  rewards: { gold: 0, heroesXp: 0, overlordXp: 0 },
  encounters: [
    {
      name: { en: 'The throne hall', de: 'Der Thronsaal' },
      story: {
        en: 'Two seals, one armour, one man who gets up again. The crown is on the cushion beside him.',
        de: 'Zwei Siegel, eine Rüstung, ein Mann, der wieder aufsteht. Die Krone liegt neben ihm auf dem Kissen.',
      },
      plan: {
        id: 'the-gilded-champion',
        tiles: [
          { tile: 'entrance-B', at: 'A7', as: 'gate' },
          { tile: '5B', at: 'C6', turn: 180, as: 'court' },
          { tile: '1B', at: 'I4', turn: 90, as: 'throne hall' },
          { tile: '14B', at: 'D2', turn: 90, as: 'armoury' },
          { tile: '9B', at: 'O6', turn: 270, as: 'chapel' },
          { tile: 'end-B', at: 'K3', turn: 180, as: 'gallery' },
          { tile: 'end-B', at: 'E1', turn: 180, as: 'rack' },
          { tile: 'end-B', at: 'P10', as: 'crypt' },
          { tile: 'end-B', at: 'P5', turn: 180, as: 'choir' },
        ],
        marks: { seals: ['G2', 'R9'], gallery: ['K3'], rack: ['E1'], crypt: ['P10'], choir: ['P5'] },
      },
      heroes: 'gate',
      groups: [
        { of: 'sir-alric-farrow', at: 'throne hall', relics: true },
        {
          of: 'flesh-moulder',
          at: 'chapel',
          only: { 2: { minions: 1, masters: 0 }, 3: { minions: 1, masters: 0 }, 4: { minions: 2, masters: 1 } },
        },
        {
          of: 'zombie',
          at: 'court',
          only: { 2: { minions: 1, masters: 0 }, 3: { minions: 1, masters: 0 }, 4: { minions: 2, masters: 1 } },
        },
      ],
      search: { 2: ['rack', 'gallery'], 3: ['rack', 'gallery', 'crypt'], 4: ['rack', 'gallery', 'crypt', 'choir'] },
      characters: {
        'gold-seal': {
          name: { en: 'Golden seal', de: 'Goldenes Siegel' },
          as: 'object',
          side: 'overlord',
          health: { 2: 5, 3: 6, 4: 8 },
          defence: ['gray'],
          at: 'seals',
          attackable: true,
        },
      },
      figures: {
        'sir-alric-farrow': {
          name: { en: 'The gilded champion', de: 'Der vergoldete Streiter' },
          down: true,
          // Gold is heavy: nobody runs away in it.
          standing: [
            { do: 'immune', to: 'attacks', unless: { is: 'counter', counter: 'seals', least: 1 } },
            { do: 'permit', rule: 'one-move' },
            { do: 'modify', value: 'speed', n: -1 },
          ],
        },
      },
      abilities: [
        ...DOOM,
        {
          at: 'defeated',
          must: true,
          if: { is: 'about-kind', of: ['gold-seal'] },
          effects: [{ do: 'count', counter: 'seals' }],
        },
        {
          at: 'defeated',
          must: true,
          if: { is: 'about-kind', of: ['sir-alric-farrow'] },
          effects: [
            { do: 'count', counter: 'felled' },
            {
              do: 'when',
              if: { is: 'counter', counter: 'seals', least: 2 },
              effects: [{ do: 'count', counter: 'felled' }],
            },
          ],
        },
      ],
      reinforcements: [{ group: 'zombie', n: 1, every: 3, at: ['crypt', 'chapel'] }],
      goals: [
        {
          side: 'heroes',
          counter: 'felled',
          least: 2,
          text: {
            en: 'Knock the champion out twice, or once with both seals broken.',
            de: 'Schlagt den Streiter zweimal bewusstlos, oder einmal, wenn beide Siegel gebrochen sind.',
          },
        },
        doom(
          { 2: 34, 3: 22, 4: 19 },
          {
            en: 'Reach the coronation: every round and every hero knocked out counts.',
            de: 'Erreiche die Krönung: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
  ],
};
