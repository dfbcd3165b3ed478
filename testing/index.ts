export { type Setup, Table, table } from './table.ts';
