import { useState } from 'react';
import { useStore } from 'zustand';
import { useSyncStatus } from '#camps/camps.ts';
import { noticesCopy, type NoticeSources } from '#site/site.ts';
import { recentLabel } from '#base/day/recentLabel.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { NoticeBar } from './Notice.tsx';

const copy = noticesCopy.offline;

type OfflineBarProps = {
  waiting: NoticeSources['waiting'] | undefined;
  /** The browser has a connection; the server does not respond. */
  isOnline: boolean;
};

/** Shown offline and without a server: what waits for it, or how old the data is. */
export function OfflineBar({ waiting, isOnline }: OfflineBarProps) {
  const lead = isOnline ? copy.leadOnline : copy.lead;
  return waiting ? <Counted waiting={waiting} lead={lead} /> : <Saved lead={lead} />;
}

type CountedProps = { waiting: NoticeSources['waiting']; lead: string };

function Counted({ waiting, lead }: CountedProps) {
  const count = useStore(waiting);
  if (count === 0) return <Saved lead={lead} />;
  return (
    <NoticeBar tone="sun" glyph="offline" text={`${lead} ${copy.waiting(count)}`}>
      <AppLink to="/submissions">{copy.see(count)}</AppLink>
    </NoticeBar>
  );
}

function Saved({ lead }: Pick<CountedProps, 'lead'>) {
  const refreshedAt = useSyncStatus((sync) => sync.refreshedAt);
  const [now] = useState(() => Date.now());
  const text =
    refreshedAt === null
      ? copy.empty
      : copy.saved(recentLabel(refreshedAt, now, noticesCopy.today));
  return <NoticeBar tone="sun" glyph="offline" text={`${lead} ${text}`} />;
}
