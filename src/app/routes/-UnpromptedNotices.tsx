import { useLocation } from '@tanstack/react-router';
import { InstallCorner } from '#site/site.ts';
import { Notices } from '../shell/notices/Notices.tsx';

/** The app's own notices, and the sheet that one of them opens. Loaded after the page is drawn. */
export function UnpromptedNotices() {
  // Whoever opened a link came for that page only, which says itself when there is no signal.
  if (useLocation({ select: ({ pathname }) => pathname === '/shared' })) return null;
  return (
    <>
      <Notices />
      <InstallCorner />
    </>
  );
}
