import { useRef, useState } from 'react';
import { gradeLabel, monthNames, profileCopy } from '#family/words/profile.ts';
import { ACTIVITIES } from '#camps/rules/camp/activity.ts';
import { childProblem } from '#family/rules/checks.ts';
import { type ChildFields, nextColor } from '#family/rules/editProfile.ts';
import { likedActivities, toggleActivity } from '#family/rules/likedActivities.ts';
import { AGE_RANGES, type Child, GRADES, MAX_NAME_LENGTH } from '#family/rules/profile.ts';
import {
  districtHint,
  type districtOptions,
  districtPage,
  DistrictPageLink,
} from '#camps/camps.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Chip } from '#ui/fields/Chip.tsx';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { Sheet } from '#ui/layers/Sheet.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from './Children.module.css';
import { ColorPicker } from './ColorPicker.tsx';

const copy = profileCopy.child;
const NAME = 'child-name';
const FORM = 'child-form';

type ChildSheetProps = {
  open: boolean;
  edited: Child | 'new';
  siblings: readonly Child[];
  districts: ReturnType<typeof districtOptions>;
  today: string;
  onSave: (fields: ChildFields) => void;
  onRemove: (child: Child) => void;
  onClose: () => void;
};

/** One child's fields. Closing saves the typed text, as its button does; only a new child without any text is dropped. */
export function ChildSheet(props: ChildSheetProps) {
  const { open, edited, siblings, districts, today, onSave, onRemove, onClose } = props;
  const [fields, setFields] = useState(() => fieldsOf(edited, siblings));
  const [isChecked, setChecked] = useState(false);
  // State would let through a second press before it is drawn.
  const isSaved = useRef(false);
  const problem = childProblem(fields, today);
  const shown = isChecked ? problem : null;
  const set = (change: Partial<ChildFields>) => setFields({ ...fields, ...change });

  function finish() {
    if (isSaved.current) return;
    if (problem === null) {
      isSaved.current = true;
      return onSave({ ...fields, firstName: fields.firstName.trim() });
    }
    setChecked(true);
    document.getElementById(NAME)?.focus();
  }
  function close() {
    // The dialog calls this once more after it has closed.
    if (!open) return;
    if (problem === null) return finish();
    if (fields.firstName.trim() === '') return onClose();
    finish();
  }

  const isNew = edited === 'new';
  const nameError =
    shown === 'noName' || shown === 'longName' ? profileCopy.problems[shown] : undefined;
  const birthError =
    shown === 'futureBirth' || shown === 'oldBirth' ? profileCopy.problems[shown] : undefined;
  return (
    <Sheet
      open={open}
      onOpenChange={close}
      title={isNew ? copy.newTitle : edited.firstName}
      className={styles.fields}
      footer={
        <div className="row spread gap-75">
          {!isNew ? (
            <Button variant="quiet" size="small" onClick={() => onRemove(edited)}>
              <Glyph name="trash" />
              {copy.remove}
            </Button>
          ) : (
            <span />
          )}
          <Button variant="pine" size="small" type="submit" form={FORM}>
            {isNew ? copy.add : copy.done}
          </Button>
        </div>
      }
    >
      <Form id={FORM} className="stack gap-100" onSubmit={finish}>
        <p className="soft small">{copy.stays}</p>
        <FormInput
          id={NAME}
          label={copy.firstName}
          required
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          value={fields.firstName}
          error={nameError}
          onText={(firstName) => set({ firstName })}
        />
        <BirthMonth
          value={fields.birthMonth}
          today={today}
          error={birthError}
          onChange={(birthMonth) => set({ birthMonth })}
        />
        <p className={styles.hint}>{copy.birthHint}</p>
        {fields.birthMonth === '' && (
          <NativeSelect
            label={copy.ageRange}
            optional
            hint={copy.ageRangeHint}
            value={fields.ageRange}
            options={withOwn(fields.ageRange, [
              { value: '', label: copy.noAgeRange },
              ...AGE_RANGES.map((range) => ({ value: range, label: range.replace('-', '–') })),
            ])}
            onChange={(ageRange) => set({ ageRange })}
          />
        )}
        <NativeSelect
          label={copy.grade}
          optional
          value={fields.gradeLevel}
          options={withOwn(fields.gradeLevel, [
            { value: '', label: copy.noGrade },
            ...GRADES.map((grade) => ({ value: grade, label: gradeLabel(grade) })),
          ])}
          onChange={(gradeLevel) => set({ gradeLevel })}
        />
        <NativeSelect
          label={copy.district}
          optional
          hint={districtHint(districts, fields.districtId, copy)}
          value={fields.districtId}
          options={withOwn(fields.districtId, [
            { value: '', label: copy.noDistrict },
            ...districts,
          ])}
          onChange={(districtId) => set({ districtId })}
        />
        <DistrictPageLink calendarUrl={districtPage(districts, fields.districtId)} />
        <FormInput
          id="child-school"
          label={copy.school}
          required={false}
          maxLength={120}
          autoComplete="off"
          hint={copy.schoolHint}
          value={fields.school}
          onText={(school) => set({ school })}
        />
        <Likes value={fields.activities} onChange={(activities) => set({ activities })} />
        <ColorPicker
          name={fields.firstName}
          value={fields.color}
          onChange={(color) => set({ color })}
        />
      </Form>
    </Sheet>
  );
}

