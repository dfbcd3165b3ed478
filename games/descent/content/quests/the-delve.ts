import type { Text } from '@tafelrunde/engine';
import type { Encounter, Goal, PlacedGroup, Quest, Thing } from '../quest.ts';
import { laid, perils, whenDefeated } from './common.ts';
import { GOBLIN_CIPHER } from './goblin-cipher.ts';
import { IDOL_RACE } from './idol-race.ts';
import { LANTERN_IN_THE_MIST } from './lantern-in-the-mist.ts';
import { PRACTICE_YARD } from './practice-yard.ts';
import { THE_GILDED_CHAMPION } from './the-gilded-champion.ts';
import { TOLL_AT_THE_FORD } from './toll-at-the-ford.ts';

/** Of two large monsters only the weaker one: with four heroes the passages are crowded enough. */
const ONE_LARGE: NonNullable<PlacedGroup['only']> = {
  2: { minions: 1 },
  3: { masters: 1 },
  4: { minions: 1, masters: 0 },
};

const PORTAL: Thing = { name: { en: 'Portal', de: 'Portal' }, colour: 'white' };
const LEAVE: Goal = {
  side: 'heroes',
  counter: 'left',
  least: 1,
  text: {
    en: 'Open the portal, and stand beside it together at the end of a round.',
    de: 'Öffnet das Portal und steht am Ende einer Runde alle daneben.',
  },
};

type Stage = Omit<Encounter, 'goals'>;
const stage = (
  name: Text,
  story: Text,
  rest: Omit<Stage, 'name' | 'story' | 'things'> & Pick<Partial<Stage>, 'things'>,
): Encounter => ({
  name,
  story,
  ...rest,
  things: { portal: PORTAL, ...rest.things },
  tokens: [{ kind: 'portal', at: 'portal' }, ...(rest.tokens ?? [])],
  goals: [LEAVE],
});

const opened = (counter: string, least = 1): NonNullable<Encounter['portal']> => ({
  at: 'portal',
  open: { is: 'counter', counter, least },
});

