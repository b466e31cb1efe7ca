import { accountFaults } from './accountFaults.ts';
import { backupFaults } from './backupFaults.ts';
import { calendarFaults } from './calendarFaults.ts';
import { coverageFaults } from './coverageFaults.ts';
import { domainFaults } from './domainFaults.ts';
import { familyFaults } from './familyFaults.ts';
import { familySyncFaults } from './familySyncFaults.ts';
import type { Fault } from './Faults.ts';
import { functionFaults } from './functionFaults.ts';
import { hostingFaults } from './hostingFaults.ts';
import { lifeFaults } from './lifeFaults.ts';
import { listFaults } from './listFaults.ts';
import { listingFaults } from './listingFaults.ts';
import { migrationFaults } from './migrationFaults.ts';
import { outboxFaults } from './outboxFaults.ts';
import { noticeFaults } from './noticeFaults.ts';
import { operatorFaults } from './operatorFaults.ts';
import { plannerFaults } from './plannerFaults.ts';
import { planScreenFaults } from './planScreenFaults.ts';
import { planBFaults } from './planBFaults.ts';
import { policyFaults } from './policyFaults.ts';
import { pullFaults } from './pullFaults.ts';
import { reviewFaults } from './reviewFaults.ts';
import { savedOutboxFaults } from './savedOutboxFaults.ts';
import { seasonFaults } from './seasonFaults.ts';
import { serverFaults } from './serverFaults.ts';
import { submissionServerFaults } from './submissionServerFaults.ts';
import { syncFaults } from './syncFaults.ts';

export type PlantedFault = Fault & { file: string; tests: readonly string[] };

/** Every planted fault, with its file and the tests that should catch it. */
export const allFaults: readonly PlantedFault[] = [
  ...familyFaults,
  ...familySyncFaults,
  ...noticeFaults,
  ...outboxFaults,
  ...savedOutboxFaults,
  ...pullFaults,
  ...syncFaults,
  ...accountFaults,
  ...backupFaults,
  ...reviewFaults,
  ...seasonFaults,
  ...domainFaults,
  ...calendarFaults,
  ...listFaults,
  ...listingFaults,
  ...migrationFaults,
  ...serverFaults,
  ...submissionServerFaults,
  ...coverageFaults,
  ...plannerFaults,
  ...planScreenFaults,
  ...planBFaults,
  ...policyFaults,
  ...operatorFaults,
  ...functionFaults,
  ...hostingFaults,
  ...lifeFaults,
].flatMap(({ file, tests, faults }) => faults.map((fault) => ({ tests, ...fault, file })));
