import { type Choice, type Config, type Game, Match, newChance, optionId, type SeededChance } from '@tafelrunde/engine';

/** Of each verb so many choices are remembered; a new one then takes the place of an old one. */
const KEPT = 60;
/** A match is played at random for so long to hear what is offered to whom. */
const REHEARSAL = 400;

/**
 * What people might ask about: options that were offered to anybody, here or in other positions, by their verb. The same seed gathers the
 * same.
 */
export class Wishes {
  readonly #choices = new Map<string, Choice[]>();
  readonly #known = new Set<string>();
  readonly #chance: SeededChance;
  readonly #name: (choice: Choice) => string;

  constructor(game: Game, config: Config, seed: string) {
    this.#name = choice => game.optionId?.(choice) ?? optionId(choice);
    this.#chance = newChance(`wishes ${seed}`);
    try {
      this.#rehearse(game, config, seed);
    } catch {
      // Rules that fail are for the walk to find, with a save that shows it.
    }
  }

  #rehearse(game: Game, config: Config, seed: string): void {
    const match = Match.start(game, config, { seed: `rehearsal ${seed}`, listen: false });
    for (let i = 0; i < REHEARSAL && match.ask !== null; i++) {
      this.add(match.ask.options);
      match.choose(this.#chance.int(match.ask.options.length));
    }
  }

  add(choices: readonly Choice[]): void {
    for (const choice of choices) {
      const name = this.#name(choice);
      if (this.#known.has(name)) continue;
      this.#known.add(name);
      const kept = this.#choices.get(choice.do);
      if (!kept) this.#choices.set(choice.do, [choice]);
      else if (kept.length < KEPT) kept.push(choice);
      else {
        const at = this.#chance.int(KEPT);
        this.#known.delete(this.#name(kept[at] as Choice));
        kept[at] = choice;
      }
    }
  }

  /** Some of each verb. */
  some(ofEach: number): Choice[] {
    return [...this.#choices.values()].flatMap(kept => this.#chance.shuffle(kept.slice()).slice(0, ofEach));
  }
}
