import { useId, useState } from 'react';
import { schoolCalendarCopy } from '#planner/words/calendar.ts';
import { dayRange } from '#base/day/calendar.ts';
import { putOwnDays } from '#planner/rules/commands/dayCommands.ts';
import type { OwnDays } from '#family/rules/plan/planRows.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { EARLY_BELLS, timeOptions } from '../../pieces/timeOptions.ts';
import { usePlan } from '../../PlanContext.ts';
import parts from '../sheetParts.module.css';
import styles from './SchoolCalendarSheet.module.css';
import { daysProblem } from './ownDaysDraft.ts';

const copy = schoolCalendarCopy.add;
const KINDS = ['off', 'early', 'digital', 'school'] as const;
const LONGEST_NAME = 120;

/** One day, or days in a row, in the parent's own word. */
export function AddDays({ childId }: { childId: string }) {
  const plan = usePlan();
  const id = useId();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [kind, setKind] = useState<OwnDays['dayKind']>('off');
  const [bell, setBell] = useState('');
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const problem = isChecked ? daysProblem(from, to) : null;

  async function submit(): Promise<void> {
    const found = daysProblem(from, to);
    setChecked(found !== null);
    if (found !== null) {
      document.getElementById(found === 'noFrom' ? `${id}-from` : `${id}-to`)?.focus();
      return;
    }
    const last = to === '' ? from : to;
    const row: OwnDays = {
      id: crypto.randomUUID(),
      childId,
      from,
      to: last,
      dayKind: kind,
      source: 'parent',
      name: name.trim(),
      letsOutAt: kind === 'early' && bell !== '' ? Number(bell) : null,
    };
    const said = copy.added(row.name || copy.kinds[kind], dayRange(from, last));
    if (!(await plan.submit(said, [putOwnDays(row)]))) return;
    setFrom('');
    setTo('');
    setName('');
  }

  return (
    <Form className={parts.section} onSubmit={submit}>
      <h3>{copy.heading}</h3>
      <div className={styles.pair}>
        <FormInput
          id={`${id}-from`}
          type="date"
          label={copy.from}
          required={null}
          value={from}
          error={problem === 'noFrom' ? copy.problems.noFrom : undefined}
          onText={setFrom}
        />
        <FormInput
          id={`${id}-to`}
          type="date"
          label={copy.to}
          required={false}
          min={from}
          value={to}
          error={problem === 'order' || problem === 'long' ? copy.problems[problem] : undefined}
          onText={setTo}
        />
      </div>
      <NativeSelect
        label={copy.kind}
        value={kind}
        options={KINDS.map((value) => ({ value, label: copy.kinds[value] }))}
        onChange={(value) => setKind(KINDS.find((one) => one === value) ?? 'off')}
      />
      {kind === 'early' && (
        <NativeSelect
          label={copy.bell}
          value={bell}
          options={[{ value: '', label: copy.bellUnknown }, ...timeOptions(EARLY_BELLS, null)]}
          onChange={setBell}
        />
      )}
      <FormInput
        id={`${id}-name`}
        label={copy.name}
        required={false}
        maxLength={LONGEST_NAME}
        placeholder={copy.namePlaceholder}
        autoComplete="off"
        value={name}
        onText={setName}
      />
      <Button variant="line" size="small" type="submit" className="self-start">
        {copy.action}
      </Button>
    </Form>
  );
}
