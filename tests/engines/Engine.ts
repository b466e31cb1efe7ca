/** A browser that is not Chromium, as far as a journey needs it. */
export type Engine = {
  name: string;
  visit(address: string): Promise<void>;
  /** Runs a function in the page: it knows nothing but its arguments, and answers what JSON can say. */
  ask<Answer>(question: (...words: string[]) => Answer, ...words: string[]): Promise<Answer>;
  /** As if the phone had been switched off and on; false where this engine cannot. */
  restart(): Promise<boolean>;
  close(): Promise<void>;
};
