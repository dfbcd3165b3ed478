import { Match, odds } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { dungeonSaga } from '../index.ts';
import { type Position, position } from './positions.ts';

describe('the table', () => {
  test('the forecast of an attack is exact', () => {
    const t = position('R> s<', { turn: 'rordin' });
    const { outcomes, exact } = odds(t.match, t.match.find('attack:skeleton-warrior-1'));
    expect(exact).toBe(true);
    expect(outcomes.map(outcome => outcome.name).sort()).toEqual([
      'Skeleton Warrior 1 destroyed',
      'Skeleton Warrior 1 turned to bones',
      'no effect',
    ]);
    expect(outcomes.reduce((sum, outcome) => sum + outcome.probability, 0)).toBeCloseTo(1, 10);
  });

  test('the map shows facings, doors, bones and leaves the dark dark', () => {
    const t = position('O> d1 .. s<\n%% ## .. ..', { turn: 'orlaf' });
    const lines = t.match.game.draw(t.match.view(1), { lang: 'en', plain: false, seat: seat => `Seat ${seat}` });
    expect(lines.slice(0, 9)).toEqual([
      'A drawn position. Round 1',
      'The heroes win when 9 × Mortibris are defeated (so far 0)',
      'The overlord wins as soon as 1 hero is crippled (so far 0), or a command card should be drawn and there is none (6 left)',
      '     A  B  C  D',
      '    ── ──',
      ' 1 │O> ==│',
      '       ──',
      ' 2 │ %│',
      '    ──',
    ]);
  });

  test('a plain drawing says everything in sentences', () => {
    const t = position('O> s<', { turn: 'orlaf', wounds: { orlaf: 3 } });
    const lines = t.match.game.draw(t.match.view(0), { lang: 'de', plain: true, seat: seat => `Platz ${seat}` });
    expect(lines).toContain(
      'Orlaf (Platz 1) auf A1, blickt nach Osten, 3/5 Wunden, Bewegung 7, Kampfwürfel 4, Rüstung 2, verletzt',
    );
    expect(lines).toContain('Skelettkrieger 1 auf B1, blickt nach Westen, Bewegung 4, Kampfwürfel 2, Rüstung 2');
  });

  test('a figure is told with what its items and what lasts on it make of its values', () => {
    const line = (situation: Parameters<typeof position>[1]): string | undefined =>
      plainly(position('M> .. s<', { turn: 'madriga', ...situation })).find(l => l.startsWith('Madriga ('));
    expect(line({})).toContain('move 8, combat dice 3, ranged dice 3, armour 2');
    expect(line({ items: { madriga: ['spider-silk-armour'] } })).toContain('ranged dice 3, armour 3');
    expect(line({ wounds: { madriga: 3 } })).toContain('combat dice 2, ranged dice 2, armour 2, injured');
    const steeled = position('M> D< s<', { turn: 'danor', spells: { danor: ['steelskin'] } });
    steeled.choose('cast:steelskin').choose('target:madriga');
    expect(plainly(steeled).find(l => l.startsWith('Madriga ('))).toContain('armour 3');
  });

  test('DS-RAISE-03 DS-RAISE-09 what can be raised is told with the places of free bones', () => {
    const raise = { 'skeleton-warrior': 2, 'zombie-troll': 1 };
    const t = position('O> %% ..\n.. %% s<', { phase: 'overlord', raise });
    const seen = t.match.view(0);
    for (const plain of [true, false])
      expect(t.match.game.draw(seen, { lang: 'en', plain, seat })).toContain(
        'Can be raised: Skeleton Warrior (1 of 2 on the board) at B1, B2, Zombie Troll (0 of 1 on the board, where there is room) at B1, B2',
      );
    const full = position('O> %% ..\n.. s< s<', { phase: 'overlord', raise: { 'skeleton-warrior': 2 } });
    expect(plainly(full)).toContain('Can be raised: Skeleton Warrior (2 of 2 on the board)');
  });

  test('those who do not see the map hear who acts, the aims, the figures and the place', () => {
    expect(told('en')).toEqual([
      'A: The Broken Gate. Round 1',
      'The heroes act. Still to have a turn in this round: Orlaf, Rordin, Madriga, Danor',
      'The heroes win when all heroes stand on the stairs (L2 to L5)',
      'The overlord wins as soon as 1 hero is crippled (so far 0), or a command card should be drawn and there is none (4 left)',
      'Orlaf (Seat 1) at A1, faces east, 0/5 wounds, move 7, combat dice 5, armour 2',
      'Rordin (Seat 1) at A2, faces east, 0/5 wounds, move 5, combat dice 4, armour 4',
      'Madriga (Seat 1) at A3, faces east, 0/5 wounds, move 8, combat dice 3, ranged dice 3, armour 2',
      'Danor (Seat 1) at A4, faces east, 0/5 wounds, move 7, combat dice 2, armour 1, spells Burn, Flamebolt, Steelskin, Break Ward',
      'Skeleton Warrior 1 at G2, faces west, move 4, combat dice 2, armour 2',
      'Skeleton Warrior 2 at I4, faces west, move 4, combat dice 2, armour 2',
      'Skeleton Warrior 3 at J5, faces west, move 4, combat dice 2, armour 2',
      'Skeleton Warrior 4 at K5, faces west, move 4, combat dice 2, armour 2',
      'Overlord (Seat 0): commands 0/3, hand 3, deck 4, discard 0',
      'Can be raised: Skeleton Warrior (4 of 4 on the board)',
      'The laid-out board reaches from A1 to L5; letters run from west to east, numbers from north to south',
      'Area 1: A1 to D4; to the east at D2 to D3: area 2',
      'Area 2: E2 to G3; to the east at G2 to G3: area 3; to the west at E2 to E3: area 1',
      'Area 3: H1 to L5; to the west at H2 to H3: area 2',
      'Everywhere else the areas end at walls',
      'The stairs: L2 to L5',
      'Furniture: Dwarf Crypt at K2 to K3 (cannot be entered, hinders shots); Barrel at H4 (cannot be entered, hinders shots)',
      'Bone piles: J2, F3',
    ]);
    expect(told('de')).toEqual([
      'A: Das zerbrochene Tor. Runde 1',
      'Die Helden sind dran. In dieser Runde noch nicht dran waren: Orlaf, Rordin, Madriga, Danor',
      'Die Helden gewinnen, wenn alle Helden am Ziel stehen: die Treppe (L2 bis L5)',
      'Der Overlord gewinnt, sobald 1 Held kampfunfähig ist (bisher 0) oder eine Befehlskarte gezogen werden soll und keine mehr da ist (noch 4)',
      'Orlaf (Seat 1) auf A1, blickt nach Osten, 0/5 Wunden, Bewegung 7, Kampfwürfel 5, Rüstung 2',
      'Rordin (Seat 1) auf A2, blickt nach Osten, 0/5 Wunden, Bewegung 5, Kampfwürfel 4, Rüstung 4',
      'Madriga (Seat 1) auf A3, blickt nach Osten, 0/5 Wunden, Bewegung 8, Kampfwürfel 3, Fernkampfwürfel 3, Rüstung 2',
      'Danor (Seat 1) auf A4, blickt nach Osten, 0/5 Wunden, Bewegung 7, Kampfwürfel 2, Rüstung 1, Zauber Verbrennen, Flammenbolzen, Stahlhaut, Siegel brechen',
      'Skelettkrieger 1 auf G2, blickt nach Westen, Bewegung 4, Kampfwürfel 2, Rüstung 2',
      'Skelettkrieger 2 auf I4, blickt nach Westen, Bewegung 4, Kampfwürfel 2, Rüstung 2',
      'Skelettkrieger 3 auf J5, blickt nach Westen, Bewegung 4, Kampfwürfel 2, Rüstung 2',
      'Skelettkrieger 4 auf K5, blickt nach Westen, Bewegung 4, Kampfwürfel 2, Rüstung 2',
      'Overlord (Seat 0): Befehle 0/3, Hand 3, Stapel 4, Ablage 0',
      'Erweckbar: Skelettkrieger (4 von 4 auf dem Plan)',
      'Der ausgelegte Spielplan reicht von A1 bis L5; Buchstaben laufen von Westen nach Osten, Zahlen von Norden nach Süden',
      'Bereich 1: A1 bis D4; nach Osten bei D2 bis D3: Bereich 2',
      'Bereich 2: E2 bis G3; nach Osten bei G2 bis G3: Bereich 3; nach Westen bei E2 bis E3: Bereich 1',
      'Bereich 3: H1 bis L5; nach Westen bei H2 bis H3: Bereich 2',
      'An allen anderen Seiten enden die Bereiche an Mauern',
      'Die Treppe: L2 bis L5',
      'Einrichtung: Zwergenkrypta auf K2 bis K3 (nicht zu betreten, behindert Schüsse); Fass auf H4 (nicht zu betreten, behindert Schüsse)',
      'Knochenhaufen: J2, F3',
    ]);
  });

  test('what is left of a turn is told', () => {
    const t = position('O> .. .. s<', { turn: 'orlaf' });
    expect(plainly(t)).toContain('Orlaf acts. Left of the turn: move, then action');
    t.choose('move:1,0');
    expect(plainly(t)).toContain('Orlaf acts. Left of the turn: move (1 spent), then action');
    t.choose('move:2,0');
    expect(plainly(t)).toContain('Orlaf acts. Left of the turn: move (only turning, 2 spent), then action');
    const overlord = position('O> .. .. s<', { phase: 'overlord', commands: 2 });
    expect(plainly(overlord)).toContain('The overlord acts: 2 of 2 commands left, a card may still be played');
    overlord.choose('activate:skeleton-warrior-1');
    expect(plainly(overlord).slice(1, 3)).toEqual([
      'Skeleton Warrior 1 acts. Left of the turn: move, then action',
      'The overlord acts: 1 of 2 commands left, a card may still be played',
    ]);
  });

  test('walls, doors and large figures are told with their squares', () => {
    const lines = plainly(
      position('O> .. d1 s<\n.. .. ## ..\nT< T< ## ..\nT< T< ## ..', { turn: 'orlaf', walls: ['0,0 E'] }),
    );
    expect(lines).toContain('Zombie Troll 1 at A3 to B4, faces west, move 4, combat dice 4, armour 4');
    expect(lines.filter(line => /^(Area|Door)/.test(line))).toEqual([
      'Area 1: A1; to the south at A1: area 2',
      'Area 2: A2 to B4; to the north at A2: area 1; to the north at B2: area 3',
      'Area 3: B1; to the east at B1: Door 1; to the south at B1: area 2',
      'Door 1 at C1: Lock 1/1',
    ]);
  });
});

const seat = (number: number): string => `Seat ${number}`;

const plainly = ({ match }: Position): string[] => match.game.draw(match.view(1), { lang: 'en', plain: true, seat });

/** The first adventure at its beginning. */
function told(lang: 'en' | 'de'): string[] {
  const match = Match.start(dungeonSaga, { scenario: 'the-broken-gate', seats: 2 }, { seed: 'told' });
  return match.game.draw(match.view(1), { lang, plain: true, seat });
}
