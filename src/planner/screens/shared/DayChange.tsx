import { useId, useRef, useState } from 'react';
import { isNoEdit, type SharedEdit } from '#planner/rules/room/sharedEdit.ts';
import { LONGEST_DAY_NOTE, type SharedDay } from '#planner/rules/room/sharedPlan.ts';
import { sharedCopy } from '#planner/words/room.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { Form } from '#ui/Form.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { longDay } from '../pieces/formatDays.ts';
import { dayDraft, type DayDraft, draftEdit } from './dayDraft.ts';
import { editWords } from './sharedSentences.ts';
import type { SharedRoomActions } from './sharedRoom.ts';
import styles from './DayChange.module.css';

const copy = sharedCopy.change;

type DayChangeProps = Pick<SharedRoomActions, 'onSave' | 'onTyped'> & {
  day: SharedDay;
  people: readonly string[];
  you: string;
};

/** What a link with the right to write can change of a day. */
export function DayChange({ day, people, you, onSave, onTyped }: DayChangeProps) {
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const show = (open: boolean, saved: boolean) => {
    setOpen(open);
    setSaved(saved);
    onTyped(day.day, {});
    if (!open) opener.current?.focus();
  };
  async function save(edit: SharedEdit): Promise<boolean> {
    if (!isNoEdit(edit) && (await onSave(edit, editWords(edit))) === 'failed') return false;
    show(false, true);
    return true;
  }
  return (
    <div className={styles.change}>
      <div className="cluster middle gap-60">
        <Button
          ref={opener}
          variant="line"
          size="small"
          aria-expanded={isOpen}
          aria-label={copy.actionOf(longDay(day.day))}
          onClick={() => show(!isOpen, false)}
        >
          <Glyph name="pen" />
          {copy.action}
        </Button>
        <output>{isSaved && copy.saved}</output>
      </div>
      {isOpen && (
        <ChangeForm
          day={day}
          people={[...new Set([...people, ...(you === '' ? [] : [you])])]}
          you={you}
          onSave={save}
          onTyped={onTyped}
          onCancel={() => show(false, false)}
        />
      )}
    </div>
  );
}

type ChangeFormProps = Omit<DayChangeProps, 'onSave'> & {
  onSave: (edit: SharedEdit) => Promise<boolean>;
  onCancel: () => void;
};

function ChangeForm({ day, people, you, onSave, onTyped, onCancel }: ChangeFormProps) {
  const id = useId();
  const [before] = useState<DayDraft>(() => dayDraft(day, you));
  const [draft, setDraft] = useState(before);
  const [problem, setProblem] = useState<'noName' | 'failed' | null>(null);
  const change = (fields: Partial<DayDraft>) => {
    const next = { ...draft, ...fields };
    setDraft(next);
    onTyped(day.day, editWords(draftEdit(day.day, before, next)));
  };
  const name = draft.you.trim();

  async function submit() {
    const edit = draftEdit(day.day, before, draft);
    if (name === '' && edit.home.some(({ isHome }) => isHome)) return setProblem('noName');
    setProblem((await onSave(edit)) ? null : 'failed');
  }
  return (
    <Form className="stack columns-1 gap-75" onSubmit={submit}>
      <datalist id={id}>
        {people.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </datalist>
      {you === '' && (
        <Field label={copy.you} error={problem === 'noName' ? copy.youMissing : undefined}>
          <TextInput value={draft.you} maxLength={40} onText={(text) => change({ you: text })} />
        </Field>
      )}
      {draft.drives.map((drive, at) => {
        const set = (fields: Partial<typeof drive>) =>
          change({ drives: draft.drives.with(at, { ...drive, ...fields }) });
        return (
          <div key={drive.rowId} className="stack columns-1 gap-50">
            <Field label={copy.brings(drive.child, drive.place)}>
              <TextInput
                value={drive.dropOffBy}
                maxLength={40}
                list={id}
                onText={(dropOffBy) => set({ dropOffBy })}
              />
            </Field>
            <Field label={copy.fetches(drive.child, drive.place)}>
              <TextInput
                value={drive.pickUpBy}
                maxLength={40}
                list={id}
                onText={(pickUpBy) => set({ pickUpBy })}
              />
            </Field>
          </div>
        );
      })}
      <div>
        {draft.home.map((home, at) => (
          <Checkbox
            key={home.childId}
            label={copy.home(home.child)}
            checked={home.isHome}
            onChange={(isHome) => change({ home: draft.home.with(at, { ...home, isHome }) })}
          />
        ))}
      </div>
      <Field label={copy.note} hint={copy.noteHint}>
        <TextInput
          value={draft.note}
          maxLength={LONGEST_DAY_NOTE}
          onText={(note) => change({ note })}
        />
      </Field>
      {draft.otherNotes.map((other, at) => (
        <Checkbox
          key={other.field}
          label={copy.dropNote(other.text)}
          checked={other.isGone}
          onChange={(isGone) =>
            change({ otherNotes: draft.otherNotes.with(at, { ...other, isGone }) })
          }
        />
      ))}
      {problem === 'failed' && (
        <Alert tone="danger" title={copy.failed}>
          {copy.failedText}
        </Alert>
      )}
      <div className="cluster gap-60">
        <Button variant="pine" size="small" type="submit">
          {copy.save}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </Form>
  );
}
