import { expect, test } from 'vitest';
import '../../../content/boxes/index.ts';
import { HEROES, inPlay } from '../../../content/index.ts';

/** Archetype; speed, health, stamina; defence; might, knowledge, willpower, awareness. */
const SHEETS: Readonly<Record<string, string>> = {
  'reynhart-the-worthy': 'warrior 4 12 4 gray 3 1 4 3',
  'high-mage-quellen': 'mage 4 10 4 gray 1 5 3 2',
  'dezra-the-vile': 'mage 5 8 4 gray 2 4 2 3',
  'logan-lashley': 'scout 4 10 4 gray 3 2 2 4',
  'pathfinder-durik': 'warrior 5 10 4 gray 3 2 2 4',
  'ulma-grimstone': 'healer 4 8 5 gray 2 4 3 2',
  'augur-grisom': 'healer 3 12 5 gray 4 2 3 2',
  'roganna-the-shade': 'scout 5 10 4 gray 2 2 4 3',
  lyssa: 'mage 5 8 5 gray 2 3 2 4',
  challara: 'mage 3 10 4 gray 3 4 3 1',
  'ronan-of-the-wild': 'scout 4 10 5 gray 3 1 4 3',
  'vyrah-the-falconer': 'scout 4 10 4 gray 3 2 2 4',
  'brother-gherinn': 'healer 3 12 4 gray 1 4 4 2',
  corbin: 'warrior 3 12 5 gray 5 2 2 2',
  'jaes-the-exile': 'mage 4 12 3 gray 3 4 2 2',
  lindel: 'scout 5 10 5 gray 3 3 3 3',
  'andira-runehand': 'healer 4 12 4 gray 2 3 4 2',
  tahlia: 'warrior 3 14 4 gray 3 2 3 3',
  astarra: 'mage 4 10 5 gray 1 4 4 2',
  tetherys: 'scout 4 10 4 gray 3 2 1 5',
  'lord-hawthorne': 'warrior 4 12 3 gray 4 3 2 2',
  mordrog: 'warrior 4 14 4 gray 5 1 3 2',
  silhouette: 'scout 5 10 4 gray 3 2 1 5',
  sahla: 'healer 4 10 4 gray 2 3 3 3',
  'laurel-of-bloodwood': 'scout 4 8 5 gray 2 3 2 4',
  'trenloe-the-strong': 'warrior 3 12 3 gray 4 1 4 2',
  'elder-mok': 'healer 4 10 4 gray 2 3 4 2',
  shiver: 'mage 4 10 4 gray 2 3 3 3',
  karnon: 'warrior 4 14 3 gray 6 1 2 2',
  'one-fist': 'warrior 4 10 4 gray 3 2 3 3',
  steelhorns: 'warrior 4 14 3 gray 5 1 3 2',
  'arvel-worldwalker': 'scout 4 10 4 gray 3 3 3 3',
  'nanok-of-the-blade': 'warrior 4 12 4 black 4 2 2 3',
  'okaluk-and-rakash': 'healer 2 8 3 gray 3 2 3 3',
  tatianna: 'scout 5 12 4 gray 2 2 2 5',
  'seer-kel': 'mage 4 10 4 gray 1 4 2 4',
  krutzbeck: 'warrior 3 12 4 gray 4 2 3 2',
  'grey-ker': 'scout 4 12 5 gray 3 2 3 4',
  'jonas-the-kind': 'healer 4 10 4 gray 2 3 4 2',
  zyla: 'mage 5 8 5 gray 1 4 3 3',
  ispher: 'healer 4 10 4 gray 2 3 3 3',
  'master-thorn': 'mage 5 8 4 gray 1 5 3 2',
  'nara-the-fang': 'warrior 5 10 4 gray 4 1 2 4',
  'sir-valadir': 'warrior 4 12 4 gray 3 3 4 1',
  'orkell-the-swift': 'warrior 5 10 5 brown 4 1 2 4',
  'ravaella-lightfoot': 'mage 4 8 5 black 1 4 2 4',
  rendiel: 'healer 5 10 4 gray 2 3 5 1',
  'tinashi-the-wanderer': 'scout 4 12 4 gray 3 2 3 3',
  'alys-raine': 'warrior 4 12 4 gray 3 4 3 1',
  'thaiden-mistpeak': 'scout 4 10 5 gray 3 1 2 5',
  'brother-glyr-ck': 'healer 2 12 3 gray 4 1 3 3',
  'landrec-the-wise-ck': 'mage 3 10 4 brown 1 5 3 2',
  'bogran-the-shadow-ck': 'scout 4 10 4 gray 2 2 3 4',
  'red-scorpion-ck': 'scout 5 8 5 gray 3 3 3 3',
  'tobin-farslayer-ck': 'scout 4 12 3 gray 3 2 2 4',
  'eliam-ck': 'warrior 5 12 5 brown 3 2 3 3',
  'hugo-the-glorious-ck': 'warrior 3 12 3 black 4 1 4 2',
  'varikas-the-dead-ck': 'warrior 3 12 3 gray 4 2 3 2',
  'kirga-ck': 'scout 4 12 3 gray 3 2 1 5',
  'aurim-ck': 'healer 5 8 5 gray 2 4 3 2',
  'mad-carthos-ck': 'mage 4 8 3 gray 1 4 4 2',
  'laughin-buldar-ck': 'warrior 3 14 3 gray 4 2 2 3',
  'hero-serena': 'healer 3 8 6 brown 1 3 5 2',
  'hero-raythen': 'scout 4 14 4 brown 3 2 1 5',
};

test('D2-CHAR-01 D2-ATTR-02 what stands on the sheets of the heroes of the boxes', () => {
  const base = inPlay('heroes', []);
  const found = Object.entries(HEROES).flatMap(([id, { archetype, speed, health, stamina, defence, attributes }]) => {
    const { might, knowledge, willpower, awareness } = attributes;
    const line = [archetype, speed, health, stamina, defence.join('+'), might, knowledge, willpower, awareness];
    return base.includes(id) ? [] : [[id, line.join(' ')]];
  });
  expect(Object.fromEntries(found)).toEqual(SHEETS);
});
