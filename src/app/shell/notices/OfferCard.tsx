import { useEffect } from 'react';
import { noticesCopy, type NoticeSources, type ShownOffer } from '#site/site.ts';
import { countsLine, installCopy } from '#family/family.ts';
import { useInstall } from '#base/install/useInstall.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { NoticeCard } from './Notice.tsx';

type OfferCardProps = { offer: ShownOffer; offers: NoticeSources['offers']; onClose: () => void };

/** What Camply asks by itself. That it was on the screen counts: it is not asked twice in a row. */
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
