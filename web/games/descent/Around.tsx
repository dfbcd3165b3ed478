import type { ReactElement, ReactNode } from 'react';
import { Pointed } from '../../kit/picking/pointed.tsx';
import type { BoardProps, SideGoals } from '../../table/board.ts';
import { figureText } from './describe.ts';
import {
  CONDITION_NAMES,
  cardName,
  type Descent,
  healthOf,
  leastOf,
  overlordSeat,
  portalProgress,
  positionOf,
  questCardOf,
  questOf,
  type View,
  wholeQuest,
} from './game.ts';
import { monsterSign, moreSign, SIGNS } from './pictures.ts';
import { Sign, Strips } from './Sheets.tsx';
import { useTable } from './Table.tsx';
import { thing } from './things.ts';
import { say } from './words.ts';

type Props = BoardProps<Descent>;

/** Between two quests there are no monsters, but somebody who sends them next time. */
export const isOverlordInCamp = ({ stage, legend }: View): boolean => stage === 'campaign' && legend === null;

export const monsterCount = ({ view, lang }: Props): string | null => {
  if (view.stage === 'campaign') return isOverlordInCamp(view) ? say(lang, 'experience', view.overlord.xp) : null;
  return String(view.monsters.filter(({ cells }) => cells.length > 0).length);
};

/** The overlord's side: what he holds, and his groups with everybody in them. The overlord himself sees the heroes there as well. */
export function Enemies(): ReactElement {
  const { view, behind, lang, tell } = useTable();
  if (view.stage === 'campaign') return <InCamp />;
  const groups = view.groups.filter(({ id }) =>
    view.monsters.some(({ group, cells }) => group === id && cells.length > 0),
  );
  return (
    <div className="d2-enemies">
      {behind ? (
        <Strips heroes={view.heroes} />
      ) : view.legend === null ? (
        <p className="d2-overlord">
          <Sign d={SIGNS['black-knight-helm']} /> {tell('overlordHand', view.overlord.handSize)},{' '}
          {tell('deck', view.overlord.deckSize, view.overlord.out.length)}
        </p>
      ) : null}
      {view.plot !== undefined && (
        <p className="d2-overlord">
          <Sign d={moreSign('spell-book')} />{' '}
          {tell(
            'plot',
            view.plot.threat,
            view.plot.cards
              .map(({ id, tired }) => (tired ? tell('exhausted', cardName(id, lang)) : cardName(id, lang)))
              .join(', '),
          )}
        </p>
      )}
      {groups.length === 0 && <p className="d2-none">{tell('noMonsters')}</p>}
      {groups.map(({ id, of, acted }) => (
        <GroupStrip key={id} id={id} of={of} acted={acted && view.stage === 'overlord'} />
      ))}
    </div>
  );
}

/** Between two quests: what the overlord has in store. */
function InCamp(): ReactElement {
  const { view, lang, tell } = useTable();
  const { xp, relics } = view.overlord;
  return (
    <div className="d2-enemies">
      {isOverlordInCamp(view) && (
        <p className="d2-overlord">
          <Sign d={SIGNS['black-knight-helm']} />{' '}
          {[`${tell('overlord')}: ${tell('experience', xp)}`, ...relics.map(id => cardName(id, lang))].join(', ')}
        </p>
      )}
    </div>
  );
}

interface GroupProps {
  readonly id: string;
  readonly of: string;
  readonly acted: boolean;
}

