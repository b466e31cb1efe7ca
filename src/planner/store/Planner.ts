import type { PlanCommand } from '#family/rules/plan/planRows.ts';

/** Done means stored and read back. All reject with StorageError. */
export type Planner = {
  /**
   * One command: all of it or nothing. Throws on a value that its schema does not take. Answers its number, for `undo`; null where
   * there was nothing to change.
   */
  write(commands: readonly PlanCommand[]): Promise<number | null>;
  /** As `write`, but nothing that a person would take back. */
  keep(commands: readonly PlanCommand[]): Promise<void>;
  /** As `keep`, for what the other home has changed: the lines of the log come with it. */
  takeOver(commands: readonly PlanCommand[]): Promise<void>;
  /** A camp that is in the plan without a child, unless it is in the plan already. Nothing that undo takes back. */
  putIn(camp: { id: string; providerName: string }): Promise<void>;
  /** All entries of a camp go, as one command. Answers as `write`. */
  takeOut(campId: string): Promise<number | null>;
  /**
   * Takes a command of this family back, the last one where none is named; false when there is none. Rows get new stamps, so it
   * stands on every device.
   */
  undo(id?: number): Promise<boolean>;
  redo(): Promise<boolean>;
};