type Options = readonly { value: string; label: string; group?: string | undefined }[];

/** A value of an earlier version, or a district that is not loaded yet, stays an option. */
const withOwn = (value: string, options: Options): Options =>
  options.some((option) => option.value === value)
    ? options
    : [...options, { value, label: value }];

function fieldsOf(edited: Child | 'new', siblings: readonly Child[]): ChildFields {
  if (edited !== 'new') {
    const { id: _, ...fields } = edited;
    return fields;
  }
  return {
    firstName: '',
    birthMonth: '',
    ageRange: '',
    // Brothers and sisters mostly share one.
    districtId: siblings.at(-1)?.districtId ?? '',
    school: '',
    gradeLevel: '',
    activities: '',
    color: nextColor(siblings),
  };
}

type LikesProps = { value: string; onChange: (activities: string) => void };

/** The activities that the child likes. */
function Likes({ value, onChange }: LikesProps) {
  const liked = likedActivities({ activities: value });
  return (
    <fieldset className={styles.likes}>
      <legend>{copy.likes}</legend>
      <p className="no-max soft small leading-140">{copy.likesHint}</p>
      {ACTIVITIES.map((activity) => (
        <Chip
          key={activity}
          pressed={liked.includes(activity)}
          onClick={() => onChange(toggleActivity({ activities: value }, activity))}
        >
          {activity}
        </Chip>
      ))}
    </fieldset>
  );
}

type BirthMonthProps = {
  /** YYYY-MM, or ''. */
  value: string;
  today: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** Month and year; it counts once both are there. */
function BirthMonth({ value, today, error, onChange }: BirthMonthProps) {
  const [month, setMonth] = useState(value.slice(5));
  const [year, setYear] = useState(value.slice(0, 4));
  const thisYear = Number(today.slice(0, 4));
  const years = Array.from({ length: 20 }, (_, index) => `${thisYear - index}`);
  function set(nextMonth: string, nextYear: string) {
    setMonth(nextMonth);
    setYear(nextYear);
    onChange(nextMonth === '' || nextYear === '' ? '' : `${nextYear}-${nextMonth}`);
  }
  return (
    <div className="stack columns-2 gap-90 columns-1-below-13">
      <NativeSelect
        label={copy.month}
        value={month}
        error={error}
        options={[
          { value: '', label: copy.noMonth },
          ...monthNames.map((label, index) => ({
            value: `${index + 1}`.padStart(2, '0'),
            label,
          })),
        ]}
        onChange={(next) => set(next, year)}
      />
      <NativeSelect
        label={copy.year}
        value={year}
        options={withOwn(year, [
          { value: '', label: copy.noYear },
          ...years.map((one) => ({ value: one, label: one })),
        ])}
        onChange={(next) => set(month, next)}
      />
    </div>
  );
}
