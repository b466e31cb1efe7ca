import type { SubmissionField } from '#providers/rules/submission/submission.ts';
import { Field } from '#ui/fields/Field.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { answerFields, type Typed } from './answerFields.ts';
import styles from './FieldInputs.module.css';

type FieldInputsProps = {
  typed: Typed;
  problems: Partial<Record<SubmissionField, string>>;
  onType: (name: keyof Typed, text: string) => void;
};

/** All that parents will read, to change together with an answer. */
export function FieldInputs({ typed, problems, onType }: FieldInputsProps) {
  return (
    <div className={styles.fields}>
      {answerFields.map(({ name, label, kind = 'text', isHalf }) => (
        <Field
          key={name}
          label={label}
          error={problems[name]}
          className={isHalf ? styles.half : undefined}
        >
          <TextInput
            value={typed[name]}
            // A number field loses what is no number yet; text keeps it, for the message to explain.
            type={kind === 'number' ? 'text' : kind}
            inputMode={kind === 'number' ? 'decimal' : undefined}
            dir="auto"
            onText={(text) => onType(name, text)}
          />
        </Field>
      ))}
    </div>
  );
}
