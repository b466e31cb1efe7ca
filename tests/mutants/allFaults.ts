import type { Fault } from './Faults.ts';
import { circleFaults } from './circleFaults.ts';
import { familyMigrationFaults } from './familyMigrationFaults.ts';
import { functionFaults } from './functionFaults.ts';
import { hostingFaults } from './hostingFaults.ts';
import { migrationFaults } from './migrationFaults.ts';
import { operatorFaults } from './operatorFaults.ts';
import { policyFaults } from './policyFaults.ts';
import { serverFaults } from './serverFaults.ts';
import { submissionServerFaults } from './submissionServerFaults.ts';

export type PlantedFault = Fault & { file: string; tests: readonly string[] };

/** Every planted fault, with its file and the tests that should catch it. */
export const allFaults: readonly PlantedFault[] = [
  ...migrationFaults,
  ...familyMigrationFaults,
  ...circleFaults,
  ...policyFaults,
  ...operatorFaults,
  ...serverFaults,
  ...submissionServerFaults,
  ...functionFaults,
  ...hostingFaults,
].flatMap(({ file, tests, faults }) => faults.map((fault) => ({ tests, ...fault, file })));
