import type { Text } from '@tafelrunde/engine';
import type { Card } from '../card.ts';
import type {
  AllyCard,
  AllySkill,
  CitizenCard,
  FamiliarCard,
  HeroClass,
  HeroSheet,
  Item,
  LieutenantCard,
  MonsterAbility,
  MonsterCard,
  OverlordCard,
  Skill,
} from '../cards.ts';
import type { AgentCard, PlotCard, PlotDeck } from '../plot.ts';
import type { AdvancedQuest, RumorCard } from '../rumors.ts';
import type { SecretRoom } from '../secret-room.ts';
import type { TravelCard } from '../travel.ts';

/** The boxes besides the base game, as the catalogue calls them. */
export type BoxId = 'LW' | 'LR' | 'TF' | 'SN' | 'MR' | 'MB' | 'CR' | 'HB' | 'HM' | 'CK' | 'LT' | 'RL';

export interface BoxCard {
  readonly name: Text;
  /** The setting that brings its components into a match; none where a box holds quests or another way to play only. */
  readonly setting?: string;
}

export const BOXES: Readonly<Record<BoxId, BoxCard>> = {
  LW: { name: { en: 'Lair of the Wyrm', de: 'Höhle des Lindwurms' }, setting: 'lair-of-the-wyrm' },
  LR: { name: { en: 'Labyrinth of Ruin', de: 'Labyrinth des Verderbens' }, setting: 'labyrinth-of-ruin' },
  TF: { name: { en: 'The Trollfens', de: 'Die Trollsümpfe' }, setting: 'trollfens' },
  SN: { name: { en: 'Shadow of Nerekhall', de: 'Schatten von Nerekhall' }, setting: 'shadow-of-nerekhall' },
  MR: { name: { en: 'Manor of Ravens', de: 'Schloss Rabenfels' }, setting: 'manor-of-ravens' },
  MB: { name: { en: 'Mists of Bilehall', de: 'Nebel von Bilehall' }, setting: 'mists-of-bilehall' },
  CR: { name: { en: 'The Chains that Rust', de: 'Rostende Ketten' }, setting: 'chains-that-rust' },
  HB: { name: { en: 'Heirs of Blood', de: 'Das Blutvermächtnis' } },
  HM: {
    name: { en: 'Hero and Monster Collections', de: 'Helden- und Monster-Sets' },
    setting: 'hero-and-monster-collections',
  },
  CK: { name: { en: 'Conversion Kit', de: 'Upgrade-Kit' }, setting: 'conversion-kit' },
  LT: { name: { en: 'Lieutenant packs', de: 'Hauptmann-Sets' }, setting: 'lieutenant-packs' },
  RL: { name: { en: 'Road to Legend', de: 'Wege zum Ruhm' } },
};

/** What lies in a box, by kind and id. */
export interface BoxContent {
  readonly heroes?: Readonly<Record<string, HeroSheet>>;
  readonly classes?: Readonly<Record<string, HeroClass>>;
  readonly skills?: Readonly<Record<string, Skill>>;
  /** Starting equipment of its classes. */
  readonly classItems?: Readonly<Record<string, Item>>;
  readonly shop?: Readonly<Record<string, Item>>;
  readonly relics?: Readonly<Record<string, Item>>;
  /** The overlord's side of each of its relics, by the name of the heroes' side (D2-RELGEN-02). */
  readonly relicSides?: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, Item>>;
  readonly familiars?: Readonly<Record<string, FamiliarCard>>;
  readonly allies?: Readonly<Record<string, AllyCard>>;
  readonly allySkills?: Readonly<Record<string, AllySkill>>;
  readonly monsters?: Readonly<Record<string, MonsterCard>>;
  readonly abilities?: Readonly<Record<string, MonsterAbility>>;
  readonly lieutenants?: Readonly<Record<string, LieutenantCard>>;
  readonly overlord?: Readonly<Record<string, OverlordCard>>;
  readonly travel?: Readonly<Record<string, TravelCard>>;
  readonly tainted?: Readonly<Record<string, Card>>;
  /** City events take the place of travel events in the city, and are never mixed with them (D2-TRVGEN-12, -15). */
  readonly city?: Readonly<Record<string, TravelCard>>;
  readonly citizens?: Readonly<Record<string, CitizenCard>>;
  readonly rumors?: Readonly<Record<string, RumorCard>>;
  readonly advanced?: Readonly<Record<string, AdvancedQuest>>;
  readonly plots?: Readonly<Record<string, PlotCard>>;
  readonly plotDecks?: Readonly<Record<string, PlotDeck>>;
  readonly agents?: Readonly<Record<string, AgentCard>>;
  readonly rooms?: Readonly<Record<string, SecretRoom>>;
}
