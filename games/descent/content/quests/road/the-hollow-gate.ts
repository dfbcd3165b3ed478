import type { Quest } from '../../quest.ts';
import { laid, perils, whenDefeated } from '../common.ts';
import { GATE_OF_GLYPHS } from '../gate-of-glyphs.ts';

/** The end of the road: a gate that opens from elsewhere, and the one behind it. */
export const THE_HOLLOW_GATE: Quest = {
  name: { en: 'The Hollow Gate', de: 'Das hohle Tor' },
  act: 2,
  about: {
    en: 'All the smoke, all the silence came from here. The gate is locked; the lever hangs somewhere else.',
    de: 'Aller Rauch, alle Stille kam von hier. Das Tor ist verschlossen; der Hebel hängt anderswo.',
  },
  legend: 'story',
  rewards: { gold: 50, heroesXp: 1, fame: 4 },
  encounters: [
    {
      name: { en: 'The gate', de: 'Das Tor' },
      story: {
        en: 'In the hall of glyphs stone is walking about. To the south a side door, to the west the gate, and behind it somebody is laughing.',
        de: 'In der Glyphenhalle geht Stein umher. Im Süden eine Seitentür, im Westen das Tor, und dahinter lacht jemand.',
      },
      plan: laid(
        GATE_OF_GLYPHS,
        'the-hollow-gate',
        { lever: ['O8'], well: ['N10'], bench: ['L5'], pillar: ['K6'] },
        [
          { kind: 'locked', at: ['E3', 'E4'], side: 'E' },
          { kind: 'door', at: ['N6', 'O6'], side: 'N' },
        ],
        { encounter: 1 },
      ),
      heroes: 'mouth',
      groups: [
        { of: 'elemental', at: 'glyph hall', only: { 2: { minions: 1 }, 3: { minions: 1 }, 4: { minions: 1 } } },
      ],
      search: { 2: ['bench'], 3: ['bench', 'pillar'], 4: ['bench', 'pillar'] },
      things: { lever: { name: { en: 'Lever', de: 'Hebel' }, colour: 'white' } },
      areas: {
        gate: {
          door: 0,
          tiles: ['gate', 'beyond'],
          story: {
            en: 'Behind the gate a single man sits on a single chair. He has been expecting somebody else.',
            de: 'Hinter dem Tor sitzt ein einzelner Mann auf einem einzelnen Stuhl. Er hat jemand anderen erwartet.',
          },
          groups: [{ of: 'baron-zachareth', at: 'gate' }],
        },
        vault: {
          door: 1,
          tiles: ['side vault', 'well'],
          story: {
            en: 'A lever of black iron, and those who have not let go of it since they died.',
            de: 'Ein Hebel aus schwarzem Eisen, und die, die ihn seit ihrem Tod nicht losgelassen haben.',
          },
          groups: [{ of: 'zombie', at: 'side vault', only: { minions: 2, masters: 1 } }],
          search: { 2: ['well'], 3: ['well'], 4: ['well'] },
          tokens: [{ kind: 'lever', at: 'lever' }],
        },
      },
      actions: {
        'pull-lever': {
          name: { en: 'Pull the lever', de: 'Den Hebel ziehen' },
          by: 'heroes',
          token: 'lever',
          effects: [{ do: 'clear' }, { do: 'count', counter: 'lever' }, { do: 'gate', door: 0, to: 'open' }],
        },
      },
      abilities: [whenDefeated(['baron-zachareth'], 'baron')],
      perils: perils('elemental', 'glyph hall', 9),
      rounds: 20,
      goals: [
        {
          side: 'heroes',
          counter: 'baron',
          least: 1,
          text: { en: 'Open the gate and defeat Baron Zachareth.', de: 'Öffnet das Tor und besiegt Baron Zachareth.' },
        },
      ],
    },
  ],
};
