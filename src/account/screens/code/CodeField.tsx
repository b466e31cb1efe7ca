import { secondStepCopy } from '#account/words/secondStep.ts';
import type { CodeOutcome } from '#account/store/accounts.ts';
import { Field } from '#ui/fields/Field.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import styles from './CodeField.module.css';

const copy = secondStepCopy.code;

export type CodeCopy = Readonly<Record<keyof typeof copy, string>>;

export type CodeProblem = Exclude<CodeOutcome, 'done'> | 'empty';

type CodeFieldProps = {
  code: string;
  onCode: (code: string) => void;
  problem: CodeProblem | null;
  words?: Partial<CodeCopy> | undefined;
};

/** Six digits, with or without a space; whatever is pasted stays until it is sent. */
export function CodeField({ code, onCode, problem, words }: CodeFieldProps) {
  const texts: CodeCopy = { ...copy, ...words };
  return (
    <Field label={texts.label} error={isOfCode(problem) ? texts[problem] : undefined}>
      <TextInput
        className={styles.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="000 000"
        required
        value={code}
        onText={onCode}
      />
    </Field>
  );
}

export const isComplete = (code: string): boolean => code.replaceAll(/\D/g, '').length === 6;

/** The others are causes, above the form. */
export const isOfCode = (
  problem: CodeProblem | null,
): problem is Exclude<CodeProblem, 'limited' | 'unreachable'> =>
  problem !== null && problem !== 'limited' && problem !== 'unreachable';
