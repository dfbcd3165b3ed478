/** With what a person plays just now: it decides what a click means and where the focus goes. */
type Hand = 'mouse' | 'finger' | 'keyboard';

let hand: Hand = 'mouse';
/** The pointer heard of last. After a tap browsers also tell of a mouse, but only by mouse events. */
let pointsByTouch = false;

for (const kind of ['pointerover', 'pointermove', 'pointerdown'] as const)
  addEventListener(
    kind,
    ({ pointerType }) => {
      pointsByTouch = pointerType === 'touch';
    },
    { capture: true, passive: true },
  );

let touchedMap = false;

addEventListener(
  'pointerdown',
  ({ pointerType, target }) => {
    hand = pointerType === 'touch' ? 'finger' : 'mouse';
    touchedMap = target instanceof Element && target.closest('[data-place="map"]') !== null;
  },
  true,
);
addEventListener(
  'keydown',
  ({ key }) => {
    if (!['Control', 'Shift', 'Alt', 'Meta'].includes(key)) hand = 'keyboard';
  },
  true,
);

export const playsByKeyboard = (): boolean => hand === 'keyboard';
/** What was touched last lies on the map: what is shown about it must not cover that. */
export const pointsOnMap = (): boolean => touchedMap;
/** A finger cannot hover: its first touch shows what the second one does. */
export const playsByTouch = (): boolean => hand === 'finger';

let touched: AbortController | null = null;

/**
 * A mouse looks at an option while it is over it. A finger does not hover, though browsers tell so with the mouse events after a tap,
 * some once more when the tap has changed the page: it looks by tapping, until it touches something else.
 */
export const hovering = (option: string, look: (option: string | null) => void) => ({
  onMouseEnter: () => {
    if (!pointsByTouch) look(option);
  },
  onMouseLeave: () => {
    if (!pointsByTouch) look(null);
  },
  onPointerDown: ({ pointerType, currentTarget }: PointerDown) => {
    if (pointerType !== 'touch') return;
    touched?.abort();
    const here = new AbortController();
    touched = here;
    const beside = ({ target }: Event): void => {
      if (currentTarget.contains(target as Node)) return;
      here.abort();
      look(null);
    };
    addEventListener('pointerdown', beside, { capture: true, passive: true, signal: here.signal });
  },
});

interface PointerDown {
  readonly pointerType: string;
  readonly currentTarget: Element;
}
