import { qrPath } from '#base/qr/qrPath.ts';
import { roomCopy } from '#planner/words/room.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { useCopied } from '#ui/useCopied.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Fold } from './Fold.tsx';
import styles from './LinkWays.module.css';

const copy = roomCopy.made;

type LinkWaysProps = {
  url: string;
  shareTitle: string;
  /** The code is a press away. */
  isCodeFolded?: boolean;
};

/** A link that opens something, and the ways to hand it over. */
export function LinkWays({ url, shareTitle, isCodeFolded = false }: LinkWaysProps) {
  const { isCopied, copyText } = useCopied(url);
  const canSend = 'share' in navigator;
  const code = qrPath(url);
  const picture = code !== null && (
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
  );
  return (
    <>
      <Field label={copy.link}>
        <TextInput value={url} readOnly onText={() => undefined} />
      </Field>
      <div className="cluster middle gap-60">
        {canSend && (
          <Button
            variant="main"
            size="small"
            // Whoever closes the question has chosen to send nothing.
            onClick={() => void navigator.share({ title: shareTitle, url }).catch(() => null)}
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
      {picture && (isCodeFolded ? <Fold summary={copy.qrFold}>{picture}</Fold> : picture)}
    </>
  );
}
