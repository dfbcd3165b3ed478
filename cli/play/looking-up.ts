import { searchRules } from '@tafelrunde/catalogue';
import { equal, explain, readChoice } from '@tafelrunde/engine';
import { catalogueOf, ruleById } from '../catalogues.ts';
import { Misuse } from '../misuse.ts';
import { chancyOptions, oddsChart, oddsOf } from '../odds-chart.ts';
import { meant, type Offer } from './choices.ts';
import { showMatches } from './menu-of-offers.ts';
import type { Next } from './play.ts';
import type { Session } from './session.ts';
import { wishesFor } from './wishing.ts';

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

/** Why something is, or is not, allowed. It may be named in any way it stands on the screen. Where words fit several things, one answer must fit all. */
export function why(session: Session, wanted: string): Next {
  const { match, terminal, m, lang } = session;
  if (wanted === '') throw new Misuse(m.play.whyWhat);
  const wishes = wishesFor(session, wanted);
  const seat = match.ask ? session.decider(match.ask) : 0;
  const answers = wishes.map(({ id }) => explain(match, seat, readChoice(match, seat, id)));
  const [answer] = answers;
  if (!answer || answers.some(other => !equal(other, answer))) {
    const few = wishes.slice(0, FOUND).map(({ text }) => text);
    terminal.tell(m.odds.several(wanted, few.join(', ') + (wishes.length > FOUND ? ', ...' : '')));
    return 'again';
  }
  terminal.tell(`${answer.text[lang]}${answer.rule ? ` [${answer.rule}]` : ''}`);
  if (answer.rule) tellRule(session, answer.rule);
  return 'again';
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
