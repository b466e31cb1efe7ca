import { useId } from 'react';
import { dayRange, shortDay } from '#base/day/calendar.ts';
import { roomCopy as copy } from '#planner/words/room.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Chip } from '#ui/fields/Chip.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { ChoiceTiles } from '../../pieces/ChoiceTiles.tsx';
import { toggled } from '../../pieces/toggled.ts';
import parts from '../sheetParts.module.css';
import {
  draftChoice,
  lastSharedDay,
  type RoomChoices,
  type RoomDraft,
  type RoomProblems,
} from './roomDraft.ts';
import styles from './ShareFields.module.css';

type ShareFieldsProps = RoomChoices & {
  draft: RoomDraft;
  problems: RoomProblems;
  onChange: (fields: Partial<RoomDraft>) => void;
};

const TICKS = ['names', 'addresses', 'notes', 'prices'] as const;

/** For whom the link is, and what it shows. */
export function ShareFields(props: ShareFieldsProps) {
  const { draft, problems, childChoices, spans, people, today, onChange } = props;
  const id = useId();
  const last = lastSharedDay(draftChoice(draft, spans));
  return (
    <>
      <datalist id={id}>
        {people.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <Field label={copy.name} hint={copy.nameHint} error={problems.label}>
        <TextInput
          value={draft.label}
          maxLength={40}
          list={id}
          autoComplete="off"
          onText={(label) => onChange({ label })}
        />
      </Field>
      <ChoiceTiles
        legend={copy.rights.legend}
        value={draft.rights}
        choices={[
          { value: 'read', ...copy.rights.read, glyph: 'eye' },
          { value: 'write', ...copy.rights.write, glyph: 'pen' },
        ]}
        onChange={(rights) => onChange({ rights })}
      />
      <fieldset className={parts.group}>
        <legend>{copy.children}</legend>
        <div className={parts.chips}>
          {childChoices.map((child) => (
            <Chip
              key={child.id}
              pressed={draft.childIds.includes(child.id)}
              onClick={() => onChange({ childIds: toggled(draft.childIds, child.id) })}
            >
              {child.firstName}
            </Chip>
          ))}
        </div>
        <Problem text={problems.children} />
      </fieldset>
      <DayFields {...{ draft, spans, onChange }} problem={problems.days} />
      <fieldset className={parts.group}>
        <legend>{copy.includes}</legend>
        {TICKS.map((tick) => (
          <Checkbox
            key={tick}
            {...copy[tick]}
            checked={draft.ticks[tick]}
            onChange={(isOn) => onChange({ ticks: { ...draft.ticks, [tick]: isOn } })}
          />
        ))}
      </fieldset>
      <NativeSelect
        label={copy.until.label}
        value={draft.until}
        options={[
          { value: 'visit', label: copy.until.visit },
          ...(last !== undefined && last >= today
            ? [{ value: 'end', label: copy.until.end(shortDay(last)) }]
            : []),
          { value: 'date', label: copy.until.date },
        ]}
        onChange={(value) => {
          const until = UNTILS.find((one) => one === value);
          if (until) onChange({ until });
        }}
      />
      {draft.until === 'date' && (
        <Field label={copy.until.day} error={problems.until}>
          <TextInput
            type="date"
            min={today}
            value={draft.untilDay}
            onText={(untilDay) => onChange({ untilDay })}
          />
        </Field>
      )}
    </>
  );
}

const UNTILS = ['visit', 'end', 'date'] as const;

type DayFieldsProps = Pick<ShareFieldsProps, 'draft' | 'spans' | 'onChange'> & {
  problem: string | undefined;
};

function DayFields({ draft, spans, problem, onChange }: DayFieldsProps) {
  const { breaks, hasOwnDays, from, to } = draft;
  return (
    <fieldset className={parts.group}>
      <legend>{copy.days}</legend>
      <div>
        {spans.map((span) => (
          <Checkbox
            key={span.from}
            label={copy.span(span.name, dayRange(span.from, span.to))}
            checked={breaks.includes(span.from)}
            onChange={() => onChange({ breaks: toggled(breaks, span.from) })}
          />
        ))}
        <Checkbox
          label={copy.otherDays}
          checked={hasOwnDays}
          onChange={(isOn) => onChange({ hasOwnDays: isOn })}
        />
      </div>
      {hasOwnDays && (
        <div className={styles.pair}>
          <Field label={copy.from}>
            <TextInput type="date" value={from} onText={(day) => onChange({ from: day })} />
          </Field>
          <Field label={copy.to}>
            <TextInput type="date" min={from} value={to} onText={(day) => onChange({ to: day })} />
          </Field>
        </div>
      )}
      <Problem text={problem} />
    </fieldset>
  );
}

/** What is wrong with a group that has no field of its own. */
function Problem({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p role="alert" tabIndex={-1} className="danger small weight-750">
      {text}
    </p>
  );
}
