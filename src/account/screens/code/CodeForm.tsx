import { useState } from 'react';
import { secondStepCopy } from '#account/words/secondStep.ts';
import type { CodeOutcome } from '#account/store/accounts.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Cause } from '../pieces/Cause.tsx';
import { useAccountForm } from '../useAccountForm.ts';
import { CodeField, type CodeProblem, type CodeCopy, isComplete, isOfCode } from './CodeField.tsx';

type CodeFormProps = {
  /** Replaces the text for the code of an authenticator app. */
  words?: Partial<CodeCopy>;
  action: string;
  busy: string;
  check: (code: string) => Promise<CodeOutcome>;
};

export function CodeForm({ words, action, busy, check }: CodeFormProps) {
  const [code, setCode] = useState('');
  const { problem, isBusy, form } = useAccountForm<CodeProblem>({
    check: () => (isComplete(code) ? null : 'empty'),
    async send() {
      const outcome = await check(code);
      return outcome === 'done' ? null : outcome;
    },
    fieldOf: (found) => (isOfCode(found) ? 'code' : null),
  });
  return (
    <>
      <Cause problem={problem} limited={secondStepCopy.code.limited} />
      <Form {...form}>
        <CodeField code={code} onCode={setCode} problem={problem} words={words} />
        <Button variant="main" type="submit" aria-disabled={isBusy}>
          {isBusy ? busy : action}
        </Button>
      </Form>
    </>
  );
}
