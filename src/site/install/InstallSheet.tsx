import { useEffect, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { installCopy } from '#family/family.ts';
import type { InstallWay } from '#base/install/installWay.ts';
import { useInstall } from '#base/install/useInstall.ts';
import { useApp } from '#base/useApp.ts';
import { useCopied } from '#ui/useCopied.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/layers/Sheet.tsx';
import styles from './InstallSheet.module.css';
import { StepsBody } from './StepsBody.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';

const copy = installCopy.prompt;

/** What it brings; the browser's own question follows. */
function PromptBody() {
  return (
    <div className={styles.brings}>
      <img src="/icons/favicon.svg" alt="" width="80" height="80" />
      <ul className="stack gap-40">
        {copy.points.map((point) => (
          <li key={point} className="row top gap-70 weight-650 leading-135">
            <Glyph name="check" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Opens that question. A no is as good as "Not now". */
function PromptButton({ onNo }: { onNo: () => void }) {
  const { install } = useInstall();
  const [hasFailed, setFailed] = useState(false);
  const ask = async () => {
    try {
      if ((await install.ask()) === 'dismissed') onNo();
    } catch (error) {
      console.error('The browser did not ask whether to install', error);
      setFailed(true);
    }
  };
  return (
    <>
      {hasFailed && <p role="alert">{copy.failed}</p>}
      <Button variant="main" onClick={() => void ask()}>
        {copy.install}
      </Button>
    </>
  );
}

type InstallSheetProps = {
  way: Exclude<InstallWay, 'none'>;
  isOpen: boolean;
  /** Something is saved here. */
  hasPlan: boolean;
};

/** Installs Camply on this device: by the browser's own prompt, or by steps in words and pictures. */
export function InstallSheet({ way, isOpen, hasPlan }: InstallSheetProps) {
  const { notices } = useApp();
  const { install } = useInstall();
  const router = useRouter();
  // A link in it leads to another page, or to a row of this one.
  useEffect(() => router.subscribe('onBeforeNavigate', install.close), [router, install]);
  const notNow = () => {
    install.close();
    // When its code does not arrive, no offer shows either.
    notices().then(
      ({ offers }) => offers.note('install', 'declined'),
      () => undefined,
    );
  };
  const { title, text } = way === 'prompt' ? installCopy.prompt : installCopy.steps[way];
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => !open && install.close()}
      title={title}
      className={styles.body}
      footer={
        <div className={styles.buttons}>
          {way === 'prompt' && <PromptButton onNo={notNow} />}
          {way === 'inApp' && <CopyLink />}
          <Button variant="quiet" size="small" onClick={notNow}>
            {way === 'inApp' ? installCopy.stay : installCopy.notNow}
          </Button>
        </div>
      }
    >
      <p className="soft">{text}</p>
      {way === 'prompt' ? <PromptBody /> : <StepsBody way={way} hasPlan={hasPlan} />}
    </Sheet>
  );
}

/** This very page, to be pasted into a browser. Where the clipboard is refused, as a text to hold and copy. */
function CopyLink() {
  const { href } = window.location;
  const { isCopied, copyText } = useCopied(href);
  return (
    <>
      <output className="weight-700 leading-140 hidden-if-empty">
        {isCopied === true && <span>{installCopy.linkCopied}</span>}
        {isCopied === false && (
          <span>
            {installCopy.linkNotCopied} <span className={styles.address}>{href}</span>
          </span>
        )}
      </output>
      <Button variant="main" onClick={copyText}>
        <Glyph name="copy" />
        {installCopy.copyLink}
      </Button>
    </>
  );
}
