/** A problem that a person can solve: what happened, and what to do. Printed without a stack. */
export class StartError extends Error {
  readonly remedy: string;

  constructor(what: string, remedy: string, cause?: unknown) {
    super(what, { cause });
    this.name = 'StartError';
    this.remedy = remedy;
  }
}
