// What travels between a table in the browser and the server. Only types and a version here: a browser needs no schema.
export * from './messages.ts';
export type { Request, Wish } from './requests.ts';
