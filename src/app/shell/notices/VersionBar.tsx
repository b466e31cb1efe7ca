import { useEffect, useState } from 'react';
import { noticesCopy } from '#site/site.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { unsavedFields } from '../update/dirtyFields.ts';
import { NoticeBar } from './Notice.tsx';
import styles from './Notices.module.css';

const copy = noticesCopy.newVersion;
const LOOK_EVERY_MS = 2000;

/** A search form is never sent, because the address contains its words. */
const hasUnsentForm = () =>
  unsavedFields().some((field) => field.closest('form') && !field.closest('search'));

type VersionBarProps = { onApply: () => void; onLater: () => void };

/** Offers a new build. Nothing reloads on its own while a user is reading, and no press discards typed text. */
export function VersionBar({ onApply, onLater }: VersionBarProps) {
  const [hasForm, setHasForm] = useState(hasUnsentForm);
  useEffect(() => {
    const look = () => setHasForm(hasUnsentForm());
    document.addEventListener('input', look);
    // There is no event for a form that was sent and has closed.
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      document.removeEventListener('input', look);
      clearInterval(timer);
    };
  }, []);
  return (
    <NoticeBar tone="teal" glyph="badge" text={hasForm ? copy.waits : copy.ready}>
      {!hasForm && (
        <Button variant="line" size="small" className={styles.refresh} onClick={onApply}>
          {copy.refresh}
        </Button>
      )}
      <IconButton glyph="x" label={copy.later} onClick={onLater} />
    </NoticeBar>
  );
}
