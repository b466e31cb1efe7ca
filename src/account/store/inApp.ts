import type { Accounts } from './accounts.ts';
import type { AuthSession } from './createSession.ts';

/** What account adds to the app (base/useApp.ts). */
export type AccountInApp = {
  /** What can be done with an account. Rejects as `family` does. */
  session: () => Promise<AuthSession & Accounts>;
};

declare module '#base/useApp.ts' {
  interface App extends AccountInApp {}
}
