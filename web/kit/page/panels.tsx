import type { Lang } from '@tafelrunde/engine';
import { type ReactElement, useState } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { Die, SymbolDie } from '../dice/die.tsx';
import { RollPanel } from '../dice/roll-panel.tsx';
import { Chain, Pairs, Pool } from '../dice/rolls.tsx';
import { Journey } from '../journey/journey.tsx';
import { Squares } from '../map/squares.ts';
import { Token } from '../map/token.tsx';
import { type MapScene, pacedMapScene } from '../motion/map-scene.ts';
import { useStage } from '../motion/stage.ts';
import { useStirs } from '../motion/stirs.ts';
import { Badge, ReadyToken } from '../panels/badge.tsx';
import { Banner } from '../panels/banner.tsx';
import { Clock } from '../panels/clock.tsx';
import { Foldout } from '../panels/foldout.tsx';
import { Menu } from '../panels/menu.tsx';
import { Heart, Meter } from '../panels/meter.tsx';
import { Scores } from '../panels/scores.tsx';
import { SumLine, SumLines } from '../panels/sum.tsx';
import { Tipped } from '../panels/tip.tsx';
import { Charges, Track } from '../panels/track.tsx';
import { Values } from '../panels/values.tsx';
import { icons } from './icons.ts';
import { Show, State } from './show.tsx';

const sign = (d: string): ReactElement => <Icon d={d} className="kit-demo-sign" />;

export function DiceParts(): ReactElement {
  return (
    <>
      <Show
        part="dice"
        title="Dice"
        about="Numbered dice that tumble; what counted, what was taken away, what rolls again."
      >
        {[1, 2, 3, 4, 5, 6].map(face => (
          <Die key={face} face={face} order={face} />
        ))}
        <State name="attack">
          <Die face={5} tone="attack" fate="counts" />
        </State>
        <State name="taken away">
          <Die face={2} tone="attack" fate="gone" />
        </State>
        <State name="defence">
          <Die face={4} tone="defence" />
        </State>
        <State name="again">
          <Die face={6} fate="again" />
        </State>
      </Show>
      <Show part="symbol-dice" title="Dice with symbols" about="None to four symbols, any colour.">
        <State name="blank">
          <SymbolDie symbols={[]} colour="#b9d7f2" />
        </State>
        <State name="one">
          <SymbolDie symbols={[icons.swordman]} colour="#f3d36b" />
        </State>
        <State name="two">
          <SymbolDie symbols={[icons.swordman, icons['light-bulb']]} colour="#e58f7a" />
        </State>
        <State name="three">
          <SymbolDie symbols={[icons.swordman, icons.swordman, icons['light-bulb']]} colour="#9fd39a" />
        </State>
        <State name="four, taken away">
          <SymbolDie symbols={[icons.trophy, icons.trophy, icons.trophy, icons.trophy]} fate="gone" />
        </State>
      </Show>
      <Show
        part="roll-panel"
        title="The last roll"
        about="Its room is there before the first roll; on a phone it lies over the map and folds to one line."
      >
        <div className="kit-demo-dark">
          <RollPanel label="A roll to come" no={null} line="" motion="none" foldText="Fold away">
            <p>No die has fallen yet.</p>
          </RollPanel>
          <RollPanel label="The last roll, told" no="5" line="Orlaf: 5" motion="none" foldText="Fold away">
            <Die face={5} tone="attack" fate="counts" />
          </RollPanel>
        </div>
      </Show>
      <Show part="rolls" title="Rolls" about="Pairs against each other, a chain that adds up, a pool.">
        <div className="kit-demo-dark">
          <Pairs
            label="6 4 2 : 5 4"
            pairs={[
              {
                above: <Die face={6} tone="attack" fate="counts" />,
                below: <Die face={5} tone="defence" />,
                mark: '✶',
                counts: true,
              },
              {
                above: <Die face={4} tone="attack" />,
                below: <Die face={4} tone="defence" />,
                mark: '=',
                counts: false,
              },
              { above: <Die face={2} tone="attack" fate="gone" />, below: null, mark: '', counts: false },
            ]}
          />
        </div>
        <div className="kit-demo-sheet">
          <Chain dice={[6, 6, 3]} label="dice" again={face => face === 6} />
        </div>
        <Pool label="dice: 5 3 1">
          {[5, 3, 1].map(face => (
            <Die key={face} face={face} tone="attack" fate={face > 3 ? 'counts' : 'gone'} />
          ))}
        </Pool>
      </Show>
    </>
  );
}

