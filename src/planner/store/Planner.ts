import type { PlanChange } from '#family/rules/plan/planRows.ts';

/** Done means stored and read back. All reject with StorageError, and with OtherFamilyError (otherFamily.ts). */
export type Planner = {
  /** One command: all of it or nothing. Throws on a row that its schema does not take. */
  write(changes: readonly PlanChange[]): Promise<void>;
  /** Saves changes like `write`, but without an undo step. */
  keep(changes: readonly PlanChange[]): Promise<void>;
  /** A camp that is in the plan without a child, unless it is in the plan already. Nothing that undo takes back. */
  putIn(camp: { id: string; providerName: string }): Promise<void>;
  /** All entries of a camp go, as one command. */
  takeOut(campId: string): Promise<void>;
  /** Takes the last command of this family back; false when there is none. Rows get new stamps, so it stands on every device. */
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
};
