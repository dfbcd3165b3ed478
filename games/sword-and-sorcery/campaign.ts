import type { Campaign, CampaignRecord, CampaignStory, Lang, Plain, Stage, Text } from '@tafelrunde/engine';
import { type CarriedHero, readCarried, unbegun } from './carried.ts';
import { classOf } from './content/heroes.ts';
import { figure, itemName } from './names.ts';
import { afterAdventure, CAMPAIGN, isWon, nextAdventures } from './rules/campaign.ts';
import { crownsOf } from './rules/coins.ts';
import { upOf } from './rules/equipment.ts';
import type { Coins, Item, State } from './state.ts';

/** The adventures of the first act in a row (SS-OVER-02). */
export const campaign: Campaign<State> = {
  name: { en: 'The Bell and the Fang', de: 'Glocke und Hauer' },
  about: {
    en: 'All adventures in a row, with the same heroes. They keep their ranks, powers, items and coins; a lost adventure is played again.',
    de: 'Alle Abenteuer hintereinander, mit denselben Helden. Sie behalten Ränge, Fähigkeiten, Gegenstände und Münzen; ein verlorenes Abenteuer wird noch einmal gespielt.',
  },
  start: unbegun() as unknown as Plain,
  checkCarried: carried => void readCarried(carried),
  next: nextAdventures,
  after: afterAdventure,
  tell,
};

function tell(record: CampaignRecord): CampaignStory {
  const open = nextAdventures(record);
  const { heroes, shards } = readCarried(record.carried);
  const pool: Text = {
    en: `${shards} soul shard${shards === 1 ? '' : 's'} in the common pool.`,
    de: `${shards} Seelensplitter im gemeinsamen Vorrat.`,
  };
  return {
    stages: CAMPAIGN.map(id => stage(record, id, open)),
    holdings: heroes.length === 0 ? [] : [pool, ...heroes.map(heroText)],
    closing: open.length === 0 ? closing(record) : null,
  };
}

function stage({ played }: CampaignRecord, scenario: string, open: readonly string[]): Stage {
  const attempts = played.filter(one => one.scenario === scenario);
  const lost = attempts.filter(one => !isWon(one)).length;
  if (attempts.length > lost)
    return {
      scenario,
      at: 'done',
      note: {
        en: lost === 0 ? 'won at the first attempt' : `won at attempt ${lost + 1}`,
        de: lost === 0 ? 'im ersten Anlauf gewonnen' : `im ${lost + 1}. Anlauf gewonnen`,
      },
    };
  const note: Text = {
    en: lost === 1 ? 'lost once' : `lost ${lost} times`,
    de: lost === 1 ? 'einmal verloren' : `${lost}-mal verloren`,
  };
  return { scenario, at: open.some(id => id === scenario) ? 'open' : 'ahead', note: lost === 0 ? null : note };
}

const RANKS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'] as const;

/** "Ecarus, White Rose, rank II: Longsword, Shield. 25 crowns." */
function heroText({ hero, class: own, rank, main, off, armour, artefact, pack, coins }: CarriedHero): Text {
  const items = [main, off, armour, artefact, ...pack].filter(item => item !== null);
  const crowns = crownsOf({ coins: [...coins] as Coins });
  const { name } = classOf(hero, own);
  const has = (lang: Lang): string => items.map((item: Item) => itemName(item.id, upOf(item).up, lang)).join(', ');
  return {
    en: `${figure(hero, 'en')}, ${name.en}, rank ${RANKS[rank]}: ${has('en') || 'nothing'}; ${crowns} crowns.`,
    de: `${figure(hero, 'de')}, ${name.de}, Rang ${RANKS[rank]}: ${has('de') || 'nichts'}; ${crowns} Kronen.`,
  };
}

function closing({ played }: CampaignRecord): Text {
  const lost = played.filter(one => !isWon(one)).length;
  if (lost === 0)
    return {
      en: 'The campaign is over, and you never fell back. The bell is silent; it rings for others now.',
      de: 'Die Kampagne ist zu Ende, und ihr seid nie zurückgewichen. Die Glocke schweigt; sie läutet nun für andere.',
    };
  return {
    en: `The campaign is over. ${lost === 1 ? 'Once' : `${lost} times`} you had to get up again, and you did: that is what souls like yours are for.`,
    de: `Die Kampagne ist zu Ende. ${lost === 1 ? 'Einmal' : `${lost}-mal`} musstet ihr wieder aufstehen, und ihr seid es: Dafür sind Seelen wie eure da.`,
  };
}
