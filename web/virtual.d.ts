declare module 'virtual:rulebooks' {
  import type { RulebookCard } from './rulebooks.ts';
  export const shelves: readonly RulebookCard[];
}
