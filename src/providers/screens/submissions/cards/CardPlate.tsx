import { useState } from 'react';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from './CardPlate.module.css';

/** The logo a provider sent; a sign where there is none, or none to show yet. The name is beside it. */
export function CardPlate({ src }: { src: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={styles.plate}>
      {src === null || src === failed ? (
        <Glyph name="img" />
      ) : (
        <img src={src} alt="" width={56} height={56} onError={() => setFailed(src)} />
      )}
    </span>
  );
}
