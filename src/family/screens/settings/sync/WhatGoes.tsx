import { syncCopy } from '#family/words/sync.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from './WhatGoes.module.css';

const { goes, honest, lost } = syncCopy;

/** Explains what is sent before it is. */
export function WhatGoes() {
  return (
    <>
      <h3 className="mt-60">{goes.title}</h3>
      <ul className={styles.goes}>
        {goes.yes.map((what) => (
          <li key={what}>
            <Glyph name="check" />
            {what}
          </li>
        ))}
        {goes.no.map((what) => (
          <li key={what} className={styles.stays}>
            <Glyph name="x" />
            {what}
          </li>
        ))}
      </ul>
      <EncryptionNote />
    </>
  );
}

/** What locking means, and what it does not. */
export function EncryptionNote() {
  return (
    <p className="soft small">
      {honest} {lost}
    </p>
  );
}
