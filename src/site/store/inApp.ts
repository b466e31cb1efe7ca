import type { NoticeSources } from './openNotices.ts';

/** What site adds to the app (base/useApp.ts). */
export type SiteInApp = {
  /** What notices are made of. Rejects as `family` does. */
  notices: () => Promise<NoticeSources>;
};

declare module '#base/useApp.ts' {
  interface App extends SiteInApp {}
}
