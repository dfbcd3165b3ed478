import type { ReactNode } from 'react';
import { icons } from './icons.ts';
import './covers.css';

/** The picture on the box of a game, drawn here. It only decorates: the name stands below it. */
export function Cover({ game }: { readonly game: string }) {
  return (
    <svg
      className="cover"
      viewBox="0 0 640 320"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {PICTURES[game]?.() ?? <rect width="640" height="320" fill="#3a2a1c" />}
    </svg>
  );
}

const PICTURES: Readonly<Record<string, () => ReactNode>> = {
  'dungeon-saga': Dungeon,
  'schurken-und-halunken': Villains,
  'mage-knight': City,
  skirmish: Field,
};

/** A vaulted corridor; somebody large stands in the light at its end. */
function Dungeon() {
  const arches = [0, 1, 2, 3, 4];
  return (
    <>
      <Light id="dungeon-light" at={[0.5, 0.52]} stops={['#ffdf9a', '#e58a35', '#6e2f14', '#140a06']} />
      <rect width="640" height="320" fill="#140a06" />
      <rect width="640" height="320" fill="url(#dungeon-light)" />
      <g transform="translate(258 96) scale(0.24)" fill="#1a0d07">
        <path d={icons.brute} />
      </g>
      {arches.map(depth => {
        const half = 90 + depth * 56;
        const top = 92 - depth * 28;
        const foot = 208 + depth * 34;
        return (
          <path
            key={depth}
            d={`M-20 -20H660V340H${320 + half}V${top + half * 0.55}A${half} ${half * 0.75} 0 0 0 ${320 - half} ${top + half * 0.55}V340H-20Z M${320 - half} ${foot}h0`}
            fill={`rgb(${36 - depth * 5} ${22 - depth * 3} ${14 - depth * 2})`}
            stroke="#d98b3d"
            strokeOpacity={0.55 - depth * 0.1}
            strokeWidth="2.5"
            opacity={0.55 + depth * 0.09}
          />
        );
      })}
      <path d="M0 320 250 214h140l250 106z" fill="#2a160b" opacity="0.75" />
      <Token at={[122, 258]} icon={icons['dwarf-face']} rim="#62b9ec" />
      <Token at={[236, 272]} icon={icons.barbarian} rim="#62b9ec" />
      <Token at={[404, 272]} icon={icons['wizard-face']} rim="#62b9ec" />
      <Token at={[518, 258]} icon={icons['woman-elf-face']} rim="#62b9ec" />
    </>
  );
}

/** Villains on a hill by night, each with a grudge. */
function Villains() {
  return (
    <>
      <Light id="villain-moon" at={[0.72, 0.3]} stops={['#f4f0c8', '#8fae6d', '#2c4a33', '#0c1710']} />
      <rect width="640" height="320" fill="url(#villain-moon)" />
      <circle cx="462" cy="94" r="58" fill="#f6f0c4" />
      <circle cx="444" cy="82" r="11" fill="#dcd6a4" opacity="0.7" />
      <circle cx="482" cy="112" r="16" fill="#dcd6a4" opacity="0.6" />
      <path d="M0 214q90-60 180-30t150-20 150 10 160-44v190H0z" fill="#1d3524" />
      <path
        d="M84 178v-46l16-18 16 18v60z M300 176v-70l-10 4 22-34 22 34-10-4v74z M560 150v-44l14-16 14 16v50z"
        fill="#14261a"
      />
      <path d="M0 262q120-46 260-16t380-22v96H0z" fill="#0d1b12" />
      <Token at={[120, 244]} icon={icons['goblin-head']} rim="#f0a830" />
      <Token at={[244, 264]} icon={icons['orc-head']} rim="#5fcba4" />
      <Token at={[384, 262]} icon={icons.ogre} rim="#e58bbf" />
      <Token at={[512, 244]} icon={icons.troll} rim="#62b9ec" />
    </>
  );
}

