import type { LiveOutbox } from './outbox/createOutbox.ts';

/** What providers adds to the app (base/useApp.ts). */
export type ProvidersInApp = {
  /** What a provider sends; begins to send what waits. Rejects as `family` does. */
  outbox: () => Promise<LiveOutbox>;
};

declare module '#base/useApp.ts' {
  interface App extends ProvidersInApp {}
}
