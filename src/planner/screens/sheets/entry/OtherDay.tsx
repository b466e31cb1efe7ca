import { useId, useState } from 'react';
import { ownCopy } from '#planner/words/own.ts';
import { Button } from '#ui/Button.tsx';
import { FormInput } from '#ui/fields/FormInput.tsx';
import styles from '../calendar/SchoolCalendarSheet.module.css';

const copy = ownCopy.entry;

/** Any day beyond those of the break, for an entry of the family's own. */
export function OtherDay({ onAdd }: { onAdd: (day: string) => void }) {
  const id = useId();
  const [day, setDay] = useState('');
  function add() {
    onAdd(day);
    setDay('');
  }
  return (
    <div className={styles.pair}>
      <FormInput
        id={id}
        type="date"
        label={copy.otherDay}
        required={null}
        value={day}
        onText={setDay}
      />
      <Button
        variant="line"
        size="small"
        className="self-bottom"
        disabled={day < '2000-01-01'}
        onClick={add}
      >
        {copy.addDay}
      </Button>
    </div>
  );
}
