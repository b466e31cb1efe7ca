import { fieldFacts, type SubmissionField } from '#providers/rules/submission/fields.ts';
import { Field } from '#ui/fields/Field.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import styles from './FieldInputs.module.css';

type FieldInputsProps<Name extends SubmissionField> = {
  names: readonly Name[];
  /** As the review desk calls them. */
  isShort?: boolean;
  /** Without a text a field is empty. */
  typed: Readonly<Partial<Record<Name, string>>>;
  problems: Partial<Record<SubmissionField, string>>;
  onType: (name: Name, text: string) => void;
};

/** Fields of a listing, to type over what was sent. */
export function FieldInputs<Name extends SubmissionField>(props: FieldInputsProps<Name>) {
  const { names, isShort = false, typed, problems, onType } = props;
  return (
    <div className={styles.fields}>
      {names.map((name) => {
        const { kind, label, short = label, width, inputMode } = fieldFacts[name];
        const isAddress = kind === 'email' || kind === 'url';
        return (
          <Field
            key={name}
            label={isShort ? short : label}
            error={problems[name]}
            className={isAddress || width === 'wide' ? undefined : styles.half}
          >
            <TextInput
              value={typed[name] ?? ''}
              // A number field drops an unfinished number; a text field preserves it for the message.
              type={isAddress ? kind : 'text'}
              inputMode={inputMode}
              dir="auto"
              onText={(text) => onType(name, text)}
            />
          </Field>
        );
      })}
    </div>
  );
}
