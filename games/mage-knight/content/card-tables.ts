import type { ActionCard, ArtifactCard, SpellCard } from './cards.ts';

/** Tables of cards keep the names of their cards as types; each entry is checked here. */
export const basicActions = <K extends string>(
  cards: Record<K, Omit<ActionCard, 'type'>>,
): Readonly<Record<K, ActionCard>> => typed(cards, 'basic-action') as Record<K, ActionCard>;

export const advancedActions = <K extends string>(
  cards: Record<K, Omit<ActionCard, 'type'>>,
): Readonly<Record<K, ActionCard>> => typed(cards, 'advanced-action') as Record<K, ActionCard>;

export const spells = <K extends string>(cards: Record<K, Omit<SpellCard, 'type'>>): Readonly<Record<K, SpellCard>> =>
  typed(cards, 'spell') as Record<K, SpellCard>;

export const artifacts = <K extends string>(
  cards: Record<K, Omit<ArtifactCard, 'type' | 'colours'>>,
): Readonly<Record<K, ArtifactCard>> => typed(cards, 'artifact', { colours: [] }) as Record<K, ArtifactCard>;

function typed(cards: Record<string, object>, type: string, more: object = {}): Record<string, object> {
  return Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, { ...card, ...more, type }]));
}
