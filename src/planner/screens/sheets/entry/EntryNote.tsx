import { entryCopy } from '#planner/words/entry.ts';
import { LONGEST_NOTE, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import { Field } from '#ui/fields/Field.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextLineField } from './TextLineField.tsx';
import { useAutosave } from '../../pieces/useAutosave.ts';
import type { EditEntry } from '../../pieces/entryEdits.ts';

const copy = entryCopy.note;
const LONGEST_NAME = 40;

type EntryNoteProps = { entry: PlanEntry; edit: EditEntry };

/** The family's note, and the driver. Saved when a field is left; typed text stays on the screen. */
export function EntryNote({ entry, edit }: EntryNoteProps) {
  const note = useAutosave(entry.note, (text) => edit(null, { note: text }), 'paused');
  return (
    <>
      <Field label={copy.label} hint={copy.hint}>
        <TextArea
          rows={2}
          maxLength={LONGEST_NOTE}
          value={note.text}
          onText={note.onText}
          onBlur={note.onLeave}
        />
      </Field>
      <div className="stack columns-2 gap-90 columns-1-below-18">
        <TextLineField
          label={copy.dropOff}
          maxLength={LONGEST_NAME}
          text={entry.dropOffBy}
          onSave={(dropOffBy) => edit(null, { dropOffBy })}
        />
        <TextLineField
          label={copy.pickUp}
          maxLength={LONGEST_NAME}
          text={entry.pickUpBy}
          onSave={(pickUpBy) => edit(null, { pickUpBy })}
        />
      </div>
    </>
  );
}
