import { useEffect } from 'react';
import { useRouter } from '@tanstack/react-router';
import { installCopy } from '#family/family.ts';
import type { InstallWay } from '#base/install/installWay.ts';
import { useInstall } from '#base/install/useInstall.ts';
import { useApp } from '#base/useApp.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/layers/Sheet.tsx';
import { CopyLink } from './CopyLink.tsx';
import styles from './InstallSheet.module.css';
import { PromptBody, PromptButton } from './PromptBody.tsx';
import { StepsBody } from './StepsBody.tsx';

type InstallSheetProps = {
  way: Exclude<InstallWay, 'none'>;
  isOpen: boolean;
  /** Something is saved here. */
  hasPlan: boolean;
};

/** How Camply gets onto this very device: the browser's own question, or steps in words and pictures. */
export function InstallSheet({ way, isOpen, hasPlan }: InstallSheetProps) {
  const { notices } = useApp();
  const { install } = useInstall();
  const router = useRouter();
  // A link in it leads to another page, or to a row of this one.
  useEffect(() => router.subscribe('onBeforeNavigate', install.close), [router, install]);
  const notNow = () => {
    install.close();
    // Where its code does not arrive nothing asks by itself either.
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
