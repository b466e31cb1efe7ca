import { useState } from 'react';
import { useCause } from '#base/device/useCause.ts';
import { useApp } from '#base/useApp.ts';
import { bytesLabel } from '#base/text/bytesLabel.ts';
import { backupCopy, countsLine, restoreCopy } from '#family/words/backup.ts';
import { saveFile } from '#base/device/saveFile.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { PasswordInput } from '#ui/fields/PasswordInput.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { OpenBackup } from './OpenBackup.tsx';

const SHORTEST = 8;

/** Makes the file, locked or open, and hands it over. */
export function SaveBackup() {
  const app = useApp();
  const causeOf = useCause();
  const [isLocked, setLocked] = useState(true);
  const [passphrase, setPassphrase] = useState('');
  const [error, setError] = useState<'missing' | 'short' | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const backup = await app.backup();
      const made = await backup.make(isLocked ? passphrase : null);
      const saved = await saveFile(new File([made.text], made.name, { type: 'application/json' }));
      if (saved === 'canceled') return;
      backup.keep(made);
      const { title, text } = backupCopy.saved;
      toast({ title, description: text(made.name, bytesLabel(made.bytes)) });
    } catch (reason) {
      console.error('A backup could not be made', reason);
      const cause = causeOf(reason);
      if (cause === null) return;
      const { title, [cause]: description } = backupCopy.failed;
      toast({ title, description, tone: 'danger' });
    } finally {
      setBusy(false);
    }
  }

  async function submit(form: HTMLFormElement) {
    const wrong = isLocked ? problemOf(passphrase) : null;
    setError(wrong);
    if (wrong === null) await save();
    else form.querySelector<HTMLInputElement>('input:not([role=switch])')?.focus();
  }

  return (
    <Form className="stack gap-90" onSubmit={submit}>
      <Switch
        label={backupCopy.lock}
        hint={isLocked ? backupCopy.locked : backupCopy.unlocked}
        checked={isLocked}
        onChange={(next) => {
          setLocked(next);
          setError(null);
        }}
      />
      {isLocked && (
        <Field
          label={backupCopy.passphrase}
          hint={backupCopy.hint}
          error={error === null ? undefined : backupCopy[error]}
        >
          <PasswordInput
            autoComplete="new-password"
            value={passphrase}
            onText={(text) => {
              setPassphrase(text);
              if (problemOf(text) === null) setError(null);
            }}
          />
        </Field>
      )}
      <div className="cluster middle gap-60">
        <Button variant="pine" size="small" type="submit" aria-disabled={isBusy}>
          <Glyph name="down" />
          <span>{isBusy ? backupCopy.saving : backupCopy.save}</span>
        </Button>
        <OpenBackup
          onDone={(counts) => toast({ title: restoreCopy.done, description: countsLine(counts) })}
        />
      </div>
    </Form>
  );
}

function problemOf(passphrase: string): 'missing' | 'short' | null {
  if (passphrase === '') return 'missing';
  return passphrase.length < SHORTEST ? 'short' : null;
}
