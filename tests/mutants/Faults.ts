/** A planted fault: `before` stands exactly once in the file, and becomes `after`. */
export type Fault = {
  before: string;
  after: string;
  /** What a person or an operator would lose by it. */
  breaks: string;
  /** Instead of those of the file. */
  tests?: readonly string[];
  /** Why no test can notice: equivalent, or a second layer behind one that is tested. */
  survives?: string;
};

/** The faults of one file. */
export type Faults = {
  /** From the root of the repository. */
  file: string;
  /** The tests that should catch them: paths for vitest, or PGTAP. */
  tests: readonly string[];
  faults: readonly Fault[];
};

/** All of supabase/tests, in an embedded database. */
export const PGTAP = 'pgtap';
