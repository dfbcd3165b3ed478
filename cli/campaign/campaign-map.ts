import {
  type CampaignTable,
  campaignName,
  campaignOf,
  type Game,
  type Lang,
  type Stage,
  scenarioOf,
} from '@tafelrunde/engine';
import type { Messages } from '../messages/index.ts';
import type { Terminal } from '../terminal.ts';

const SIGNS: Readonly<Record<Stage['at'], string>> = { done: '●', open: '◌', ahead: '·' };

/** The campaign so far: what was won, what comes next, what everybody has. */
export function showMap(terminal: Terminal, { game, record, match }: CampaignTable, lang: Lang, m: Messages): void {
  const campaign = campaignOf(game);
  const { stages, holdings } = campaign.tell(record);
  const title = `${campaignName(game, record)[lang]} (${game.name[lang]})`;
  if (terminal.plain) terminal.print(`${title}.`);
  else terminal.print('', terminal.paint('inverse', ` ${title} `), '');
  const waits = match ? m.campaign.underway : m.campaign.next;
  for (const stage of stages) terminal.print(stageLine(terminal, game, stage, waits, lang, m));
  if (!terminal.plain) terminal.print('');
  for (const line of holdings) terminal.tell(line[lang]);
}

function stageLine(
  terminal: Terminal,
  game: Game,
  { scenario, at, note }: Stage,
  waits: string,
  lang: Lang,
  m: Messages,
): string {
  const name = scenarioOf(game, scenario).name[lang];
  const notes = [...(at === 'open' ? [waits] : []), ...(note ? [note[lang]] : [])].join(', ');
  if (terminal.plain) return `${name}: ${notes || m.campaign.ahead}.`;
  const line = `  ${SIGNS[at]} ${name}${notes ? ` (${notes})` : ''}`;
  return terminal.paint(at === 'done' ? 'green' : at === 'open' ? 'bold' : 'dim', line);
}
