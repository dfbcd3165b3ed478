import type { Command } from '../context.ts';
import { readSave } from '../files.ts';
import { needed, readFlags } from '../flags.ts';
import { Misuse } from '../misuse.ts';
import { Narrator } from '../narrator.ts';
import { chancyOptions, oddsChart, oddsOf } from '../odds-chart.ts';
import { meant, type Offer, offersOf } from '../play/choices.ts';

const SAMPLES = 4_000;
const FLAGS = { json: { type: 'boolean' }, plain: { type: 'boolean' } } as const;

export const run: Command = async (args, { lang, m }) => {
  const { values, positionals } = readFlags(args, FLAGS, Number.POSITIVE_INFINITY, m);
  const [file, ...words] = positionals;
  const { match } = await readSave(needed(file, m.misuse.nameASave), m);
  if (!match.ask) throw new Misuse(m.odds.over);
  if (!match.game.forecast) throw new Misuse(m.odds.none(match.game.name[lang]));
  const narrator = new Narrator(match.game, match.config, lang, m);
  const offers = offersOf(match, match.ask, narrator);
  const wanted =
    words.length > 0 ? [oneOf(offers, words.join(' '))] : chancyOptions(match).flatMap(i => offers[i] ?? []);
  const charts = wanted.map(offer => ({ offer, odds: oddsOf(match, offer.number - 1, lang, SAMPLES) }));
  if (values.json) {
    const seat = match.ask.seat + 1;
    process.stdout.write(`${JSON.stringify(charts.map(({ offer, odds }) => ({ seat, option: offer.id, ...odds })))}\n`);
    return 0;
  }
  if (charts.length === 0) process.stdout.write(`${m.odds.noDice}\n`);
  for (const { offer, odds } of charts)
    process.stdout.write(
      `${narrator.seat(match.ask.seat)}: ${offer.text} (${offer.id})\n${oddsChart(odds, values.plain ?? false, m).join('\n')}\n`,
    );
  return 0;

  function oneOf(offers: readonly Offer[], text: string): Offer {
    const found = meant(text, offers);
    const [only] = found;
    if (only && found.length === 1) return only;
    const shown = (found.length > 0 ? found : offers).map(offer => offer.id);
    const list = shown.slice(0, 12).join('  ') + (shown.length > 12 ? ` ... (${shown.length})` : '');
    throw new Misuse(found.length > 0 ? m.odds.several(text, list) : m.odds.notOffered(text, list));
  }
};
