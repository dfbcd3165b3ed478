/** With what a person plays just now: it decides what a click means and where the focus goes. */
type Hand = 'mouse' | 'finger' | 'keyboard';

let hand: Hand = 'mouse';

addEventListener(
  'pointerdown',
  ({ pointerType }) => {
    hand = pointerType === 'touch' ? 'finger' : 'mouse';
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
/** A finger cannot hover: its first touch shows what the second one does. */
export const playsByTouch = (): boolean => hand === 'finger';
