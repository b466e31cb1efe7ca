import { InstallCorner } from '#site/site.ts';
import { Notices } from '../shell/notices/Notices.tsx';

/** The app's own notices, and the sheet that one of them opens. Loaded after the page is drawn. */
export function UnpromptedNotices() {
  return (
    <>
      <Notices />
      <InstallCorner />
    </>
  );
}
