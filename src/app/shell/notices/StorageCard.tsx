import { noticesCopy, type StorageTrouble } from '#site/site.ts';
import { dayOfMoment } from '#base/day/moment.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { NoticeCard } from './Notice.tsx';

type StorageCardProps = { trouble: NonNullable<StorageTrouble>; onClose: () => void };

/** Tells that this browser refuses to save data, or has deleted it. */
export function StorageCard({ trouble, onClose }: StorageCardProps) {
  if (trouble.kind === 'refused') {
    const { title, text } = noticesCopy.storageRefused;
    return <NoticeCard tone="sun" glyph="eye" title={title} text={text} onClose={onClose} />;
  }
  const { title, text, open, close } = noticesCopy.storageCleared;
  return (
    <NoticeCard
      tone="danger"
      glyph="warn"
      title={title}
      text={text(dayOfMoment(trouble.keptAt))}
      answers={
        <>
          <ButtonLink variant="pine" size="small" to="/bring" onClick={onClose}>
            {open}
          </ButtonLink>
          <Button variant="line" size="small" onClick={onClose}>
            {close}
          </Button>
        </>
      }
    />
  );
}
