import type { Counts } from '#family/rules/backup/countRecords.ts';
import { transferCopy } from '#family/words/handOver.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { OpenBackup } from '../backup/OpenBackup.tsx';
import { TransferLead } from './TransferLead.tsx';
import { TransferFailed } from './TransferFailed.tsx';
import type { TransferState } from './useTransfer.ts';

type TransferFormProps = {
  state: TransferState;
  typed: string;
  onTyped: (typed: string) => void;
  onCode: (code: string, isLink: boolean) => Promise<void>;
  onDone: (counts: Counts) => void;
};

/** Asks for the ten letters; a backup file will do, too. */
export function TransferForm({ state, typed, onTyped, onCode, onDone }: TransferFormProps) {
  const failed = state.is === 'failed' ? state : null;
  const wrong = failed && !failed.isLink ? failed.problem.kind : null;
  const error =
    wrong === 'mistyped' || wrong === 'unknown' || wrong === 'unknownRecovery'
      ? transferCopy.errors[wrong]
      : undefined;
  const submit = async (form: HTMLFormElement) => {
    await onCode(typed, false);
    form.querySelector('input')?.focus();
  };
  const isBusy = state.is === 'fetching';
  return (
    <>
      <h1>{transferCopy.heading}</h1>
      <TransferLead />
      {failed && (
        <TransferFailed
          problem={failed.problem}
          isLink={failed.isLink}
          onAgain={() => void onCode(failed.code, failed.isLink)}
        />
      )}
      <Form onSubmit={submit}>
        <Field label={transferCopy.label} hint={transferCopy.hint} error={error}>
          <TextInput
            className="code-type"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- who comes back to check a code finds it at once
            autoFocus={error !== undefined}
            value={typed}
            onText={onTyped}
            placeholder={transferCopy.placeholder}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
          />
        </Field>
        <Button variant="main" type="submit" aria-disabled={isBusy}>
          {isBusy ? transferCopy.busy : transferCopy.action}
        </Button>
      </Form>
      <p className="weight-700">{transferCopy.or}</p>
      <div className="cluster middle gap-60">
        <OpenBackup onDone={onDone} />
        <ButtonLink variant="quiet" size="small" to="/">
          {transferCopy.fresh}
        </ButtonLink>
      </div>
    </>
  );
}
