import { useId, useState } from 'react';
import { LONGEST_CIRCLE_NAME } from '#family/rules/plan/circleRows.ts';
import { circlesCopy } from '#planner/words/circles.ts';
import { Button } from '#ui/Button.tsx';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { Form } from '#ui/Form.tsx';
import { type CircleActions, type Trouble } from './circlePlan.ts';
import { TroubleAlert, withTrouble } from './TroubleAlert.tsx';

const copy = circlesCopy.make;

type MakeCircleProps = Pick<CircleActions, 'onMake'> & {
  onMade: (id: string) => void;
  /** The one action of the page. */
  isFirst: boolean;
};

/** A name, and the circle is there. What was typed stays where it could not be made. */
export function MakeCircle({ onMake, onMade, isFirst }: MakeCircleProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const isMissing = isChecked && name.trim() === '';

  async function make() {
    setTrouble(null);
    setChecked(true);
    if (name.trim() === '') return document.getElementById(id)?.focus();
    const began = await withTrouble(async () => onMake(name.trim()));
    if ('trouble' in began) return setTrouble(began.trouble);
    setName('');
    setChecked(false);
    onMade(began.id);
  }
  return (
    <Form className="stack columns-1 gap-75" onSubmit={make}>
      <FormInput
        id={id}
        label={copy.label}
        hint={copy.hint}
        required={null}
        autoComplete="off"
        maxLength={LONGEST_CIRCLE_NAME}
        error={isMissing ? copy.missing : undefined}
        value={name}
        onText={setName}
      />
      {trouble !== null && <TroubleAlert trouble={trouble} />}
      <Button variant={isFirst ? 'main' : 'pine'} className="self-start" type="submit">
        {copy.action}
      </Button>
    </Form>
  );
}
