import { useState } from 'react';
import { installCopy } from '#family/family.ts';
import { useInstall } from '#base/install/useInstall.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from './InstallSheet.module.css';

const copy = installCopy.prompt;

/** What it brings; the browser's own question follows. */
export function PromptBody() {
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
export function PromptButton({ onNo }: { onNo: () => void }) {
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
