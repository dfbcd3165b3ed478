// Plays the adventures of Sword & Sorcery in the lab and says how often they are won, how long they last and which classes and cards stand out.
//   node tools/balance/sword-and-sorcery.ts --games 200 --seed balance [--only strings,...] [--heroes 2,3] [--campaigns 2] [--keep folder] [--as-kept] [--workers 2] [--write]
// `--write` writes docs/balance/sword-and-sorcery.md; `--keep` keeps the games, a file for each adventure and number of heroes, so that an interrupted run
// goes on; `--as-kept` plays no more games than are kept: the page of a run that had to be stopped. `--campaigns`: so many for each number of heroes.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkConfig, erased } from '@tafelrunde/engine';
import { contentOf, Ledger, type Orders } from '@tafelrunde/lab';
import { swordAndSorcery } from '@tafelrunde/sword-and-sorcery';
import { defaultWorkers } from '../../cli/crew/crew.ts';
import { messages } from '../../cli/messages/index.ts';
import { KeptGames } from '../../cli/simulate/kept-games.ts';
import { playAll } from '../../cli/simulate/play-all.ts';
import { HERO_IDS, HEROES } from '../../games/sword-and-sorcery/content/heroes.ts';
import { ITEM_IDS, type ItemId, itemOf } from '../../games/sword-and-sorcery/content/items/index.ts';
import { POWER_IDS, powerOf } from '../../games/sword-and-sorcery/content/powers/index.ts';
import type { Action } from '../../games/sword-and-sorcery/content/words.ts';
import { CAMPAIGN } from '../../games/sword-and-sorcery/rules/campaign.ts';
import { ROOT } from '../parts.ts';
import { type Travelled, travelled } from './sword-and-sorcery-campaigns.ts';
import { type Measured, page, type Thing } from './sword-and-sorcery-page.ts';
import { Results } from './sword-and-sorcery-results.ts';

/** The first two are for learning; later ones should be lost about as often as they are won. */
const LEARNING = 2;
/** What heroes wear and carry from the start: nobody need come by it. */
const BEGUN_WITH = new Set(HERO_IDS.flatMap(id => HEROES[id].classes.flatMap(({ kit }) => kit)));
const AIMS = { learning: [0.6, 0.8], later: [0.35, 0.6] } as const;
/** What happens by itself is never used by an action. */
const isDone = (action: Action): boolean => action !== 'passive' && action !== 'reaction';
/** Weapons and armour are there to be worn, whatever else they can do. */
function isOnlyUsed(id: ItemId): boolean {
  const { kind, faces } = itemOf(id);
  if (kind === 'weapon' || kind === 'armour') return false;
  return faces.some(face => face?.ability !== undefined && isDone(face.ability.action));
}
/** A bot that loses an adventure so often on end gives the campaign up. */
const MOST_ATTEMPTS = 5;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'balance' },
    only: { type: 'string' },
    heroes: { type: 'string', default: '2,3,4,5' },
    campaigns: { type: 'string', default: '0' },
    keep: { type: 'string' },
    'as-kept': { type: 'boolean', default: false },
    workers: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const game = erased(swordAndSorcery);
const ADVENTURE_NAMES = new Map(game.scenarios.map(({ id, name }) => [id, name.en]));
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1)
  throw new Error(`--games is a whole number from 1 on, not "${values.games}".`);
const wanted: readonly string[] = values.only?.split(',') ?? CAMPAIGN;
for (const id of wanted)
  if (!CAMPAIGN.some(one => one === id)) throw new Error(`--only names "${id}"; there are ${CAMPAIGN.join(', ')}.`);
const sizes = values.heroes.split(',').map(Number);
const workers = values.workers === undefined ? defaultWorkers(games) : Number(values.workers);
if (values.keep !== undefined) mkdirSync(values.keep, { recursive: true });

/** Games in a file, after the line that says what was played. */
function keptIn(file: string | null): number {
  if (file === null || !existsSync(file)) return 0;
  return Math.max(0, readFileSync(file, 'utf8').split('\n').length - 2);
}

const measured: Measured[] = [];
for (const [number, scenario] of CAMPAIGN.entries()) {
  if (!wanted.includes(scenario)) continue;
  for (const heroes of sizes) {
    const config = checkConfig(game, { scenario, seats: 1, settings: { heroes } });
    const orders: Orders = { game: game.id, seed: values.seed, tables: [{ config, bots: ['greedy'] }] };
    const results = new Results();
    const ledger = new (class extends Ledger {
      override add(diary: Parameters<Ledger['add']>[0]): void {
        results.add(diary);
      }
    })(game, orders);
    const file = values.keep === undefined ? null : join(values.keep, `${scenario}-${heroes}.jsonl`);
    const wantedGames = values['as-kept'] ? Math.min(games, keptIn(file)) : games;
    if (wantedGames === 0) continue;
    const kept = file === null ? null : new KeptGames(file, messages.en);
    process.stderr.write(`${scenario}, ${heroes} heroes\n`);
    if (await playAll({ game, orders, games: wantedGames, workers, ledger, kept, m: messages.en })) process.exit(1);
    const called = ADVENTURE_NAMES.get(scenario) ?? scenario;
    measured.push({ adventure: called, heroes, aim: number < LEARNING ? AIMS.learning : AIMS.later, results });
  }
}
const campaigns: Travelled[] = sizes.flatMap(heroes =>
  Array.from({ length: Number(values.campaigns) }, (_, i) =>
    travelled(game, heroes, `${values.seed}/campaign/${heroes}/${i}`, MOST_ATTEMPTS),
  ),
);

const thing = (kind: string, id: string, isUsed = false): Thing => ({
  kind,
  thing: id,
  name: game.chronicle?.nameOf(kind, id).en ?? id,
  isUsed,
});
const only = values.only === undefined ? '' : ` --only ${values.only}`;
const text = page(measured, campaigns, {
  command: `npm run balance -- sword-and-sorcery --games ${games} --seed ${values.seed}${only}${campaigns.length > 0 ? ` --campaigns ${values.campaigns}` : ''} --write`,
  date: new Date().toISOString().slice(0, 10),
  seed: values.seed,
  stopped: values['as-kept'],
  content: contentOf(game),
  classes: HERO_IDS.flatMap(id => HEROES[id].classes.map(own => thing('class', own.id))),
  cards: [
    ...POWER_IDS.map(id => thing('power', id, isDone(powerOf(id).action))),
    ...ITEM_IDS.filter(id => !BEGUN_WITH.has(id) && itemOf(id).kind !== 'purse').map(id =>
      thing('item', id, isOnlyUsed(id)),
    ),
  ],
  adventures: ADVENTURE_NAMES,
});
if (values.write) writeFileSync(join(ROOT, 'docs', 'balance', 'sword-and-sorcery.md'), text);
process.stdout.write(text);
