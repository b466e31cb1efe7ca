import { useEffect, useRef, useState } from 'react';
import { noticesCopy, type NoticeSources, type ShownOffer } from '#site/site.ts';
import { countsLine, installCopy } from '#family/family.ts';
import { useInstall } from '#base/install/useInstall.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { NoticeCard } from './Notice.tsx';
import { useRouterState } from '@tanstack/react-router';
import { logBug } from '#base/device/isNoAnswer.ts';
import { OPEN_SHEET } from '#ui/layers/useOpenSheet.ts';
import { hasUnsavedInput } from '../update/dirtyFields.ts';

type OfferCardProps = { offer: ShownOffer; offers: NoticeSources['offers']; onClose: () => void };

/** An offer that Camply makes on its own. Showing it counts, so that it is not repeated at once. */
export function OfferCard({ offer, offers, onClose }: OfferCardProps) {
  const { kind, counts } = offer;
  useEffect(() => offers.note(kind, 'shown'), [offers, kind]);
  const decline = () => {
    offers.note(kind, 'declined');
    onClose();
  };
  if (kind === 'install') return <InstallOffer onClose={onClose} onDecline={decline} />;
  const { title, text, save, later } = noticesCopy.backup;
  return (
    <NoticeCard
      tone="sun"
      glyph="box"
      title={title}
      text={text(countsLine(counts))}
      answers={
        <>
          <ButtonLink variant="pine" size="small" to="/settings" hash="backup" onClick={onClose}>
            {save}
          </ButtonLink>
          <Button variant="quiet" size="small" onClick={decline}>
            {later}
          </Button>
        </>
      }
    />
  );
}

function InstallOffer({ onClose, onDecline }: { onClose: () => void; onDecline: () => void }) {
  const { way, install } = useInstall();
  const { title, text } = way === 'inApp' ? installCopy.inAppOffer : installCopy.offer;
  return (
    <NoticeCard
      tone="teal"
      glyph={way === 'inApp' ? 'ext' : 'addhome'}
      title={title}
      text={text}
      answers={
        <>
          <Button
            variant="pine"
            size="small"
            onClick={() => {
              onClose();
              install.open();
            }}
          >
            {way === 'prompt' ? installCopy.prompt.install : installCopy.offer.show}
          </Button>
          <Button variant="quiet" size="small" onClick={onDecline}>
            {installCopy.notNow}
          </Button>
        </>
      }
    />
  );
}

/** Whether the user is busy. The menu that led to this page may still be closing. */
const isBusy = () => hasUnsavedInput() || document.querySelector(OPEN_SHEET) !== null;

/** Returns the path at which this document was opened. */
function firstPath(): string {
  const [document] = performance.getEntriesByType('navigation');
  return new URL(document?.name ?? location.href).pathname;
}

/**
 * The offer that Camply makes on its own: on a page that the user navigated to, never on the first screen, and until
 * they navigate on. `close` removes it.
 */
export function useOffer(sources: NoticeSources | null): [ShownOffer | null, () => void] {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [found, setFound] = useState<{ offer: ShownOffer; path: string } | null>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (sources === null || (!hasMoved.current && path === firstPath())) return undefined;
    // Coming back to it is no first screen.
    hasMoved.current = true;
    let isWanted = true;
    const look = async () => {
      const offer = await sources.offers.due();
      if (isWanted && offer !== null && !isBusy()) setFound({ offer, path });
    };
    // Where storage fails no offer shows; another notice reports the failure.
    look().catch(logBug);
    return () => {
      isWanted = false;
    };
  }, [sources, path]);
  return [found?.path === path ? found.offer : null, () => setFound(null)];
}
