import type { Base } from './layout.ts';

/** Sides and kinds are told apart by shape as well as by colour. */
export type TokenShape = 'round' | 'six' | 'eight' | 'square';
export type TokenTone = 'gold' | 'bone' | 'blood' | 'red' | 'blue' | 'green' | 'violet';

/** Something that lies on a piece: a state it is in. */
export interface Condition {
  readonly key: string;
  /** A drop for who bleeds, a shield for who is guarded, or the outline of any icon. */
  readonly sign: 'drop' | 'shield' | { readonly d: string };
  readonly tone: 'bad' | 'good';
}

export interface TokenLook {
  readonly shape: TokenShape;
  readonly tone: TokenTone;
  /** The outline of its icon. */
  readonly picture: string;
  readonly base: Base;
  /** Degrees from the north; left out where pieces look nowhere. */
  readonly facing?: number | undefined;
  /** One pip for each wound that can be taken: hollow while well, red when wounded; from `square` on they change something. */
  readonly pips?: { readonly of: number; readonly hurt: number; readonly square: number } | undefined;
  /** Life that is too much for pips. */
  readonly life?: { readonly now: number; readonly full: number } | undefined;
  readonly conditions?: readonly Condition[];
  /** Pieces of a kind are told apart by it. */
  readonly number?: string | undefined;
  /** Somebody of legend. */
  readonly rays?: boolean;
}

interface Tone {
  readonly light: string;
  readonly deep: string;
  readonly rim: string;
  readonly edge: string;
  readonly ink: string;
  readonly arrow: string;
}

export const TONES: Readonly<Record<TokenTone, Tone>> = {
  gold: { light: '#3d5f8f', deep: '#16263f', rim: '#e8bd54', edge: '#2a1d06', ink: '#f7ecd2', arrow: '#ffd15c' },
  bone: { light: '#4d5a3c', deep: '#1a2013', rim: '#dcd5b8', edge: '#15130c', ink: '#e8e4cd', arrow: '#eee7cb' },
  blood: { light: '#7b3548', deep: '#2a0d18', rim: '#f0a58f', edge: '#15130c', ink: '#ffd9d2', arrow: '#ffb19c' },
  red: { light: '#9c3a22', deep: '#3b0f08', rim: '#f6b26a', edge: '#240a04', ink: '#fff0dc', arrow: '#ffc98a' },
  blue: { light: '#2f6496', deep: '#0d2540', rim: '#8ccdf5', edge: '#061524', ink: '#e9f6ff', arrow: '#b9e2ff' },
  green: { light: '#3f7a3a', deep: '#10290f', rim: '#a6e08c', edge: '#07150a', ink: '#eefbe6', arrow: '#c4f0b0' },
  violet: { light: '#6d3f93', deep: '#240f38', rim: '#d3a3f5', edge: '#12061e', ink: '#f8ecff', arrow: '#e2c2fb' },
};
