export { games } from './games.ts';
export { LIMITS, type Limits } from './limits.ts';
export { type RunningServer, type ServerOptions, startServer, storeFor } from './server.ts';
export { BadBackup, backUp, restore } from './store/backup.ts';
export { StoreTrouble } from './store/trouble.ts';