/** Six stages under the hill, one below the other, against an automaton (D2-DELVE-01, -13). */
export const THE_DELVE: Quest = {
  name: { en: 'The Delve', de: 'In die Tiefe' },
  act: 1,
  about: {
    en: 'Six stages down, all together against monsters that lead themselves.',
    de: 'Sechs Stufen hinab, alle gemeinsam gegen Monster, die sich selbst lenken.',
  },
  upgrade: { xp: 1, keep: 2 },
  encounters: [
    stage(
      { en: 'The gatehouse', de: 'Das Torhaus' },
      {
        en: 'Under the hill a stair goes down, and the goblins have the first landing. Their chief wears the key to the portal around the neck.',
        de: 'Unter dem Hügel führt eine Treppe hinab, und auf dem ersten Absatz sitzen Goblins. Ihr Anführer trägt den Schlüssel zum Portal um den Hals.',
      },
      {
        plan: laid(PRACTICE_YARD, 'delve-1', {
          west: ['E3', 'E4', 'E5', 'E6', 'E7', 'E8'],
          east: ['I3', 'J3', 'I4', 'J4', 'I7', 'J7', 'I8', 'J8'],
          portal: ['J5'],
          nook: ['F2'],
        }),
        heroes: 'west',
        groups: [{ of: 'goblin-archer', at: 'east' }],
        search: { 2: ['nook'], 3: ['nook'], 4: ['nook'] },
        portal: opened('key'),
        perils: perils('goblin-archer', 'east'),
        abilities: [
          {
            at: 'defeated',
            must: true,
            if: {
              is: 'all',
              of: [
                { is: 'about-kind', of: ['goblin-archer'] },
                { is: 'not', of: { is: 'about', who: 'minion' } },
              ],
            },
            effects: [{ do: 'count', counter: 'key' }],
          },
        ],
      },
    ),
    stage(
      { en: 'The underground river', de: 'Der Fluss unter dem Berg' },
      {
        en: 'A ford, a rope, a rusty winch on the other side: it lifts the bars before the portal, if somebody turns it.',
        de: 'Eine Furt, ein Seil, drüben eine rostige Winde: Sie hebt das Gitter vor dem Portal, wenn jemand sie dreht.',
      },
      {
        plan: laid(TOLL_AT_THE_FORD, 'delve-2', { winch: ['K2'], shed: ['D1'], reeds: ['N1'], portal: ['P5'] }),
        heroes: 'road',
        groups: [
          { of: 'cave-spider', at: 'ford', only: { minions: 2, masters: 1 } },
          { of: 'barghest', at: 'camp', only: { minions: 1, masters: 1 } },
        ],
        search: { 2: ['shed'], 3: ['shed', 'reeds'], 4: ['shed', 'reeds'] },
        things: { winch: { name: { en: 'Winch', de: 'Winde' }, colour: 'blue' } },
        tokens: [{ kind: 'winch', at: 'winch' }],
        actions: {
          'turn-winch': {
            name: { en: 'Turn the winch', de: 'Die Winde drehen' },
            by: 'heroes',
            token: 'winch',
            effects: [{ do: 'clear' }, { do: 'count', counter: 'bars' }],
          },
        },
        portal: opened('bars'),
        perils: perils('cave-spider', 'reeds'),
      },
    ),
    stage(
      { en: 'The court of the dead', de: 'Der Hof der Toten' },
      {
        en: 'Two golden seals keep the portal shut, one in the armoury, one in the chapel. The dead do not like to see them touched.',
        de: 'Zwei goldene Siegel verschließen das Portal, eines in der Rüstkammer, eines in der Kapelle. Die Toten sehen es nicht gern, wenn man sie berührt.',
      },
      {
        plan: laid(THE_GILDED_CHAMPION, 'delve-3', {
          seals: ['G2', 'R9'],
          rack: ['E1'],
          crypt: ['P10'],
          portal: ['K6'],
        }),
        heroes: 'gate',
        groups: [
          { of: 'zombie', at: 'court', only: { minions: 3, masters: 1 } },
          { of: 'flesh-moulder', at: 'chapel', only: { minions: 1, masters: 1 } },
        ],
        search: { 2: ['rack'], 3: ['rack', 'crypt'], 4: ['rack', 'crypt'] },
        things: { seal: { name: { en: 'Seal', de: 'Siegel' }, colour: 'red' } },
        tokens: [{ kind: 'seal', at: 'seals' }],
        actions: {
          'break-seal': {
            name: { en: 'Break the seal', de: 'Das Siegel brechen' },
            by: 'heroes',
            token: 'seal',
            effects: [{ do: 'clear' }, { do: 'count', counter: 'seals' }],
          },
        },
        portal: opened('seals', 2),
        perils: perils('zombie', 'throne hall'),
      },
    ),
    stage(
      { en: 'The workshop', de: 'Die Werkstatt' },
      {
        en: 'Somebody builds weapons down here. Three levers hang on the walls; together they open the portal behind the forge.',
        de: 'Hier unten baut jemand Waffen. Drei Hebel hängen an den Wänden; zusammen öffnen sie das Portal hinter der Schmiede.',
      },
      {
        plan: laid(
          GOBLIN_CIPHER,
          'delve-4',
          { levers: ['J9', 'D9', 'G2'], forge: ['B5'], scrap: ['B10'], portal: ['B7'] },
          [{ kind: 'door', at: ['G6', 'H6'], side: 'N' }],
        ),
        heroes: 'mouth',
        groups: [
          { of: 'goblin-archer', at: 'guardroom', only: { minions: 2, masters: 0 } },
          { of: 'ettin', at: 'workshop', only: ONE_LARGE },
        ],
        search: { 2: ['forge'], 3: ['forge', 'scrap'], 4: ['forge', 'scrap'] },
        things: { lever: { name: { en: 'Lever', de: 'Hebel' }, colour: 'blue' } },
        tokens: [{ kind: 'lever', at: 'levers' }],
        actions: {
          'pull-lever': {
            name: { en: 'Pull the lever', de: 'Den Hebel ziehen' },
            by: 'heroes',
            token: 'lever',
            effects: [{ do: 'clear' }, { do: 'count', counter: 'levers' }],
          },
        },
        portal: opened('levers', 3),
        perils: perils('goblin-archer', 'den'),
      },
    ),
    stage(
      { en: 'The hall of mist', de: 'Die Halle im Nebel' },
      {
        en: 'Out of the mist a knight rides towards you who should have been dead for a hundred years. He guards the portal; while he stands it stays shut.',
        de: 'Aus dem Nebel kommt ein Ritter, der seit hundert Jahren tot sein sollte. Er hütet das Portal; solange er steht, bleibt es zu.',
      },
      {
        plan: laid(LANTERN_IN_THE_MIST, 'delve-5', { stile: ['C1'], cairn: ['A3'], portal: ['C8'] }),
        heroes: 'lane',
        groups: [
          { of: 'sir-alric-farrow', at: 'crossing' },
          { of: 'merriod', at: 'brook', only: ONE_LARGE },
        ],
        search: { 2: ['stile'], 3: ['stile', 'cairn'], 4: ['stile', 'cairn'] },
        portal: opened('knight'),
        perils: perils('merriod', 'orchard'),
        abilities: [whenDefeated(['sir-alric-farrow'], 'knight')],
      },
    ),
    stage(
      { en: 'The root of the hill', de: 'Die Wurzel des Bergs' },
      {
        en: 'At the bottom lies what the others were only guarding, coiled around the last portal, and it is awake.',
        de: 'Ganz unten liegt, was die anderen nur bewacht haben, um das letzte Portal geringelt, und es ist wach.',
      },
      {
        plan: laid(IDOL_RACE, 'delve-6', { dune: ['Q7'], shrine: ['C2'], portal: ['C4'] }),
        heroes: 'camp',
        groups: [
          { of: 'shadow-dragon', at: 'temple', only: { masters: 1, minions: 0 }, beyond: true },
          { of: 'elemental', at: 'graves', only: { minions: 1, masters: 0 } },
        ],
        search: { 2: ['dune'], 3: ['dune', 'shrine'], 4: ['dune', 'shrine'] },
        figures: {
          'shadow-dragon': {
            name: { en: 'The wyrm at the root', de: 'Der Wurm an der Wurzel' },
            unique: true,
            standing: [{ do: 'modify', value: 'health', n: 2 }],
          },
        },
        portal: opened('wyrm'),
        perils: perils('elemental', 'crossing'),
        abilities: [whenDefeated(['shadow-dragon'], 'wyrm')],
      },
    ),
  ],
};
