import { drawnTile } from './drawn.ts';

/** Twelve small sides of our own, for the terrain of later boxes: elevation, sludge, hazards, ground to crumble over, lava. */
export const own = {
  '101A': drawnTile(
    { en: 'The terrace', de: 'Die Terrasse' },
    'outdoors',
    ['cliff'],
    [
      '+-+-+-+-+', //
      '|. . . .|',
      '+:+:+:+ +',
      ' . . . . ',
      '+ + + + +',
      ' . . . . ',
      '+ + + + +',
      '|. . . .|',
      '+-+-+-+-+',
    ],
  ),
  '101B': drawnTile(
    { en: 'The gallery', de: 'Die Galerie' },
    'indoors',
    ['stairs'],
    [
      '+-+-+-+-+', //
      '|.:. .:.|',
      '+ + + + +',
      ' .:. .:. ',
      '+ + + + +',
      ' . . . . ',
      '+ + + + +',
      '|.:. .:.|',
      '+-+-+-+-+',
    ],
  ),
  '102A': drawnTile(
    { en: 'The black marsh', de: 'Das schwarze Moor' },
    'outdoors',
    ['marsh'],
    [
      '+-+ + +-+', //
      '|s . . s|',
      '+ + + + +',
      '|s s . s|',
      '+ + + + +',
      '|. s s s|',
      '+ + + + +',
      '|s . s .|',
      '+-+ + +-+',
    ],
  ),
  '102B': drawnTile(
    { en: 'The flooded cellar', de: 'Der verschlammte Keller' },
    'indoors',
    ['cellar'],
    [
      '+-+-+-+-+', //
      '|X s s X|',
      '+ + + + +',
      ' . s s . ',
      '+ + + + +',
      ' . s s . ',
      '+ + + + +',
      '|X . . X|',
      '+-+-+-+-+',
    ],
  ),
  '103A': drawnTile(
    { en: 'The thorn hollow', de: 'Die Dornenmulde' },
    'outdoors',
    ['thorns'],
    [
      '+-+-+-+-+', //
      '|h . . h|',
      '+ + + + +',
      ' . . h . ',
      '+ + + + +',
      ' . h . . ',
      '+ + + + +',
      '|h . . h|',
      '+-+-+-+-+',
    ],
  ),
  '103B': drawnTile(
    { en: 'The blade hall', de: 'Die Klingenhalle' },
    'indoors',
    ['tomb'],
    [
      '+-+-+-+-+', //
      '|. h h .|',
      '+ + + + +',
      ' . . . . ',
      '+ + + + +',
      ' . . . . ',
      '+ + + + +',
      '|. h h o|',
      '+-+-+-+-+',
    ],
  ),
  '104A': drawnTile(
    { en: 'The hanging bridge', de: 'Die Hängebrücke' },
    'outdoors',
    ['bridge'],
    [
      '+-+-+-+-+-+-+', //
      ' . o o o o . ',
      '+ + + + + + +',
      ' . o o o o . ',
      '+-+-+-+-+-+-+',
    ],
  ),
  '104B': drawnTile(
    { en: 'The brittle causeway', de: 'Der mürbe Damm' },
    'indoors',
    ['lava'],
    [
      '+-+-+-+-+-+-+', //
      ' . ^ . . ^ . ',
      '+ + + + + + +',
      ' . . ~ ~ . . ',
      '+-+-+-+-+-+-+',
    ],
  ),
  '105A': drawnTile(
    { en: 'The crater', de: 'Der Krater' },
    'outdoors',
    ['lava', 'dirt'],
    [
      '+-+ + +-+', //
      '|. . . .|',
      '+ + + + +',
      '|. ^ ^ .|',
      '+ + + + +',
      '|. ^ ^ .|',
      '+ + + + +',
      '|. . . .|',
      '+-+ + +-+',
    ],
  ),
  '105B': drawnTile(
    { en: 'The forge', de: 'Die Schmiede' },
    'indoors',
    ['lava'],
    [
      '+-+-+-+-+', //
      '|^ . . ^|',
      '+ + + + +',
      ' . X . . ',
      '+ + + + +',
      ' . . X . ',
      '+ + + + +',
      '|^ . . ^|',
      '+-+-+-+-+',
    ],
  ),
  '106A': drawnTile(
    { en: 'The ravine', de: 'Die Schlucht' },
    'outdoors',
    ['cliff', 'marsh'],
    [
      '+-+-+-+-+-+', //
      '|. . . . .|',
      '+:+:+ +:+:+',
      ' . . s . . ',
      '+ + + + + +',
      ' . s s . . ',
      '+:+:+ +:+:+',
      '|. . . . .|',
      '+-+-+-+-+-+',
    ],
  ),
  '106B': drawnTile(
    { en: 'The sunken altar', de: 'Der versunkene Altar' },
    'indoors',
    ['stairs', 'pit'],
    [
      '+-+-+-+-+-+', //
      '|. . . . .|',
      '+ +:+:+:+ +',
      ' .:. . .:. ',
      '+ + + + + +',
      ' . . o .:. ',
      '+ +:+:+:+ +',
      '|. . . . .|',
      '+-+-+-+-+-+',
    ],
  ),
};
