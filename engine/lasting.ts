/**
 * What lasts for a while, as it lies in the state: which card caused it, which of its effects it is, on whom it lies, whose it is, and the
 * moment at which it ends. The key is a name given on the card, never a place in a list: a card may be rewritten without changing matches that
 * are being played.
 */
export interface Lasting {
  readonly source: string;
  readonly key: string;
  readonly on: string;
  readonly by: string;
  /** A named moment ("turn-end", "round-end"), or null: as long as its source lies in play. */
  readonly until: string | null;
}

/** The same effect of the same card on the same figure counts once: the new one takes the place of the old. */
export function renew<L extends Lasting>(lasting: L[], begun: L): void {
  end(lasting, ({ source, key, on }) => source === begun.source && key === begun.key && on === begun.on);
  lasting.push(begun);
}

/** Ends what lasts until this moment; with an owner only what is theirs. Returns what has ended. */
export function endAt<L extends Lasting>(lasting: L[], moment: string, owner?: string): L[] {
  return end(lasting, ({ until, by }) => until === moment && (owner === undefined || by === owner));
}

/** Ends what lies on a figure that has left. */
export function endWith<L extends Lasting>(lasting: L[], figure: string): L[] {
  return end(lasting, ({ on }) => on === figure);
}

/** Ends what a source has caused and lasts only as long as it lies in play. */
export function endWithSource<L extends Lasting>(lasting: L[], source: string): L[] {
  return end(lasting, one => one.source === source && one.until === null);
}

/** Ends what fits, and returns it. */
export function end<L extends Lasting>(lasting: L[], ends: (one: L) => boolean): L[] {
  const ended: L[] = [];
  let kept = 0;
  for (let i = 0; i < lasting.length; i++) {
    const one = lasting[i] as L;
    if (ends(one)) ended.push(one);
    else lasting[kept++] = one;
  }
  lasting.length = kept;
  return ended;
}
