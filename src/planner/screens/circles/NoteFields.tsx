import { useState } from 'react';
import { type CircleNote, LONGEST_CIRCLE_NOTE } from '#family/rules/plan/circleRows.ts';
import { circlesCopy } from '#planner/words/circles.ts';
import { Field } from '#ui/fields/Field.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { useAutosave } from '../pieces/useAutosave.ts';
import { formatNoteTopic } from './circleSentences.ts';

const copy = circlesCopy.own.note;
const TASKS = ['bring', 'fetch'] as const;

type About = Pick<CircleNote, 'day' | 'task'>;
const THE_WEEK: About = { day: null, task: null };
const keyOf = ({ day, task }: About) => (day === null || task === null ? '' : `${day} ${task}`);

type NoteFieldsProps = {
  note: CircleNote | null;
  days: readonly string[];
  /** Resolves to false where it could not be stored. */
  onSave: (note: CircleNote | null) => Promise<boolean>;
};

/** A note for the circle, of the week or of one drive. Saved when the field is left: the others read no half sentence. */
export function NoteFields({ note, days, onSave }: NoteFieldsProps) {
  // Chosen before there is a text that it is about.
  const [chosen, setChosen] = useState<About>(THE_WEEK);
  const about: About = note ?? chosen;
  const choices = days.flatMap((day) => TASKS.map((task) => ({ day, task })));
  const { text, onText, onLeave } = useAutosave(note?.text ?? '', (typed) =>
    onSave(noteOf(typed, about)),
  );

  function choose(key: string) {
    const next = choices.find((one) => keyOf(one) === key) ?? THE_WEEK;
    setChosen(next);
    if (note !== null) void onSave({ ...note, ...next });
  }
  return (
    <div className="stack columns-1 gap-75">
      <NativeSelect
        label={copy.about}
        value={keyOf(about)}
        options={[
          { value: '', label: copy.week },
          ...choices.map((one) => ({
            value: keyOf(one),
            label: formatNoteTopic(one.day, one.task),
          })),
        ]}
        onChange={choose}
      />
      <Field label={copy.label} hint={copy.hint}>
        <TextArea
          rows={2}
          maxLength={LONGEST_CIRCLE_NOTE}
          value={text}
          onText={onText}
          onBlur={onLeave}
        />
      </Field>
    </div>
  );
}

const noteOf = (typed: string, { day, task }: About): CircleNote | null =>
  typed.trim() === '' ? null : { text: typed.trim(), day, task };
