import { domainFaults } from './domainFaults.ts';
import { familyFaults } from './familyFaults.ts';
import type { Fault } from './Faults.ts';
import { listFaults } from './listFaults.ts';
import { migrationFaults } from './migrationFaults.ts';
import { policyFaults } from './policyFaults.ts';
import { pullFaults } from './pullFaults.ts';
import { seasonFaults } from './seasonFaults.ts';
import { serverFaults } from './serverFaults.ts';
import { syncFaults } from './syncFaults.ts';

export type PlantedFault = Fault & { file: string; tests: readonly string[] };

/** Every planted fault, with its file and the tests that should catch it. */
export const allFaults: readonly PlantedFault[] = [
  ...familyFaults,
  ...pullFaults,
  ...syncFaults,
  ...seasonFaults,
  ...domainFaults,
  ...listFaults,
  ...migrationFaults,
  ...serverFaults,
  ...policyFaults,
].flatMap(({ file, tests, faults }) => faults.map((fault) => ({ tests, ...fault, file })));
