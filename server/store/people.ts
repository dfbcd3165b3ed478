/** A key besides the one a player has entered with: that of another device, or the code by which devices come in. */
export interface Key {
  readonly id: string;
  readonly player: string;
  readonly kind: 'device' | 'code';
  /** Keys are stored as hashes only. */
  readonly hash: string;
  /** What its owner calls the device. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly made: number;
}

/** Where a browser has itself called (Web Push): an address, and the keys without which nobody reads what is sent there. */
export interface PushAddress {
  readonly endpoint: string;
  readonly player: string;
  /** The key of the device that asked for it: with that it goes. */
  readonly keyHash: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly lang: 'en' | 'de';
}

/** What is kept of people besides their name, and of the house itself. */
export interface People {
  /** A code takes the place of the last one. */
  addKey(key: Key): Promise<void>;
  keysOf(player: string): Promise<Key[]>;
  /** Whose code that is. */
  ownerOfCode(hash: string): Promise<string | null>;
  /** The key opens nothing any more, and nobody is called at the device it was for. */
  removeKey(player: string, hash: string): Promise<void>;
  /** An address that is known already is changed. */
  addPush(push: PushAddress): Promise<void>;
  /** The most recent first. */
  pushesOf(player: string): Promise<PushAddress[]>;
  /** It is gone, or nobody wants it any more. */
  removePush(player: string, endpoint: string): Promise<void>;
  /** Something of the house that is made once: what is kept under this name, or else this from now on. */
  keepsake(name: string, value: string): Promise<string>;
}

/** Of what is kept there, what a backup holds. */
export type DumpedPeople =
  | { readonly what: 'key'; readonly key: Key }
  | { readonly what: 'push'; readonly push: PushAddress }
  | { readonly what: 'keepsake'; readonly name: string; readonly value: string };
