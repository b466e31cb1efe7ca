import { useState } from 'react';
import { useStore } from 'zustand';
import { useSyncStatus } from '#camps/camps.ts';
import { noticesCopy, type NoticeSources } from '#site/site.ts';
import { recentLabel } from '#base/day/recentLabel.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { NoticeBar } from './Notice.tsx';

const copy = noticesCopy.offline;

/** Shown offline: what waits for a connection, or how old the data is. */
export function OfflineBar({ waiting }: { waiting: NoticeSources['waiting'] | undefined }) {
  return waiting ? <Counted waiting={waiting} /> : <Saved />;
}

function Counted({ waiting }: { waiting: NoticeSources['waiting'] }) {
  const count = useStore(waiting);
  if (count === 0) return <Saved />;
  return (
    <NoticeBar tone="sun" glyph="offline" text={copy.waiting(count)}>
      <AppLink to="/submissions">{copy.see(count)}</AppLink>
    </NoticeBar>
  );
}

function Saved() {
  const refreshedAt = useSyncStatus((sync) => sync.refreshedAt);
  const [now] = useState(() => Date.now());
  const text =
    refreshedAt === null
      ? copy.empty
      : copy.saved(recentLabel(refreshedAt, now, noticesCopy.today));
  return <NoticeBar tone="sun" glyph="offline" text={text} />;
}
