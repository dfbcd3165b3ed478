/** How long an answer took, in milliseconds from the click. */
export interface Lap {
  /** Until the page had painted it: the frame that shows it is behind, and the page could begin the next one. */
  readonly painted: number;
  /** Until the browser says that it was on the screen. */
  readonly shown: number;
}

/**
 * From the click to the answer, as a page can know it. It runs in the page before anything else there.
 *
 * The watch starts at the time stamp of the click, which is when the browser got the input, not when somebody handled it. It waits for
 * `data-decisions` of the table to change: the answered decision is in the document then. The next frame paints it; where the one
 * after that begins, the page has painted, up to one frame ago (16.7 ms at 60 frames a second). What the browser does then, on other
 * threads or a graphics card, to bring the picture to the screen, ends with the second time: that of a word put into the same frame,
 * by the Element Timing API.
 */
export const STOPWATCH = `
  {
  let from = null;
  let tell = () => {};
  let laps = 0;
  let word = null;
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

  const painted = () => new Promise(then => {
    requestAnimationFrame(() => requestAnimationFrame(() => then(performance.now())));
  });
  const shown = () => new Promise(then => {
    const name = 'lap' + ++laps;
    const watching = new PerformanceObserver(list => {
      const entry = list.getEntries().find(({ identifier }) => identifier === name);
      if (!entry) return;
      watching.disconnect();
      then(entry.renderTime);
    });
    watching.observe({ type: 'element' });
    word?.remove();
    word = document.createElement('span');
    word.setAttribute('elementtiming', name);
    word.style.cssText = 'position:fixed;left:2px;top:2px;z-index:9;font-size:9px;color:#888';
    word.textContent = name;
    document.body.append(word);
  });
  new MutationObserver(() => {
    if (from === null) return;
    const clicked = from;
    from = null;
    Promise.all([painted(), shown()]).then(([first, second]) =>
      tell({ painted: first - clicked, shown: second - clicked }),
    );
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-decisions'] });
  }
`;

/** What to say to it before a click, and after: the answer is the lap. */
export const READY = 'globalThis.stopwatch.ready()';
export const LAP = 'globalThis.stopwatch.lap';
