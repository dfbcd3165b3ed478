import { searchRules } from '@tafelrunde/catalogue';
import { explain } from '@tafelrunde/engine';
import { catalogueOf, ruleById } from '../catalogues.ts';
import { Misuse } from '../misuse.ts';
import { chancyOptions, oddsChart, oddsOf } from '../odds-chart.ts';
import { meant, type Offer } from './choices.ts';
import { showMatches } from './menu-of-offers.ts';
import type { Next } from './play.ts';
import type { Session } from './session.ts';

const FOUND = 12;
const SAMPLES = 2_000;
/** For a list of options at once, where waiting would be worse than a percent of error. */
const SAMPLES_EACH = 400;

export function odds(session: Session, wanted: string): Next {
  const { match, terminal, m, offers, lang } = session;
  if (!match.ask) throw new Misuse(m.play.overWhat);
  if (!match.game.forecast) throw new Misuse(m.odds.none(match.game.name[lang]));
  if (wanted === '') {
    const chancy = chancyOptions(match);
    if (chancy.length === 0) terminal.tell(m.odds.noDice);
    for (const option of chancy) chart(session, offers[option], SAMPLES_EACH);
    return 'again';
  }
  const found = meant(wanted, offers);
  if (found.length > 1) showMatches(terminal, found, m);
  else if (found.length === 0) terminal.tell(m.play.notOffered(wanted));
  else chart(session, found[0], SAMPLES);
  return 'again';
}

function chart({ match, terminal, m, lang }: Session, offer: Offer | undefined, samples: number): void {
  if (!offer) return;
  terminal.print(m.play.numbered(offer.number, offer.text));
  terminal.print(...oddsChart(oddsOf(match, offer.number - 1, lang, samples), terminal.plain, m));
}

/** Why something is, or is not, allowed. It may be named in any way an option can be, also one seen earlier. */
export function why(session: Session, wanted: string): Next {
  const { match, terminal, m, lang } = session;
  if (wanted === '') throw new Misuse(m.play.whyWhat);
  const explanation = explain(match, match.ask ? session.decider(match.ask) : 0, nameOf(session, wanted));
  terminal.tell(`${explanation.text[lang]}${explanation.rule ? ` [${explanation.rule}]` : ''}`);
  if (explanation.rule) tellRule(session, explanation.rule);
  return 'again';
}

/** "attack red-knight blue-mage" is what a person types for "attack:red-knight,blue-mage". */
function nameOf({ offers, known }: Session, wanted: string): string {
  const [offered, ...more] = meant(wanted, offers);
  if (offered && more.length === 0) return offered.id;
  if (wanted.includes(':')) return wanted;
  const [seen, ...others] = meant(
    wanted,
    [...known.values()].map(({ id, text }) => ({ id, text })),
  );
  if (seen && others.length === 0) return seen.id;
  const [verb = '', ...rest] = wanted.split(/[\s,]+/);
  return `${verb}:${rest.join(',')}`;
}

/** What the things on the table do: all that the drawing names, or those with these words in their name. */
export function what(session: Session, words: string): Next {
  const { match, viewer, narrator, terminal, m, lang } = session;
  const table = narrator.draw(match.view(viewer), true).join('\n').toLowerCase();
  const wanted = words.toLowerCase();
  const found = (match.game.things?.() ?? []).filter(({ name }) => {
    const called = name[lang].toLowerCase();
    return wanted === '' ? table.includes(called) : called.includes(wanted) || name.en.toLowerCase().includes(wanted);
  });
  for (const { name, text, flavour } of found) {
    terminal.print(`${terminal.paint('bold', name[lang])}: ${text[lang].replaceAll('\n', ' ')}`);
    if (flavour && !terminal.plain) terminal.print(terminal.paint('italic', `  ${flavour[lang]}`));
  }
  if (found.length === 0) terminal.tell(wanted === '' ? m.play.nothingHere : m.play.noSuchThing(words));
  return 'again';
}

export function rules(session: Session, words: string): Next {
  const { match, terminal, m, lang } = session;
  if (words === '') throw new Misuse(m.play.rulesWhat);
  const found = searchRules(catalogueOf(match.game.id, m), words);
  for (const { rule } of found.slice(0, FOUND)) terminal.tell(`${rule.id}: ${rule.text[lang]}`);
  if (found.length > FOUND) terminal.tell(m.play.moreRules(found.length - FOUND));
  if (found.length === 0) terminal.tell(m.rules.nothing(words));
  return 'again';
}

export function rule(session: Session, id: string): Next {
  const { match, terminal, m } = session;
  if (id === '') throw new Misuse(m.play.ruleWhat);
  if (!ruleById(catalogueOf(match.game.id, m), id)) terminal.tell(m.rules.noSuchRule(id));
  else tellRule(session, id);
  return 'again';
}

function tellRule({ match, terminal, m, lang }: Session, id: string): void {
  const found = ruleById(catalogueOf(match.game.id, m), id);
  if (found) terminal.tell(terminal.paint('italic', `${found.id}: ${found.text[lang]}`));
}
