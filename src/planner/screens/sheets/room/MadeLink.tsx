import { qrPath } from '#base/qr/qrPath.ts';
import { roomCopy } from '#planner/words/room.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { useCopied } from '#ui/useCopied.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { focusOnMount } from '#ui/focusOnMount.ts';
import styles from './MadeLink.module.css';

const copy = roomCopy.made;

type MadeLinkProps = { label: string; url: string; onAnother?: () => void };

/** The link, and the ways to hand it over. */
export function MadeLink({ label, url, onAnother }: MadeLinkProps) {
  const { isCopied, copyText } = useCopied(url);
  const canSend = 'share' in navigator;
  const code = qrPath(url);
  return (
    <>
      <h3 ref={focusOnMount} tabIndex={-1} className={styles.heading}>
        {copy.heading(label)}
      </h3>
      <p className="leading-145">{copy.care}</p>
      <Field label={copy.link}>
        <TextInput value={url} readOnly onText={() => undefined} />
      </Field>
      <div className="cluster middle gap-60">
        {canSend && (
          <Button
            variant="main"
            size="small"
            // Whoever closes the question has chosen to send nothing.
            onClick={() => void navigator.share({ title: copy.shareTitle, url }).catch(() => null)}
          >
            <Glyph name="share" />
            {copy.send}
          </Button>
        )}
        <Button variant={canSend ? 'line' : 'main'} size="small" onClick={copyText}>
          <Glyph name={isCopied === true ? 'check' : 'copy'} />
          <span>{isCopied === true ? copy.copied : copy.copy}</span>
        </Button>
        <output className="small">
          {isCopied === false && <span>{copy.notCopied}</span>}
          {isCopied === true && <VisuallyHidden>{copy.copied}</VisuallyHidden>}
        </output>
      </div>
      {code !== null && (
        <div>
          <svg
            className={styles.code}
            viewBox={`0 0 ${code.count} ${code.count}`}
            aria-hidden="true"
            shapeRendering="crispEdges"
          >
            <path d={code.d} />
          </svg>
          <p className="soft small">{copy.qr}</p>
        </div>
      )}
      {onAnother && (
        <Button variant="quiet" size="small" className="self-start" onClick={onAnother}>
          {copy.another}
        </Button>
      )}
    </>
  );
}
