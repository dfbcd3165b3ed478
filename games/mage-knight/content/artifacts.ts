import { artifacts } from './card-tables.ts';

export const ARTIFACTS = artifacts({});
