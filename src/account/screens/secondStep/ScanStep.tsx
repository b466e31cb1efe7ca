import { useId, useState } from 'react';
import { secondStepCopy } from '#account/words/secondStep.ts';
import { qrPath } from '#base/qr/qrPath.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from './ScanStep.module.css';

const copy = secondStepCopy.turnOn.scan;

type ScanStepProps = {
  /** Base32. */
  secret: string;
  /** otpauth:// */
  uri: string;
};

/** Draws the QR code here, so that the secret is sent to no drawing service. */
export function ScanStep({ secret, uri }: ScanStepProps) {
  const code = qrPath(uri);
  const pictureId = useId();
  const [isByHand, setByHand] = useState(false);

  async function copySecret() {
    try {
      await navigator.clipboard.writeText(secret);
      toast({ title: copy.copied });
    } catch {
      setByHand(true);
    }
  }

  return (
    <>
      <h2>{copy.title}</h2>
      <p className="soft">{copy.text}</p>
      <div className={styles.scan}>
        {code !== null && (
          <svg
            className={styles.code}
            viewBox={`0 0 ${code.count} ${code.count}`}
            aria-labelledby={pictureId}
            shapeRendering="crispEdges"
          >
            <title id={pictureId}>{copy.picture}</title>
            <path d={code.d} fill="currentColor" />
          </svg>
        )}
        <div className="min-0">
          <div className={styles.open}>
            <p className="soft">{copy.samePhone}</p>
            <Button variant="line" size="small" href={uri}>
              <Glyph name="ext" />
              {copy.open}
            </Button>
          </div>
          <details className={styles.instead} open={code === null}>
            <summary className="row middle spread weight-800 icons-110 icons-coral">
              {copy.instead}
              <Glyph name="chev" />
            </summary>
            {isByHand ? (
              <input
                className={styles.secret}
                readOnly
                value={secret}
                aria-label={copy.byHand}
                ref={(input) => input?.select()}
              />
            ) : (
              <p className={styles.secret}>{inFours(secret)}</p>
            )}
            <Button variant="quiet" size="small" onClick={() => void copySecret()}>
              <Glyph name="copy" />
              {copy.copy}
            </Button>
          </details>
        </div>
      </div>
    </>
  );
}

const inFours = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ');
