// Plays the quests of Descent in the lab and says how often either side wins and how long it takes.
//   node tools/balance/descent.ts --games 200 --seed balance [--only toll-at-the-ford,...] [--heroes 2,3,4] [--bots greedy] [--keep folder] [--as-kept] [--workers 2] [--write]
// `--write` writes docs/balance/descent.md; `--keep` keeps the games, a file for each quest and number of heroes, so that an interrupted run goes on;
// `--as-kept` plays no more games than are kept: the page of a run that had to be stopped.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { descent } from '@tafelrunde/descent';
import { checkConfig, erased, type Game } from '@tafelrunde/engine';
import { contentOf, Ledger, type Orders, playGame } from '@tafelrunde/lab';
import { defaultWorkers } from '../../cli/crew/crew.ts';
import { messages } from '../../cli/messages/index.ts';
import { KeptGames } from '../../cli/simulate/kept-games.ts';
import { playAll } from '../../cli/simulate/play-all.ts';
import { CAMPAIGN, campaignPlan } from '../../games/descent/content/campaigns/index.ts';
import { partOf } from '../../games/descent/rules/campaign/flow.ts';
import { ROOT } from '../parts.ts';
import { type MeasuredQuest, page, QuestResults } from './descent-page.ts';

/** The first quest teaches the heroes; in all others both sides should win about as often. */
const AIMS = { first: [0.6, 0.75], later: [0.4, 0.6] } as const;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'balance' },
    only: { type: 'string' },
    heroes: { type: 'string', default: '2,3,4' },
    bots: { type: 'string', default: 'greedy' },
    keep: { type: 'string' },
    'as-kept': { type: 'boolean', default: false },
    workers: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
interface Here {
  readonly orders: Orders;
  readonly games: number;
  readonly ledger: Ledger;
  readonly kept: KeptGames | null;
}

const game = erased(descent);
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1)
  throw new Error(`--games is a whole number from 1 on, not "${values.games}".`);
/** The quests of the campaign, introduction first. */
const plan = campaignPlan(CAMPAIGN);
const played = game.scenarios.filter(({ id }) => partOf(plan, id) !== null);
/** Interlude and finales are offered in a campaign only (D2-CAMP-21); here they are played by experts like any other quest. */
const opened: Game = { ...game, scenarios: game.scenarios.map(({ campaignOnly: _, ...scenario }) => scenario) };
const quests = played.map(({ id }) => id);
const wanted: readonly string[] = values.only?.split(',') ?? quests;
for (const id of wanted)
  if (!quests.includes(id)) throw new Error(`--only names "${id}"; there are ${quests.join(', ')}.`);
const workers = values.workers === undefined ? defaultWorkers(games) : Number(values.workers);
if (values.keep !== undefined) mkdirSync(values.keep, { recursive: true });

const measured: MeasuredQuest[] = [];
for (const [number, { id, name, campaignOnly }] of played.entries()) {
  if (!wanted.includes(id)) continue;
  for (const heroes of values.heroes.split(',').map(Number)) {
    const config = checkConfig(opened, { scenario: id, seats: 2, settings: { heroes } });
    const orders: Orders = { game: game.id, seed: values.seed, tables: [{ config, bots: [values.bots, values.bots] }] };
    const results = new QuestResults();
    const ledger = new (class extends Ledger {
      override add(diary: Parameters<Ledger['add']>[0]): void {
        results.add(diary);
      }
    })(game, orders);
    const file = values.keep === undefined ? null : join(values.keep, `${id}-${heroes}.jsonl`);
    const wantedGames = values['as-kept'] ? Math.min(games, keptIn(file)) : games;
    if (wantedGames === 0) continue;
    const kept = file === null ? null : new KeptGames(file, messages.en);
    process.stderr.write(`${id}, ${heroes} heroes\n`);
    // Workers know the game as it is offered; one of them is not worth its start.
    if (campaignOnly || workers === 1) playHere({ orders, games: wantedGames, ledger, kept });
    else if (await playAll({ game, orders, games: wantedGames, workers, ledger, kept, m: messages.en }))
      process.exit(1);
    measured.push({ quest: name.en, heroes, aim: number === 0 ? AIMS.first : AIMS.later, results });
  }
}

/** How many games a file holds; its first line says what was played. */
function keptIn(file: string | null): number {
  if (file === null || !existsSync(file)) return 0;
  return Math.max(0, readFileSync(file, 'utf8').split('\n').length - 2);
}

/** Plays what is not kept yet in this process. */
function playHere({ orders, games, ledger, kept }: Here): void {
  const done = new Set<number>();
  kept?.open(game, orders, diary => {
    if (diary.number >= games || done.has(diary.number)) return;
    done.add(diary.number);
    ledger.add(diary);
  });
  for (let i = 0; i < games; i++) {
    if (done.has(i)) continue;
    const diary = playGame(opened, orders, i);
    ledger.add(diary);
    kept?.add(diary);
    kept?.flush();
  }
}

const only = values.only === undefined ? '' : ` --only ${values.only}`;
const text = page(measured, {
  command: `npm run balance -- descent --games ${games} --seed ${values.seed}${only} --heroes ${values.heroes} --write`,
  date: new Date().toISOString().slice(0, 10),
  seed: values.seed,
  stopped: values['as-kept'],
  content: contentOf(game),
  bots: values.bots,
});
const PAGE = join(ROOT, 'docs', 'balance', 'descent.md');
/** What was measured otherwise stands below and stays. */
const others = /\n## The Delve\n.*/s.exec(readFileSync(PAGE, 'utf8'))?.[0] ?? '';
if (values.write) writeFileSync(PAGE, `${text}${others}`);
process.stdout.write(text);