export function PanelParts({ lang }: { readonly lang: Lang }): ReactElement {
  const [life, setLife] = useState(7);
  const parts = [
    { name: 'Long Sword', amount: 2 },
    { name: 'injured', amount: -1 },
  ];
  return (
    <>
      <Show part="sums" title="Sums" about="Where a number comes from: in a line, or line by line.">
        <div className="kit-demo-dark">
          <SumLine head="4 dice" base={3} parts={parts} />
          <SumLine head="2 dice" base={2} parts={[{ name: 'injured', amount: -1 }]} limit="at least 2" />
          <SumLine head="Armour 2" base={2} parts={[]} />
        </div>
        <div className="kit-demo-sheet">
          <SumLines base={{ name: 'base value', amount: 3 }} parts={parts} />
          <SumLines row base={{ name: 'weapon', amount: 5 }} parts={parts} />
        </div>
      </Show>
      <Show part="tracks" title="Tracks and charges" about="Spaces that fill up; tokens that are spent.">
        <div className="kit-demo-sheet">
          <Track of={6} filled={0} square={4} label="0 of 6 wounds" />
          <Track of={6} filled={4} square={4} label="4 of 6 wounds" note="injured" />
        </div>
        <Charges of={3} left={2} sign={sign(icons['light-bulb'])} label="2 of 3 commands" text="2 of 3 commands" />
        <Charges of={3} left={0} sign={sign(icons['light-bulb'])} label="0 of 3 commands" />
      </Show>
      <Show part="clocks" title="Clocks" about="One tick for each time that is left.">
        <Clock total={12} left={9} label="9 of 12 left" caption="Round 3" note="9 of 12 left" />
        <Clock total={12} left={2} label="2 of 12 left" caption="Round 10" note="2 of 12 left" />
      </Show>
      <Show part="meters" title="Meters" about="Life in a heart that ticks, or as a bar.">
        <Heart life={life} full={10} motion="quick" />
        <Heart life={5} full={10} motion="none" />
        <Heart life={1} full={10} motion="none" />
        <button type="button" className="button" onClick={() => setLife(now => (now === 7 ? 2 : 7))}>
          Hurt or heal
        </button>
        {[14, 7, 2].map(now => (
          <Meter key={now} now={now} full={14} label={`life ${now} of 14`} />
        ))}
      </Show>
      <Show part="scores" title="Scores" about="The points of everybody, most first; winners are named.">
        <Scores
          words={{ title: 'Final score', who: 'Seat', points: 'Points', winner: 'winner' }}
          scores={[
            { name: 'Tovak', points: 38, won: false },
            { name: 'Arythea, who leads the undecided', points: 127, won: true },
            { name: 'Goldyx', points: -4, won: false },
          ]}
        />
      </Show>
      <Show
        part="badges"
        title="Badges and values"
        about="A word beside a name, what can still be done, numbers with their signs."
      >
        <Badge>on turn</Badge>
        <ReadyToken as="action" sign={sign(icons.barbarian)} count={2} />
        <ReadyToken as="reaction" sign={sign(icons['theater-curtains'])} />
        <div className="kit-demo-sheet">
          <ReadyToken as="used" sign={sign(icons.person)} />
          <Values
            values={[
              { key: 'attack', sign: sign(icons.swordman), text: 4, name: 'attack' },
              { key: 'armour', sign: sign(icons['knight-banner']), text: 3, name: 'armour', boost: 'up' },
              { key: 'speed', sign: sign(icons.person), text: 1, name: 'speed', boost: 'down' },
            ]}
          />
        </div>
      </Show>
      <Show part="foldout" title="Fold-out" about="Only its head is there; the rest opens above everything.">
        <Foldout head={<strong>Goals: 0 of 1</strong>}>
          <p>All heroes stand on the stairs.</p>
        </Foldout>
      </Show>
      <Show part="tip" title="Tip" about="The whole text while a name is looked at or pressed long.">
        <Tipped
          tip={{
            name: 'Steelskin',
            text: 'The next wound is prevented.',
            flavour: 'It itches.',
            sign: sign(icons['knight-banner']),
          }}
          note="Ability: ready"
          className="button"
          offered
          onLook={() => {}}
          onClick={() => {}}
        >
          Steelskin
        </Tipped>
      </Show>
      <Show part="menu" title="Menu" about="Several things can be done at one place.">
        <MenuDemo lang={lang} />
      </Show>
      <Show part="banner" title="Banner" about="Words across the board for a moment.">
        <div className="kit-demo-stage">
          <Banner text="Round 3" />
        </div>
      </Show>
      <Show part="journey" title="Journey" about="A campaign as a land: what is behind, what is open, what is ahead.">
        <Journey
          heading="Act I"
          spots={[
            [15, 70],
            [50, 40],
            [85, 60],
          ]}
          stops={[
            { at: 'done', name: 'The ford', note: 'won', sign: icons.swordman },
            { at: 'open', name: 'The mill road', note: 'to be played now', sign: icons.swordman, onPlay: () => {} },
            { at: 'ahead', name: 'The gorge', note: 'still ahead', sign: icons.swordman },
          ]}
        >
          <path d="M0 0h100v100H0z" fill="#34402c" />
        </Journey>
      </Show>
      <Show part="stage" title="Stage" about="Events set in motion: pieces on a map, and whoever is none.">
        <StageDemo />
        <StirDemo />
      </Show>
    </>
  );
}

