import { roomCopy } from '#planner/words/room.ts';
import { Button } from '#ui/Button.tsx';
import { focusOnMount } from '#ui/focusOnMount.ts';
import { LinkWays } from '../../pieces/LinkWays.tsx';
import styles from './MadeLink.module.css';

const copy = roomCopy.made;

type MadeLinkProps = { label: string; url: string; onAnother?: () => void };

/** The link, and the ways to hand it over. */
export function MadeLink({ label, url, onAnother }: MadeLinkProps) {
  return (
    <>
      <h3 ref={focusOnMount} tabIndex={-1} className={styles.heading}>
        {copy.heading(label)}
      </h3>
      <p className="leading-145">{copy.care}</p>
      <LinkWays url={url} shareTitle={copy.shareTitle} />
      {onAnother && (
        <Button variant="flush" size="small" className="self-start" onClick={onAnother}>
          {copy.another}
        </Button>
      )}
    </>
  );
}
