import { useState } from 'react';
import type { Counts } from '#family/rules/backup/countThings.ts';
import { bringCopy } from '#family/words/handOver.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { OpenBackup } from '../backup/OpenBackup.tsx';
import { BringLead } from './BringLead.tsx';
import { BringProblem } from './BringProblem.tsx';
import type { BringState } from './useBring.ts';

type BringFormProps = {
  state: BringState;
  onCode: (code: string, isLink: boolean) => Promise<void>;
  onDone: (counts: Counts) => void;
};

/** Asks for the ten letters; a backup file will do, too. */
export function BringForm({ state, onCode, onDone }: BringFormProps) {
  const [typed, setTyped] = useState('');
  const failed = state.is === 'failed' ? state : null;
  const wrong = failed && !failed.isLink ? failed.problem.kind : null;
  const error = wrong === 'mistyped' || wrong === 'unknown' ? bringCopy.errors[wrong] : undefined;
  const submit = async (form: HTMLFormElement) => {
    await onCode(typed, false);
    form.querySelector('input')?.focus();
  };
  const isBusy = state.is === 'fetching';
  return (
    <>
      <h1>{bringCopy.heading}</h1>
      <BringLead />
      {failed && (
        <BringProblem
          problem={failed.problem}
          isLink={failed.isLink}
          onAgain={() => void onCode(failed.code, failed.isLink)}
        />
      )}
      <Form onSubmit={submit}>
        <Field label={bringCopy.label} hint={bringCopy.hint} error={error}>
          <TextInput
            value={typed}
            onText={setTyped}
            placeholder={bringCopy.placeholder}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
          />
        </Field>
        <Button variant="main" type="submit" disabled={isBusy}>
          {isBusy ? bringCopy.busy : bringCopy.action}
        </Button>
      </Form>
      <p className="weight-700">{bringCopy.or}</p>
      <div className="cluster middle gap-60">
        <OpenBackup onDone={onDone} />
        <ButtonLink variant="quiet" size="small" to="/">
          {bringCopy.fresh}
        </ButtonLink>
      </div>
    </>
  );
}
