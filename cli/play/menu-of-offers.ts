import type { Messages } from '../messages/index.ts';
import type { Terminal } from '../terminal.ts';
import { distinct, type Offer } from './choices.ts';

/** Up to here a list of options is simply shown. */
const SHORT = 30;
/** A group of a long list that is still shown in full. */
const SMALL = 8;
/** A group is split by its next word only into so few parts: units yes, squares no. */
const PARTS = 6;
/** So many stand below each other, one per line. */
const FEW = 5;
/** Matches of what was typed that are listed. */
const LISTED = 120;

/** The whole offer: short lists in full, long ones by what their sentences have in common. */
export function showOffers(terminal: Terminal, offers: readonly Offer[], m: Messages): void {
  if (offers.length <= SHORT) {
    showAll(terminal, distinct(offers), m);
    return;
  }
  const all = groups(distinct(offers));
  for (const group of all.filter(g => g.length > SMALL)) {
    const [first, last] = [group[0]?.number ?? 0, group[group.length - 1]?.number ?? 0];
    const line = m.play.group(beginning(group), group.length, first, last);
    terminal.print(terminal.plain ? `${line}.` : `     ${terminal.paint('cyan', line)}`);
  }
  showAll(terminal, all.filter(g => g.length <= SMALL).flat(), m);
  terminal.tell(terminal.paint('dim', m.play.typeMore), terminal.plain ? '' : '     ');
}

/** Those that fit what was typed. */
export function showMatches(terminal: Terminal, matches: readonly Offer[], m: Messages): void {
  const shown = matches.slice(0, LISTED);
  const common = beginning(shown);
  if (terminal.plain || shown.length <= SMALL || common === '') showAll(terminal, shown, m);
  else {
    terminal.print(`     ${common} ...`);
    showColumns(
      terminal,
      shown.map(offer => ({ ...offer, text: offer.text.slice(common.length).trim() })),
    );
  }
  if (matches.length > shown.length) terminal.tell(m.play.andMore(matches.length - shown.length));
  terminal.tell(m.play.several(matches.length));
}

function showAll(terminal: Terminal, offers: readonly Offer[], m: Messages): void {
  if (!terminal.plain) showColumns(terminal, offers);
  else for (const { number, text } of offers) terminal.print(m.play.numbered(number, text));
}

/** Side by side as far as the width allows, read from left to right; a few stand below each other. */
function showColumns(terminal: Terminal, offers: readonly Offer[]): void {
  const wide = Math.max(...offers.map(({ text }) => text.length)) + 7;
  const columns = offers.length <= FEW ? 1 : Math.max(1, Math.floor(terminal.width / wide));
  for (let i = 0; i < offers.length; i += columns) {
    const row = offers.slice(i, i + columns);
    const cells = row.map(({ number, text }, at) => {
      const padded = at === row.length - 1 ? text : text.padEnd(wide - 5);
      return `${terminal.paint('yellow', String(number).padStart(4))} ${padded}`;
    });
    terminal.print(cells.join(''));
  }
}

function groups(offers: readonly Offer[]): Offer[][] {
  return [...byKey(offers, offer => offer.verb).values()].flatMap(group => split(group));
}

/** Splits a large group by the first word in which its sentences differ, as long as that makes few parts. */
function split(group: readonly Offer[]): Offer[][] {
  if (group.length <= SMALL) return [[...group]];
  const depth = wordsOf(beginning(group)).length;
  const parts = [...byKey(group, offer => wordsOf(offer.text)[depth] ?? '').values()];
  return parts.length > 1 && parts.length <= PARTS ? parts.flatMap(part => split(part)) : [[...group]];
}

function byKey(offers: readonly Offer[], key: (offer: Offer) => string): Map<string, Offer[]> {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const group = groups.get(key(offer));
    if (group) group.push(offer);
    else groups.set(key(offer), [offer]);
  }
  return groups;
}

const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);

/** The words all sentences begin with. */
function beginning(offers: readonly Offer[]): string {
  const [first = [], ...rest] = offers.map(offer => wordsOf(offer.text));
  let same = 0;
  while (same < first.length && rest.every(words => words[same] === first[same])) same++;
  return first.slice(0, same).join(' ');
}
