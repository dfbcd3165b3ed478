import type { ReactElement, ReactNode } from 'react';
import { Pointed } from '../../kit/picking/pointed.tsx';
import type { BoardProps } from '../../table/board.ts';
import { figureText, statesOf } from './describe.ts';
import {
  type Enemy,
  EVENTS,
  type Figure,
  figureName,
  healthOf,
  named,
  roundsLeft,
  type SwordAndSorcery,
  scrollSideOf,
  targetText,
} from './game.ts';
import { ReadAgain } from './later.tsx';
import { enemySign, moreSign, SIGNS } from './pictures.ts';
import { Sign } from './Sheets.tsx';
import { useTable } from './Table.tsx';
import { thing } from './things.ts';

export const enemyCount = ({ view }: BoardProps<SwordAndSorcery>): string =>
  String(view.enemies.reduce((sum, { bodies }) => sum + bodies.length, 0));

/** The enemies in play, each with what it has suffered and whom it goes for; its scroll is a look away. */
export function Enemies(): ReactElement {
  const { view, tell } = useTable();
  return (
    <div className="ss-enemies">
      {view.enemies.length === 0 && <p className="ss-none">{tell('noEnemies')}</p>}
      {view.enemies.flatMap(enemy => enemy.bodies.map(body => <EnemyCard key={body.id} enemy={enemy} body={body} />))}
    </div>
  );
}

function EnemyCard({ enemy, body }: { readonly enemy: Enemy; readonly body: Figure }): ReactNode {
  const { view, lang, tell } = useTable();
  const health = healthOf(view, body.id);
  return (
    <Pointed
      thing={thing('figure', body.id)}
      card={`scroll:${enemy.scroll}/${enemy.side}/${enemy.id}`}
      name={figureText(view, body, lang)}
      className="ss-enemy kit-layer"
    >
      <span className="ss-enemy-face">
        <Sign d={enemySign(enemy.scroll)} />
        <strong>{figureName(body.id, lang)}</strong>
        <b>
          <Sign d={SIGNS['heart-drop']} />
          {Math.max(0, health - body.wounds)}/{health}
        </b>
        <em>
          {[
            tell('goesFor', targetText(scrollSideOf(enemy).target, lang)),
            ...statesOf(body, lang),
            ...enemy.powers.map(power => named(power, lang)),
          ].join(' · ')}
        </em>
      </span>
    </Pointed>
  );
}

export const clockBadge = ({ view }: BoardProps<SwordAndSorcery>): string => String(roundsLeft(view));

/** What is to be done, how long there is, the event that lies open, day or night, shards. */
export function Story(): ReactElement {
  const { view, lang, tell } = useTable();
  const { events } = view;
  const up = events.up[events.up.length - 1];
  return (
    <div className="ss-story">
      <p className="ss-clock">
        <Sign d={SIGNS.hourglass} /> {view.round > 0 && `${tell('round', view.round)}, `}
        {tell('clock', roundsLeft(view))}
      </p>
      <p className="ss-clock">
        <Sign d={SIGNS.gems} /> {tell('shards')}: <b>{view.shards}</b>
        {events.day !== null && (
          <>
            {' '}
            <Sign d={EVENTS[events.day].type === 'night' ? SIGNS.moon : moreSign('sun')} /> {named(events.day, lang)}
          </>
        )}
      </p>
      {up === undefined ? (
        <p className="ss-none">{tell('noEvent')}</p>
      ) : (
        <Pointed
          thing={thing('event', up)}
          card={`event:${up}`}
          name={`${tell('event')}: ${named(up, lang)}`}
          className="ss-item kit-layer"
        >
          <span>
            <Sign d={SIGNS['scroll-unfurled']} /> {named(up, lang)}
          </span>
        </Pointed>
      )}
      {view.story.read.length > 0 && <ReadAgain />}
    </div>
  );
}
