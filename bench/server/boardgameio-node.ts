// boardgame.io's server with its store in memory, in a process of its own.
import { createRequire } from 'node:module';
import type { AddressInfo, Server as TcpServer } from 'node:net';
import type { Game } from 'boardgame.io';
import { skirmishGame } from '../skirmish/boardgameio.ts';
import { reportAt } from './reporting.ts';

// The package is CommonJS with folders for entry points, which `import` does not find.
const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as {
  Server(options: { games: Game[]; origins: string[] }): {
    run(port: number): Promise<{ appServer: TcpServer }>;
  };
};

const game = skirmishGame('bench') as Game;
const { appServer } = await Server({ games: [game], origins: ['http://127.0.0.1'] }).run(0);
reportAt(`http://127.0.0.1:${(appServer.address() as AddressInfo).port}`);
