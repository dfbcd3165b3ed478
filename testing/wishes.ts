import { type Config, type Game, Match, newChance, type SeededChance } from '@tafelrunde/engine';

/** Of each verb so many names are remembered; a new one then takes the place of an old one. */
const KEPT = 60;
/** A match is played at random for so long to hear what is offered to whom. */
const REHEARSAL = 400;

/**
 * What people might ask about: names of options that were offered to anybody, here or in other positions, by their verb. The same seed
 * gathers the same.
 */
export class Wishes {
  readonly #names = new Map<string, string[]>();
  readonly #known = new Set<string>();
  readonly #chance: SeededChance;

  constructor(game: Game, config: Config, seed: string) {
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
      this.add(match.optionIds());
      match.choose(this.#chance.int(match.ask.options.length));
    }
  }

  add(ids: readonly string[]): void {
    for (const id of ids) {
      if (this.#known.has(id)) continue;
      this.#known.add(id);
      const verb = id.split(':', 1)[0] as string;
      const names = this.#names.get(verb);
      if (!names) this.#names.set(verb, [id]);
      else if (names.length < KEPT) names.push(id);
      else {
        const at = this.#chance.int(KEPT);
        this.#known.delete(names[at] as string);
        names[at] = id;
      }
    }
  }

  /** Some of each verb. */
  some(ofEach: number): string[] {
    return [...this.#names.values()].flatMap(names => this.#chance.shuffle(names.slice()).slice(0, ofEach));
  }
}
