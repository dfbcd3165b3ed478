import { greedy } from '@tafelrunde/bots';
import { Match, newChance, perspective } from '@tafelrunde/engine';
import { gameById } from '@tafelrunde/games';

const skirmish = await gameById('skirmish');

/**
 * What a person would have to type to play a whole seeded match against the greedy bot in seat 2: the same match is played
 * here and now, so the program must come to the same end.
 */
export function wholeMatch(seed: string): { lines: string[]; match: Match } {
  const match = Match.start(skirmish, {}, { seed });
  const me = newChance(`me ${seed}`);
  const lines: string[] = [];
  while (match.ask) {
    const { seat, options } = match.ask;
    if (seat === 0) {
      const attack = options.findIndex(choice => choice.do === 'attack');
      const choice = attack >= 0 ? attack : me.int(options.length);
      lines.push(lines.length % 2 === 0 ? String(choice + 1) : (match.optionIds()[choice] ?? ''));
      match.choose(choice);
    } else match.choose(greedy.decide(perspective(match), newChance(`${seed}/${seat}/${match.answers.length}`)));
  }
  return { lines, match };
}
