import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { settingsCopy } from '#family/family.ts';
import { useAuth } from '#account/account.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { PasswordInput } from '#ui/fields/PasswordInput.tsx';
import { Sheet } from '#ui/layers/Sheet.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import styles from './DeleteRow.module.css';

const copy = settingsCopy.deletion;
type Problem = keyof typeof copy.problems;

type DeleteAccountSheetProps = { open: boolean; onClose: () => void };

/** Deletes the account after asking for the password again, so that a forgotten open tab is not enough. */
export function DeleteAccountSheet({ open, onClose }: DeleteAccountSheetProps) {
  const { ask, who } = useAuth();
  const router = useRouter();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const { isBusy, run } = useSingleFlight();

  async function remove() {
    if (who.status !== 'in') return;
    if (password === '') return setProblem('empty');
    const outcome = await ask((session) => session.deleteAccount(password));
    if (outcome !== 'done') return setProblem(outcome);
    onClose();
    toast({ title: copy.done, description: copy.doneText });
    await router.navigate({ to: '/login' });
  }

  return (
    <Sheet
      open={open}
      onOpenChange={onClose}
      title={copy.title}
      className={styles.body}
      footer={
        <div className="cluster spread gap-50">
          <Button variant="flush" size="small" onClick={onClose}>
            {copy.keep}
          </Button>
          <Button
            variant="line"
            size="small"
            className={styles.delete}
            aria-disabled={isBusy}
            onClick={() => void run(remove)}
          >
            {isBusy ? copy.busy : copy.action}
          </Button>
        </div>
      }
    >
      <p>{copy.what}</p>
      <p>{copy.stays}</p>
      <Field label={copy.password} error={problem === null ? undefined : copy.problems[problem]}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          onText={setPassword}
        />
      </Field>
    </Sheet>
  );
}
