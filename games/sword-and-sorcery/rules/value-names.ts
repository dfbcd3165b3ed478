import type { Text } from '@tafelrunde/engine';

/** Numbers of a figure that cards can change. */
export type Value =
  | 'hits'
  | 'hits-taken'
  | 'red'
  | 'blue'
  | 'range'
  | 'health'
  | 'armour'
  | 'shields'
  | 'defence-dice'
  | 'blocks'
  | 'points'
  | 'dash'
  | 'capacity'
  | 'combat'
  | 'standard'
  | 'sight'
  | 'enemy-steps'
  | 'stand-cost'
  | 'difficult-cost'
  | 'spawn'
  | 'resurrection'
  | 'trap-cards'
  | 'treasure-cards';

/** What a changed number is called, and what it is called when it changes by one. */
export const VALUE_NAMES: Readonly<Record<Value, Text & { readonly one?: Text }>> = {
  hits: {
    en: 'hits with attacks',
    de: 'Treffer bei Angriffen',
    one: { en: 'hit with attacks', de: 'Treffer bei Angriffen' },
  },
  'hits-taken': {
    en: 'hits of attacks on it',
    de: 'Treffer von Angriffen darauf',
    one: { en: 'hit of attacks on it', de: 'Treffer von Angriffen darauf' },
  },
  red: { en: 'red dice', de: 'rote Würfel', one: { en: 'red die', de: 'roter Würfel' } },
  blue: { en: 'blue dice', de: 'blaue Würfel', one: { en: 'blue die', de: 'blauer Würfel' } },
  range: { en: 'range', de: 'Reichweite' },
  health: { en: 'health', de: 'Lebenskraft' },
  armour: { en: 'armour', de: 'Rüstungswert' },
  shields: { en: 'magic shields', de: 'magische Schilde', one: { en: 'magic shield', de: 'magischer Schild' } },
  'defence-dice': {
    en: 'defence dice',
    de: 'Verteidigungswürfel',
    one: { en: 'defence die', de: 'Verteidigungswürfel' },
  },
  blocks: { en: 'blocks', de: 'Abwehr', one: { en: 'block', de: 'Abwehr' } },
  points: {
    en: 'movement points',
    de: 'Bewegungspunkte',
    one: { en: 'movement point', de: 'Bewegungspunkt' },
  },
  dash: {
    en: 'movement points by dash',
    de: 'Bewegungspunkte durch Spurt',
    one: { en: 'movement point by dash', de: 'Bewegungspunkt durch Spurt' },
  },
  capacity: { en: 'capacity', de: 'Traglast' },
  combat: { en: 'combat actions', de: 'Kampfaktionen' },
  standard: { en: 'standard actions', de: 'Standardaktionen' },
  sight: { en: 'zones of sight', de: 'Zonen Sichtweite', one: { en: 'zone of sight', de: 'Zone Sichtweite' } },
  'enemy-steps': {
    en: 'zones of enemy movement',
    de: 'Zonen Gegnerbewegung',
    one: { en: 'zone of enemy movement', de: 'Zone Gegnerbewegung' },
  },
  'stand-cost': { en: 'cost of standing up', de: 'Kosten für das Aufstehen' },
  'difficult-cost': { en: 'cost of difficult terrain', de: 'Kosten für schwieriges Gelände' },
  'trap-cards': {
    en: 'trap cards to choose from',
    de: 'Fallenkarten zur Auswahl',
    one: { en: 'trap card to choose from', de: 'Fallenkarte zur Auswahl' },
  },
  'treasure-cards': {
    en: 'treasure cards to choose from',
    de: 'Schatzkarten zur Auswahl',
    one: { en: 'treasure card to choose from', de: 'Schatzkarte zur Auswahl' },
  },
  resurrection: {
    en: 'shards for each resurrection',
    de: 'Splitter für jede Wiederbelebung',
    one: { en: 'shard for each resurrection', de: 'Splitter für jede Wiederbelebung' },
  },
  spawn: { en: 'appearing enemies', de: 'erscheinende Gegner' },
};
