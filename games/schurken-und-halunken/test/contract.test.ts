import { gameContract } from '@tafelrunde/testing/contract';
import { schurkenUndHalunken } from '../index.ts';

const { scenarios } = schurkenUndHalunken;
const [freeForAll, ...others] = scenarios;

/** All settings in the free-for-all; the other scenarios with every number of seats, as the settings work alike there. */
gameContract({ ...schurkenUndHalunken, scenarios: freeForAll ? [freeForAll] : [] }, { walks: 1, decisions: 120 });
gameContract(
  {
    ...schurkenUndHalunken,
    scenarios: others.map(scenario => ({
      ...scenario,
      settings: scenario.settings.map(setting => ({ ...setting, values: [setting.initial] })),
    })),
  },
  { walks: 1, decisions: 220 },
);
