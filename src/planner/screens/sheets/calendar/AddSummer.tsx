import { useId, useState } from 'react';
import { schoolCalendarCopy } from '#planner/words/calendar.ts';
import { putOwnDays } from '#planner/rules/commands/dayCommands.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { usePlan } from '../../PlanContext.ts';
import parts from '../sheetParts.module.css';
import styles from './SchoolCalendarSheet.module.css';
import { summerBetween, type SummerProblem } from './ownDaysDraft.ts';

const copy = schoolCalendarCopy.summer;

/** The two days that a summer lies between: it is never guessed. */
export function AddSummer({ childId }: { childId: string }) {
  const { state, change } = usePlan();
  const id = useId();
  const [last, setLast] = useState('');
  const [first, setFirst] = useState('');
  const [problem, setProblem] = useState<SummerProblem | null>(null);

  async function submit(): Promise<void> {
    const found = summerBetween(last, first);
    if ('problem' in found) {
      setProblem(found.problem);
      document.getElementById(last === '' ? `${id}-last` : `${id}-first`)?.focus();
      return;
    }
    // Pressed again it is the same summer.
    const same = state.ownDays.find(
      (row) => row.childId === childId && row.from === found.from && row.to === found.to,
    );
    const row = {
      id: same?.id ?? crypto.randomUUID(),
      childId,
      ...found,
      dayKind: 'off',
      source: 'parent',
      name: copy.name,
      letsOutAt: null,
    } as const;
    await change(copy.added, [putOwnDays(row)]);
  }

  const error = problem === null ? undefined : copy.problems[problem];
  return (
    <Form className={parts.section} onSubmit={submit}>
      <h3>{copy.heading}</h3>
      <p className="soft small leading-140">{copy.text}</p>
      <div className={styles.pair}>
        <FormInput
          id={`${id}-last`}
          type="date"
          label={copy.last}
          required={null}
          value={last}
          error={last === '' ? error : undefined}
          onText={setLast}
        />
        <FormInput
          id={`${id}-first`}
          type="date"
          label={copy.first}
          required={null}
          min={last}
          value={first}
          error={last === '' ? undefined : error}
          onText={setFirst}
        />
      </div>
      <Button variant="line" size="small" type="submit" className="self-start">
        {copy.action}
      </Button>
    </Form>
  );
}
