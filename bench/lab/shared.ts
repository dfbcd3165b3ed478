/** What two cores share: whether to play, and the games the second has played. */
export const PLAYING = 0;
export const GAMES = 1;

export const newShared = (): Int32Array<SharedArrayBuffer> =>
  new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
