import type { CampaignStory, Text } from '@tafelrunde/engine';
import { useMessages } from '../messages/index.ts';
import type { GameTable } from '../table/board.ts';
import { tableOf } from '../tables.ts';
import { useCampaignMessages } from './campaign-messages.ts';
import './campaign.css';

export type Picture = NonNullable<GameTable['CampaignMap']>;
const pictures = new Map<string, Promise<Picture>>();

/** The map of a campaign comes with the board of its game. */
export function pictureOf(id: string): Promise<Picture> {
  const loading = pictures.get(id) ?? tableOf(id).then(table => table?.CampaignMap ?? StageList);
  pictures.set(id, loading);
  return loading;
}

interface ChronicleProps {
  readonly story: CampaignStory;
  /** What was told after the last match. */
  readonly news: readonly Text[];
}

export function Chronicle({ story, news }: ChronicleProps) {
  const m = useMessages();
  const says = useCampaignMessages();
  // Before the first match there is nothing to tell.
  if (!story.closing && news.length === 0 && story.holdings.length === 0) return null;
  return (
    <section className="campaign-chronicle parchment">
      {story.closing ? <p className="campaign-closing">{story.closing[m.lang]}</p> : null}
      {news.map(told => (
        <p key={told.en}>{told[m.lang]}</p>
      ))}
      {story.holdings.length > 0 && (
        <>
          <h2>{says.holdings}</h2>
          <ul>
            {story.holdings.map(holding => (
              <li key={holding.en}>{holding[m.lang]}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** For games that draw no map. */
const StageList: Picture = ({ story, name, lang, onPlay }) => (
  <ol className="campaign-stages parchment">
    {story.stages.map(({ scenario, at, note }) => (
      <li key={scenario} data-at={at}>
        {at === 'open' ? (
          <button type="button" className="button" onClick={() => onPlay(scenario)}>
            {name(scenario)}
          </button>
        ) : (
          <span>{name(scenario)}</span>
        )}
        {note ? <small> {note[lang]}</small> : null}
      </li>
    ))}
  </ol>
);
