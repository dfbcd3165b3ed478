export { games } from './games.ts';
export { type RunningServer, type ServerOptions, startServer, storeFor } from './server.ts';
export { type Dumped, type Store, StoreTrouble } from './store/store.ts';
