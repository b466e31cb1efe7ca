import { InstallCorner } from '#site/site.ts';
import { Notices } from '../shell/notices/Notices.tsx';

/** What comes up by itself, and the sheet that one of it leads to. Fetched when the page stands. */
export function UnpromptedNotices() {
  return (
    <>
      <Notices />
      <InstallCorner />
    </>
  );
}
