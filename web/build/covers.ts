// Draws the picture on the box of each game: files of their own (`npm run generate`), so that no page has to load and run what it only looks at.
import { join } from 'node:path';
import { icons } from '../art/picture-icons.ts';

const COVERS = join(import.meta.dirname, '..', 'art', 'covers');

const PICTURES: Readonly<Record<string, () => string>> = {
  'dungeon-saga': dungeon,
  'schurken-und-halunken': villains,
  'mage-knight': city,
  'sword-and-sorcery': altar,
  descent: stairs,
  skirmish: field,
};

export function covers(): { readonly file: string; readonly text: string }[] {
  return Object.entries(PICTURES).map(([game, draw]) => ({ file: join(COVERS, `${game}.svg`), text: svg(draw()) }));
}

const svg = (drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320" viewBox="0 0 640 320" aria-hidden="true">${drawn
    .replace(/\s*\n\s*/g, ' ')
    .replace(/> </g, '><')
    .replace(/ \/>/g, '/>')
    .trim()}</svg>\n`;

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** A vaulted corridor; somebody large stands in the light at its end. */
function dungeon(): string {
  const arches = [0, 1, 2, 3, 4];
  return `
      ${light('dungeon-light', [0.5, 0.52], ['#ffdf9a', '#e58a35', '#6e2f14', '#140a06'])}
      <rect width="640" height="320" fill="#140a06" />
      <rect width="640" height="320" fill="url(#dungeon-light)" />
      <g transform="translate(258 96) scale(0.24)" fill="#1a0d07">
        <path d="${icons.brute}" />
      </g>
      ${arches
        .map(depth => {
          const half = 90 + depth * 56;
          const top = 92 - depth * 28;
          const foot = 208 + depth * 34;
          return `
          <path
            d="M-20 -20H660V340H${round(320 + half)}V${round(top + half * 0.55)}A${half} ${round(half * 0.75)} 0 0 0 ${round(320 - half)} ${round(top + half * 0.55)}V340H-20Z M${round(320 - half)} ${foot}h0"
            fill="rgb(${36 - depth * 5} ${22 - depth * 3} ${14 - depth * 2})"
            stroke="#d98b3d"
            stroke-opacity="${round(0.55 - depth * 0.1)}"
            stroke-width="2.5"
            opacity="${round(0.55 + depth * 0.09)}"
          />`;
        })
        .join('')}
      <path d="M0 320 250 214h140l250 106z" fill="#2a160b" opacity="0.75" />
      ${token([122, 258], 'dwarf-face', '#62b9ec')}
      ${token([236, 272], 'barbarian', '#62b9ec')}
      ${token([404, 272], 'wizard-face', '#62b9ec')}
      ${token([518, 258], 'woman-elf-face', '#62b9ec')}`;
}

/** Villains on a hill by night, each with a grudge. */
function villains(): string {
  return `
      ${light('villain-moon', [0.72, 0.3], ['#f4f0c8', '#8fae6d', '#2c4a33', '#0c1710'])}
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
      ${token([120, 244], 'goblin-head', '#f0a830')}
      ${token([244, 264], 'brute', '#5fcba4')}
      ${token([384, 262], 'ogre', '#e58bbf')}
      ${token([512, 244], 'troll', '#62b9ec')}`;
}

/** A walled city at dusk, mana above it; those who have come for it stand before its land. */
function city(): string {
  const mana = ['#e2694a', '#62b9ec', '#f4f0e2', '#5fcba4', '#f0c040'];
  return `
      ${light('city-dusk', [0.5, 0.56], ['#ffd9a8', '#c9685f', '#54346b', '#170f2b'])}
      <rect width="640" height="320" fill="url(#city-dusk)" />
      ${mana
        .map(
          (colour, i) => `
        <g transform="translate(${148 + i * 86} ${round(46 - 22 * Math.sin((i * Math.PI) / 4))})">
          <circle r="24" fill="${colour}" opacity="0.22" />
          <path d="M0-15 10-3 0 15-10-3z" fill="${colour}" stroke="#170f2b" stroke-width="2" />
        </g>`,
        )
        .join('')}
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
        stroke-opacity="0.3"
        stroke-width="2.5"
      />
      ${token([170, 256], 'black-knight-helm', '#62b9ec')}
      ${token([320, 268], 'hood', '#e2694a')}
      ${token([470, 256], 'woman-elf-face', '#5fcba4')}`;
}

/** An altar in blue light by night: from it the dead come back, and between the trees somebody waits for them. */
function altar(): string {
  return `
      ${light('altar-soul', [0.5, 0.6], ['#d8f4ff', '#3f8fb8', '#173a5c', '#070d1a'])}
      <rect width="640" height="320" fill="url(#altar-soul)" />
      <path
        d="M40 320 92 40l52 280zM520 320l44-250 52 250zM150 320l30-170 30 170zM440 320l26-150 26 150z"
        fill="#0a1526"
      />
      <path d="M262 248h116l-14-60h-88zM242 270h156v-22H242z" fill="#16263a" />
      <path d="M320 44 346 118 320 182 294 118z" fill="#e6fbff" opacity="0.85" />
      <path d="M0 276q160-30 320-12t320-14v70H0z" fill="#081220" />
      ${token([196, 262], 'swordman', '#9fe3ff')}
      ${token([444, 262], 'wizard-face', '#9fe3ff')}
      ${token([566, 250], 'brute', '#e2694a')}`;
}

/** Steps lead down into the glow of a deep hall; somebody with horns has heard those who come. */
function stairs(): string {
  const steps = [0, 1, 2, 3, 4, 5];
  return `
      ${light('stairs-glow', [0.68, 0.62], ['#ffe6a3', '#d9622b', '#4a1420', '#0c060d'])}
      <rect width="640" height="320" fill="url(#stairs-glow)" />
      <path d="M0 0h640v44q-120 46-250 40T0 130z" fill="#120a12" />
      <path d="M520 44l26 0-8 96-10 0zM590 30l30 0-10 130-12 0z" fill="#1c0d14" />
      ${steps
        .map(
          i => `
        <path d="M0 ${148 + i * 26}h${300 + i * 34}v${26}H0z" fill="rgb(${58 - i * 8} ${38 - i * 6} ${44 - i * 6})" />
        <path d="M0 ${148 + i * 26}h${300 + i * 34}v4H0z" fill="#e08a4a" opacity="${round(0.5 - i * 0.07)}" />`,
        )
        .join('')}
      <path d="M470 320q-10-60 60-66t110 20v46z" fill="#160a10" />
      ${token([88, 118], 'swordman', '#62b9ec')}
      ${token([196, 152], 'bowman', '#62b9ec')}
      ${token([304, 196], 'wizard-face', '#62b9ec')}
      ${token([548, 226], 'ogre', '#e2694a', true)}`;
}

/** Two lines of three on a rocky field. */
function field(): string {
  return `
      ${light('field-sky', [0.5, 0.85], ['#ffe3b0', '#e0975f', '#5d6f8c', '#223247'])}
      <rect width="640" height="320" fill="url(#field-sky)" />
      <path d="M0 190 90 132l70 44 90-82 96 92 76-46 94 66 124-70v184H0z" fill="#34455c" opacity="0.85" />
      <path d="M0 236q160-40 320-18t320-14v116H0z" fill="#4c5a38" />
      <path d="M0 276q180-30 340-8t300-10v62H0z" fill="#37452a" />
      <g fill="#1c140c" opacity="0.9">
        <path d="M286 252l14-16 24 4 14 14-6 12h-40z M330 282l10-8 20 2 8 10-4 8h-30z" fill="#6d7376" />
      </g>
      <g transform="translate(60 118) scale(0.2)" fill="#8d2a1c">
        <path d="${icons['knight-banner']}" />
      </g>
      <g transform="translate(478 118) scale(0.2)" fill="#1f4f7a">
        <path d="${icons['knight-banner']}" />
      </g>
      ${token([176, 246], 'swordman', '#e2694a')}
      ${token([464, 246], 'bowman', '#62b9ec', true)}`;
}

function light(id: string, [cx, cy]: readonly [number, number], stops: readonly string[]): string {
  const drawn = stops.map(
    (colour, i) => `<stop offset="${round((i / (stops.length - 1)) ** 1.4)}" stop-color="${colour}" />`,
  );
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="0.75">${drawn.join('')}</radialGradient>`;
}

/** A figure as it stands on the table: round, with the colour of its side. */
function token([x, y]: readonly [number, number], icon: keyof typeof icons, rim: string, flipped = false): string {
  return `
    <g transform="translate(${x} ${y})">
      <ellipse cx="0" cy="44" rx="46" ry="10" fill="#000" opacity="0.5" />
      <circle r="44" fill="#150d07" />
      <circle r="42" fill="#f0e4c9" stroke="${rim}" stroke-width="5" />
      <g transform="scale(${flipped ? -0.125 : 0.125} 0.125) translate(-256 -256)" fill="#2a1b0e">
        <path d="${icons[icon]}" />
      </g>
    </g>`;
}
