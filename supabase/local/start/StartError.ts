/** A trouble a person can do something about: what happened, and the way out. Printed without a stack. */
export class StartError extends Error {
  readonly wayOut: string;

  constructor(what: string, wayOut: string, cause?: unknown) {
    super(what, { cause });
    this.name = 'StartProblem';
    this.wayOut = wayOut;
  }
}