/** A walled city at dusk, mana above it; those who have come for it stand before its land. */
function City() {
  const mana = ['#e2694a', '#62b9ec', '#f4f0e2', '#5fcba4', '#f0c040'];
  return (
    <>
      <Light id="city-dusk" at={[0.5, 0.56]} stops={['#ffd9a8', '#c9685f', '#54346b', '#170f2b']} />
      <rect width="640" height="320" fill="url(#city-dusk)" />
      {mana.map((colour, i) => (
        <g key={colour} transform={`translate(${148 + i * 86} ${46 - 22 * Math.sin((i * Math.PI) / 4)})`}>
          <circle r="24" fill={colour} opacity="0.22" />
          <path d="M0-15 10-3 0 15-10-3z" fill={colour} stroke="#170f2b" strokeWidth="2" />
        </g>
      ))}
      <path d="M0 226 96 168l66 36 92-50h132l96 52 70-40 88 54v94H0z" fill="#3a2550" />
      <path
        d="M238 206v-66h10v-8h8v8h8v-8h8v8h10v-34l20-26 20 26v20h-2v-54l22-30 22 30v68h12v-8h8v8h8v-8h8v8h10v66z"
        fill="#1c1130"
      />
      <path d="M282 176h8v12h-8z M334 108h10v16h-10z M334 152h10v16h-10z M384 168h8v12h-8z" fill="#ffd27a" />
      <path d="M0 246q150-50 320-40t320 26v88H0z" fill="#2f4a35" />
      <path
        d="M60 320l34-58h72l34 58M200 320l34-58-18-32M234 262h72l34 58M306 262l24-42M340 320l34-58h72l34 58M480 320l34-58h72l34 58M446 262l20-34"
        fill="none"
        stroke="#c6d69a"
        strokeOpacity="0.3"
        strokeWidth="2.5"
      />
      <Token at={[170, 256]} icon={icons['black-knight-helm']} rim="#62b9ec" />
      <Token at={[320, 268]} icon={icons.hood} rim="#e2694a" />
      <Token at={[470, 256]} icon={icons['woman-elf-face']} rim="#5fcba4" />
    </>
  );
}

/** Two lines of three on a rocky field. */
function Field() {
  return (
    <>
      <Light id="field-sky" at={[0.5, 0.85]} stops={['#ffe3b0', '#e0975f', '#5d6f8c', '#223247']} />
      <rect width="640" height="320" fill="url(#field-sky)" />
      <path d="M0 190 90 132l70 44 90-82 96 92 76-46 94 66 124-70v184H0z" fill="#34455c" opacity="0.85" />
      <path d="M0 236q160-40 320-18t320-14v116H0z" fill="#4c5a38" />
      <path d="M0 276q180-30 340-8t300-10v62H0z" fill="#37452a" />
      <g fill="#1c140c" opacity="0.9">
        <path d="M286 252l14-16 24 4 14 14-6 12h-40z M330 282l10-8 20 2 8 10-4 8h-30z" fill="#6d7376" />
      </g>
      <g transform="translate(60 118) scale(0.2)" fill="#8d2a1c">
        <path d={icons['knight-banner']} />
      </g>
      <g transform="translate(478 118) scale(0.2)" fill="#1f4f7a">
        <path d={icons['knight-banner']} />
      </g>
      <Token at={[176, 246]} icon={icons.swordman} rim="#e2694a" />
      <Token at={[464, 246]} icon={icons.bowman} rim="#62b9ec" flipped />
    </>
  );
}

interface LightProps {
  readonly id: string;
  readonly at: readonly [number, number];
  readonly stops: readonly string[];
}

function Light({ id, at: [cx, cy], stops }: LightProps) {
  return (
    <radialGradient id={id} cx={cx} cy={cy} r="0.75">
      {stops.map((colour, i) => (
        <stop key={colour} offset={(i / (stops.length - 1)) ** 1.4} stopColor={colour} />
      ))}
    </radialGradient>
  );
}

interface TokenProps {
  readonly at: readonly [number, number];
  readonly icon: string;
  readonly rim: string;
  readonly flipped?: boolean;
}

/** A figure as it stands on the table: round, with the colour of its side. */
function Token({ at: [x, y], icon, rim, flipped = false }: TokenProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="0" cy="44" rx="46" ry="10" fill="#000" opacity="0.5" />
      <circle r="44" fill="#150d07" />
      <circle r="42" fill="#f0e4c9" stroke={rim} strokeWidth="5" />
      <g transform={`scale(${flipped ? -0.125 : 0.125} 0.125) translate(-256 -256)`} fill="#2a1b0e">
        <path d={icon} />
      </g>
    </g>
  );
}
