import { useState } from 'react';
import { myListingCopy } from '#providers/words/submissions.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { type Key, mailToMe, privateLink, shownLink } from './linkKey.ts';
import styles from './PrivateLink.module.css';

type PrivateLinkProps = { link: Key; name: string; email: string };

/** The link of this very page, to keep. Shown shortened, copied whole. */
export function PrivateLink({ link, name, email }: PrivateLinkProps) {
  const copy = myListingCopy.link;
  const { origin } = window.location;
  const whole = privateLink(origin, link);
  // Where the browser refuses to copy, the link is shown to be copied by hand.
  const [isByHand, setIsByHand] = useState(false);

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(whole);
      toast({ title: copy.copied, description: copy.copiedText });
    } catch {
      setIsByHand(true);
    }
  }

  return (
    <Panel title={copy.heading}>
      <p className="soft">{copy.text}</p>
      {isByHand ? (
        <input
          className={styles.link}
          readOnly
          value={whole}
          aria-label={copy.byHand}
          ref={(input) => input?.select()}
        />
      ) : (
        <p className={styles.link}>{shownLink(origin, link)}</p>
      )}
      <div className={styles.buttons}>
        <Button variant="line" size="small" onClick={() => void copyLink()}>
          <Glyph name="copy" />
          {copy.copy}
        </Button>
        <Button
          variant="quiet"
          size="small"
          href={mailToMe(email, copy.subject(name), copy.body(name, whole))}
        >
          <Glyph name="mail" />
          {copy.mail}
        </Button>
      </div>
    </Panel>
  );
}
