import { syncCopy } from '#family/words/sync.ts';
import { saveFile } from '#base/device/saveFile.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './SetUpSheet.module.css';

const copy = syncCopy.recovery;

type RecoveryCodeProps = {
  code: string;
  isSaved: boolean;
  onSaved: (isSaved: boolean) => void;
};

/** Shown once: to write down, copy or save. */
export function RecoveryCode({ code, isSaved, onSaved }: RecoveryCodeProps) {
  const copyIt = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast({ title: copy.copied });
    } catch {
      toast({ title: copy.notCopied, tone: 'info' });
    }
  };
  const file = () => new File([copy.file(code)], copy.fileName, { type: 'text/plain' });
  return (
    <>
      <p>{copy.text}</p>
      <p className={styles.code}>
        <VisuallyHidden>
          {copy.letters}: {Array.from(code.replaceAll('-', '')).join(' ')}
        </VisuallyHidden>
        {code.split('-').map((group, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- groups may be alike, and never change
          <span key={index} aria-hidden="true">
            {group}
          </span>
        ))}
      </p>
      <div className="cluster gap-50">
        <Button variant="line" size="small" onClick={() => void copyIt()}>
          <Glyph name="copy" />
          {copy.copy}
        </Button>
        <Button variant="line" size="small" onClick={() => void saveFile(file())}>
          <Glyph name="down" />
          {copy.save}
        </Button>
      </div>
      <Checkbox label={copy.kept} checked={isSaved} onChange={onSaved} />
    </>
  );
}
