/** A browser that is not Chromium, as far as a journey needs it. */
export type Engine = {
  name: string;
  visit(url: string): Promise<void>;
  /** Runs a function in the page: it sees only its arguments, and its result must be JSON. */
  evaluate<Result>(code: (...args: string[]) => Result, ...args: string[]): Promise<Result>;
  /** Starts the browser again on the same profile; false where this engine cannot. */
  restart(): Promise<boolean>;
  close(): Promise<void>;
};
