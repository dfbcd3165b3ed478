// What everybody is told of a quest of Descent before it is opened, taken from the quests themselves: set-up lists them all, and opens the one that is chosen.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Quest } from '../games/descent/content/quest.ts';
import { LATER_MOMENT_TEXTS } from '../games/descent/texts/later-moments.ts';
import { QUESTS } from '../games/descent/content/quests/index.ts';
import { LATER_TESTS } from '../games/descent/effects/later-tests-text.ts';
import { LATER_WORDS } from '../games/descent/effects/later-words.ts';

const CONTENT = join(import.meta.dirname, '..', 'games', 'descent', 'content');
/** Where a quest may lie, in a file that bears its id. */
const FOLDERS = ['quests', 'quests/road'];

export function questCards(): { readonly file: string; readonly text: string } {
  const text = [
    '// Generated from the quests by `npm run generate`.',
    "import type { PackedQuest } from './quest.ts';",
    '',
    '/** All quests, in the order of the campaign. */',
    'export const QUEST_CARDS: Readonly<Record<string, PackedQuest>> = {',
    ...Object.entries(QUESTS).map(([id, quest]) => `  ${plain(id)}: { ${cardOf(quest)}, ${openingOf(id)} },`),
    '};',
    '',
  ].join('\n');
  return { file: join(CONTENT, 'quest-cards.ts'), text };
}

function cardOf({ name, act, about, boxes, upgrade, legend, encounters }: Quest): string {
  const card = {
    ...{ name, act, about, boxes, upgrade, legend },
    later: needsLater(encounters) || undefined,
    encounters: encounters.length,
  };
  return plain(card).slice(1, -1);
}

/** Words, tests and moments that come later, wherever they stand in it. */
function needsLater(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if ('do' in part && typeof part.do === 'string' && Object.hasOwn(LATER_WORDS, part.do)) return true;
  if ('is' in part && LATER_TESTS.some(test => test === part.is)) return true;
  if ('at' in part && [part.at].flat().some(at => typeof at === 'string' && Object.hasOwn(LATER_MOMENT_TEXTS, at)))
    return true;
  return Object.values(part).some(needsLater);
}

function openingOf(id: string): string {
  const folder = FOLDERS.find(one => existsSync(join(CONTENT, one, `${id}.ts`)));
  if (folder === undefined) throw new Error(`No file bears the name of the quest "${id}".`);
  return `open: async () => (await import('./${folder}/${id}.ts')).${id.toUpperCase().replaceAll('-', '_')}`;
}

/** As people would write it down: names without quotes where they need none. */
const plain = (value: unknown): string => JSON.stringify(value).replace(/"(\w+)":/g, '$1: ');