function MenuDemo({ lang }: { readonly lang: Lang }): ReactElement {
  const [open, setOpen] = useState(false);
  const [looked, look] = useState<string | null>(null);
  return (
    <div className="kit-demo-stage">
      <button type="button" className="button" aria-expanded={open} onClick={() => setOpen(true)}>
        Open the menu
      </button>
      {open && (
        <Menu
          title="Orlaf"
          at={{ x: 130, y: 20 }}
          room={{ width: 340, height: 220 }}
          lang={lang}
          row={[
            { id: 'n', text: 'Face north', sign: '↑' },
            { id: 's', text: 'Face south', sign: '↓' },
          ]}
          items={[
            { id: 'shout', text: 'Shout' },
            { id: 'end', text: 'End the turn' },
          ]}
          looked={looked}
          onLook={look}
          onChoose={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

interface Walk {
  readonly at: number;
}
const row = new Squares(6, 1);
const tell = (before: Walk, after: Walk): MapScene<Walk>[] => [
  {
    view: after,
    ms: 700,
    effect: { kind: 'walk', figure: 'walker', path: [before.at, after.at], ms: 700 },
    cry: null,
    banner: null,
  },
  { view: after, ms: 450, effect: { kind: 'hurt', figure: 'walker', ms: 450 }, cry: null, banner: null },
];

function StageDemo(): ReactElement {
  const [view, setView] = useState<Walk>({ at: 0 });
  const { scene, playing } = useStage<Walk, MapScene<Walk>>({
    view,
    motion: 'full',
    tell,
    looksAlike: (a, b) => a.at === b.at,
    paced: pacedMapScene,
  });
  return (
    <div className="kit-demo-row">
      <button type="button" className="button" onClick={() => setView(({ at }) => ({ at: at === 0 ? 5 : 0 }))}>
        Walk
      </button>
      <svg viewBox="0 0 384 64" width={240} role="img" aria-label={playing ? 'A piece walks' : 'A piece stands'}>
        <Token
          id="walker"
          cell={(scene?.view ?? view).at}
          layout={row}
          look={{ shape: 'round', tone: 'gold', picture: icons['dwarf-face'], base: { w: 1, h: 1 } }}
          effect={scene?.effect ?? null}
        />
      </svg>
    </div>
  );
}

const stirOf = (event: 'shake' | 'lunge' | 'arrive') => event;
const pause = (): number => 0;

function StirDemo(): ReactElement {
  const [fresh, setFresh] = useState<readonly ('shake' | 'lunge' | 'arrive')[]>([]);
  const ref = useStirs<string, 'shake' | 'lunge' | 'arrive', HTMLDivElement>({
    fresh,
    motion: 'full',
    pause,
    who: 'anybody',
    stirOf,
  });
  return (
    <div className="kit-demo-row">
      {(['shake', 'lunge', 'arrive'] as const).map(stir => (
        <button key={stir} type="button" className="button" onClick={() => setFresh([stir])}>
          {stir}
        </button>
      ))}
      <div ref={ref} className="kit-demo-sheet">
        Somebody
      </div>
    </div>
  );
}
