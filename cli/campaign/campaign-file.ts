import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import {
  BadSave,
  beginCampaign,
  type CampaignBeginning,
  type CampaignTable,
  type Game,
  type LoadedCampaign,
  loadCampaign,
  saveCampaign,
} from '@tafelrunde/engine';
import { here, readText, writeText } from '../files.ts';
import { gamesFor } from '../games.ts';
import type { Messages } from '../messages/index.ts';
import { Misuse } from '../misuse.ts';

export const newCampaign = (game: Game, seats: number, beginning?: CampaignBeginning): LoadedCampaign => ({
  game,
  record: beginCampaign(game, beginning),
  seats,
  match: null,
  loaded: null,
});

/** The file of a campaign. It is written whole or not at all, and never over what somebody else has written since. */
export class CampaignFile {
  readonly name: string;
  readonly #m: Messages;
  /** What lies on the disk, as far as we know; null: nothing yet. */
  #text: string | null = null;

  constructor(name: string, m: Messages) {
    this.name = name;
    this.#m = m;
  }

  static defaultFor(game: Game, m: Messages): CampaignFile {
    return new CampaignFile(`${game.id}.campaign.json`, m);
  }

  get exists(): boolean {
    return existsSync(here(this.name));
  }

  async read(game: Game): Promise<LoadedCampaign> {
    const text = readText(this.name, this.#m);
    const games = await gamesFor(text);
    try {
      const loaded = loadCampaign(text, games);
      if (loaded.game.id !== game.id) throw new Misuse(this.#m.campaign.otherGame(this.name, loaded.game.id, game.id));
      this.#text = text;
      return loaded;
    } catch (error) {
      if (error instanceof BadSave) throw new Misuse(this.#m.misuse.badSave(this.name, error.text));
      throw error;
    }
  }

  write(table: CampaignTable): void {
    const text = saveCampaign(table);
    if (text === this.#text) return;
    if (this.exists && readFileSync(here(this.name), 'utf8') !== this.#text)
      throw new Misuse(this.#m.campaign.changed(this.name));
    writeText(this.name, text, this.#m);
    this.#text = text;
  }

  /** Writes it somewhere, whatever stands in the way; returns where, and why not in its own file. */
  keep(table: CampaignTable): { readonly file: string; readonly why: string | null } {
    try {
      this.write(table);
      return { file: this.name, why: null };
    } catch (error) {
      if (!(error instanceof Misuse)) throw error;
      const file = join(tmpdir(), `${process.pid}-${basename(this.name)}`);
      writeText(file, saveCampaign(table), this.#m);
      return { file, why: error.message };
    }
  }
}
