import { useState } from 'react';
import { installCopy } from '#family/family.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from './InstallSheet.module.css';

/** This very page, to be pasted into a browser. Where the clipboard is refused, as a text to hold and copy. */
export function CopyLink() {
  const [copied, setCopied] = useState<boolean | null>(null);
  const { href } = window.location;
  const copy = () =>
    navigator.clipboard.writeText(href).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <output className="weight-700 leading-140 hidden-if-empty">
        {copied === true && <span>{installCopy.linkCopied}</span>}
        {copied === false && (
          <span>
            {installCopy.linkNotCopied} <span className={styles.address}>{href}</span>
          </span>
        )}
      </output>
      <Button variant="main" onClick={() => void copy()}>
        <Glyph name="copy" />
        {installCopy.copyLink}
      </Button>
    </>
  );
}