function GroupStrip({ id, of, acted }: GroupProps): ReactNode {
  const { view, lang, tell } = useTable();
  const members = view.monsters.filter(({ group, cells }) => group === id && cells.length > 0);
  return (
    <section
      className="d2-group"
      data-acted={acted || undefined}
      data-alone={members.length === 1 || undefined}
      aria-label={cardName(of, lang)}
    >
      <Pointed
        thing={thing('group', id)}
        name={`${cardName(of, lang)}${acted ? `, ${tell('acted')}` : ''}`}
        className="d2-group-head kit-layer"
      >
        <span>
          <Sign d={monsterSign(of)} /> <strong>{cardName(of, lang)}</strong>
        </span>
      </Pointed>
      {members.map(monster => {
        const health = healthOf(positionOf(view), monster.id);
        return (
          <Pointed
            key={monster.id}
            thing={thing('figure', monster.id)}
            name={figureText(view, monster.id, lang)}
            className="d2-monster kit-layer"
          >
            <span data-rank={monster.rank}>
              {monster.rank === 'master'
                ? tell('master')
                : monster.rank === 'lieutenant'
                  ? tell('lieutenant')
                  : (/-(\d+)$/.exec(monster.id)?.[1] ?? '')}{' '}
              <b>
                <Sign d={SIGNS['heart-drop']} />
                {Math.max(0, health - monster.damage)}/{health}
              </b>
              {monster.conditions.length > 0 && (
                <em> {monster.conditions.map(one => CONDITION_NAMES[one][lang]).join(', ')}</em>
              )}
            </span>
          </Pointed>
        );
      })}
    </section>
  );
}

export const questBadge = ({ view, lang }: Props): string =>
  view.stage === 'campaign' ? say(lang, 'played', playedIn(view).length) : say(lang, 'round', view.round);

const playedIn = ({ campaign }: View) => campaign?.played ?? [];

/** Which quest it is, what is told of it, and how far it is. */
export function Story(): ReactElement {
  const { view, lang, tell } = useTable();
  if (view.stage === 'campaign') return <SoFar />;
  const quest = wholeQuest(view.quest);
  const encounter = questOf(view.quest, view.encounter);
  return (
    <div className="d2-story">
      <p className="d2-clock">
        <Sign d={SIGNS.hourglass} /> <strong>{quest.name[lang]}</strong>
        {quest.encounters.length > 1 && `, ${tell('encounter', view.encounter + 1, quest.encounters.length)}`},{' '}
        {tell('round', view.round)}
      </p>
      {view.legend !== null && (
        <p className="d2-clock">
          <strong>{tell('morale', view.legend.morale)}</strong>.{' '}
          {encounter.portal && tell(portalProgress(view) === 1 ? 'portalOpen' : 'portalShut')}
          {view.legend.road && roadWords(view.legend.road, lang)}
        </p>
      )}
      {encounter.story && <p className="d2-tale">{encounter.story[lang]}</p>}
      {view.legend?.found?.map(area => (
        <p key={area} className="d2-tale">
          {encounter.areas?.[area]?.story[lang]}
        </p>
      ))}
    </div>
  );
}

/** Between two quests: what was played, and who has won it. */
function SoFar(): ReactElement {
  const { view, lang, tell } = useTable();
  return (
    <div className="d2-story">
      <p className="d2-clock">
        <Sign d={SIGNS.hourglass} /> <strong>{tell('soFar')}</strong>
      </p>
      <ol className="d2-played">
        {playedIn(view).map(({ quest, winner }) => (
          <li key={quest}>
            <strong>{questCardOf(quest).name[lang]}</strong>
            <em>
              {tell(
                view.legend === null
                  ? winner === 'heroes'
                    ? 'heroesWon'
                    : 'overlordWon'
                  : winner === 'heroes'
                    ? 'won'
                    : 'lost',
              )}
            </em>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The week, what is left of the time, and how well known the heroes are. */
export const roadWords = ({ week, weeks, fame }: Road, lang: Props['lang']): string =>
  `${say(lang, 'week', week, weeks)} ${say(lang, 'fame', fame)}`;

type Road = NonNullable<NonNullable<View['legend']>['road']>;

/** What both sides play for, with how far they are. */
export const goals = (view: View, viewer: Props['viewer'], lang: Props['lang']): readonly SideGoals[] =>
  (view.stage === 'campaign'
    ? []
    : view.legend !== null
      ? (['heroes'] as const)
      : (['heroes', 'overlord'] as const)
  ).map(side => ({
    title: say(lang, side),
    lines: questOf(view.quest, view.encounter)
      .goals.filter(goal => goal.side === side)
      .map(goal => say(lang, 'goal', goal.text[lang], view.counters[goal.counter] ?? 0, leastOf(goal, view.size))),
    mine: viewer !== 'spectator' && (viewer === overlordSeat(view)) === (side === 'overlord'),
  }));
