/**
 * From the click to the painted answer, as a page can know it. It runs in the page before anything else there.
 *
 * The watch starts at the time stamp of the click, which is when the browser got the input, not when somebody handled it. It waits for
 * `data-decisions` of the table to change: the answered decision is in the document then. The next frame paints it, and where the
 * one after that begins, the watch stops. So it counts up to one frame too much (16.7 ms at 60 frames a second), never too little; the
 * times of the Event Timing API come in steps of 8 ms, and end with the first frame after the click, whatever that shows.
 */
export const STOPWATCH = `
  {
  let from = null;
  let tell = () => {};
  const stopwatch = {
    lap: null,
    ready() {
      stopwatch.lap = new Promise((told, failed) => {
        tell = told;
        setTimeout(() => failed(new Error('The click has changed nothing.')), 20_000);
      });
    },
  };
  globalThis.stopwatch = stopwatch;
  addEventListener('click', event => { from = event.timeStamp; }, true);
  new MutationObserver(() => {
    if (from === null) return;
    const clicked = from;
    from = null;
    requestAnimationFrame(() => requestAnimationFrame(() => tell(performance.now() - clicked)));
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-decisions'] });
  }
`;

/** What to say to it before a click, and after: the answer is the time in milliseconds. */
export const READY = 'globalThis.stopwatch.ready()';
export const LAP = 'globalThis.stopwatch.lap';
