import type { Campaign, CampaignRecord, CampaignStory, Lang, Stage, Text } from '@tafelrunde/engine';
import type { Adventure } from './content/adventures/index.ts';
import { heroes } from './content/index.ts';
import { nameOf } from './names.ts';
import { afterAdventure, legendOf, nextAdventures, readCarried, wonBy } from './rules/campaign.ts';
import type { State } from './state.ts';

/** The adventures of the quest book in a row (DS-SETUP-03, DS-CAMP-01). */
export const campaignOf = (adventures: readonly Adventure[]): Campaign<State> => ({
  name: { en: 'Ten Doors Down', de: 'Zehn Türen tief' },
  about: {
    en: 'All adventures in a row. The heroes keep what they find, and must win each adventure to go on.',
    de: 'Alle Abenteuer hintereinander. Die Helden behalten, was sie finden, und müssen jedes Abenteuer gewinnen, um weiterzukommen.',
  },
  start: { items: {}, spoils: [] },
  checkCarried: carried => void readCarried(carried),
  next: record => nextAdventures(adventures, record),
  after: afterAdventure,
  tell: record => tell(adventures, record),
});

function tell(adventures: readonly Adventure[], record: CampaignRecord): CampaignStory {
  const open = nextAdventures(adventures, record);
  return {
    stages: adventures.map(({ id }) => stage(record, id, open)),
    holdings: [fame(record), ...packs(record)],
    closing: open.length === 0 ? closing(record) : null,
  };
}

function stage({ played }: CampaignRecord, scenario: string, open: readonly string[]): Stage {
  const attempts = played.filter(p => p.scenario === scenario);
  const lost = attempts.filter(p => wonBy(p) === 'overlord').length;
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
  return { scenario, at: open.includes(scenario) ? 'open' : 'ahead', note: lost === 0 ? null : note };
}

function fame(record: CampaignRecord): Text {
  const [ours, theirs] = [legendOf(record, 'heroes'), legendOf(record, 'overlord')];
  return {
    en: `Legend: heroes ${ours}, overlord ${theirs}.`,
    de: `Legende: Helden ${ours}, Overlord ${theirs}.`,
  };
}

function packs(record: CampaignRecord): Text[] {
  const { items, spoils } = readCarried(record.carried);
  const names = (ids: readonly string[], lang: Lang): string => ids.map(id => nameOf(id, lang)).join(', ');
  const owned = heroes.flatMap(({ id }): Text[] => {
    const own = items[id] ?? [];
    if (own.length === 0) return [];
    return [
      {
        en: `${nameOf(id, 'en')} carries ${names(own, 'en')}.`,
        de: `${nameOf(id, 'de')} trägt ${names(own, 'de')}.`,
      },
    ];
  });
  if (spoils.length === 0) return owned;
  return [...owned, { en: `To be handed out: ${names(spoils, 'en')}.`, de: `Zu verteilen: ${names(spoils, 'de')}.` }];
}

/** The heroes have won the last adventure; whose songs are sung is another question. */
function closing(record: CampaignRecord): Text {
  const lost = record.played.filter(p => wonBy(p) === 'overlord').length;
  const [ours, theirs] = [legendOf(record, 'heroes'), legendOf(record, 'overlord')];
  if (lost === 0)
    return {
      en: `The campaign is over, and not one adventure was lost. Legend ${ours}: innkeepers will claim for two hundred years that it was their table you sat at.`,
      de: `Die Kampagne ist zu Ende, und kein Abenteuer ging verloren. Legende ${ours}: Zweihundert Jahre lang werden Wirte behaupten, ihr hättet an ihrem Tisch gesessen.`,
    };
  if (ours > theirs)
    return {
      en: `The campaign is over: ten doors down and back up again. Legend ${ours} against ${theirs}: the songs are about the heroes, and the defeats make the better verses.`,
      de: `Die Kampagne ist zu Ende: zehn Türen hinab und wieder hinauf. Legende ${ours} zu ${theirs}: Die Lieder handeln von den Helden, und die besseren Strophen von ihren Niederlagen.`,
    };
  return {
    en: `The campaign is over, the heroes are out. But with legend ${theirs} against ${ours}, children are told of the overlord when they will not go to sleep.`,
    de: `Die Kampagne ist zu Ende, die Helden sind draußen. Doch bei einer Legende von ${theirs} zu ${ours} erzählt man Kindern, die nicht schlafen wollen, vom Overlord.`,
  };
}
