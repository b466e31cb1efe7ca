import { useEffect, useState } from 'react';
import {
  districtHint,
  districtOptions,
  districtPage,
  DistrictPageLink,
  useReadyDirectory,
  useSchoolDistrict,
  useToday,
} from '#camps/camps.ts';
import { changeProfile, type ProfileStore, useProfile } from '#family/family.ts';
import { logBug } from '#base/device/isNoAnswer.ts';
import { useApp } from '#base/useApp.ts';
import { familyDistricts } from '#family/rules/familyDistricts.ts';
import { childProblem } from '#family/rules/checks.ts';
import { addChild, nextColor } from '#family/rules/editProfile.ts';
import { MAX_NAME_LENGTH, ownChildren } from '#family/rules/profile.ts';
import { setFamilyPlan } from '#planner/rules/commands/dayCommands.ts';
import { carePresets, onWorkdays } from '#planner/rules/coverage/careNeeded.ts';
import type { Span } from '#planner/rules/coverage/span.ts';
import { firstCopy } from '#planner/words/first.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { CareChips } from '../pieces/CareChips.tsx';
import { isBackwards } from '../sheets/home/careDraft.ts';
import styles from './FirstChildForm.module.css';

const copy = firstCopy.form;
const NAME = 'first-child-name';
const NONE = { value: 'none', label: copy.noDistrict, hasDates: true, calendarUrl: null };

export type FirstChildFormProps = {
  store: ProfileStore;
  /** `hasDates`: false if the calendar of the child's district has yet to be opened. */
  onAdded: (childId: string, hasDates: boolean) => void;
};

/** A first name, a school district and the hours of care: enough to show the whole year. */
export function FirstChildForm({ store, onAdded }: FirstChildFormProps) {
  const app = useApp();
  const directory = useReadyDirectory();
  const today = useToday();
  const remembered = useSchoolDistrict();
  const [firstName, setFirstName] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [care, setCare] = useState<Span>(carePresets[1]);
  const [isChecked, setChecked] = useState(false);
  const { profile } = useProfile(store);
  const listed = districtOptions(
    directory?.districts ?? [],
    directory?.schoolBreaks ?? [],
    familyDistricts(profile),
  );
  const districts = [...listed, NONE];
  const value = chosen ?? remembered?.districtId ?? '';
  const hint =
    value === NONE.value
      ? copy.noDistrictHint
      : districtHint(listed, value, { ...copy, noDistrictHint: '' });
  const problem = childProblem({ firstName, birthMonth: '' }, today);
  const nameError = problem === 'noName' || problem === 'longName' ? copy[problem] : undefined;
  // The press must not wait for its code.
  useEffect(() => void app.planner().catch(logBug), [app]);

  async function submit(form: HTMLFormElement): Promise<void> {
    setChecked(true);
    if (nameError !== undefined) return document.getElementById(NAME)?.focus();
    if (value === '') return form.querySelector('select')?.focus();
    if (isBackwards(care)) return;
    // Before the child, whose days are drawn by them.
    await app
      .planner()
      .then((planner) => planner.keep([setFamilyPlan({ careHours: onWorkdays(care) })]))
      .catch((error: unknown) => {
        logBug(error);
        toast({ ...copy.hoursNotSaved, tone: 'danger' });
      });
    const childId = crypto.randomUUID();
    const fields = {
      firstName: firstName.trim(),
      birthMonth: '',
      ageRange: '',
      school: '',
      districtId: value === NONE.value ? '' : value,
      gradeLevel: '',
      activities: '',
      color: nextColor(ownChildren(profile)),
    };
    changeProfile(store, (before) => addChild(before, childId, fields, today));
    onAdded(childId, districts.find((one) => one.value === value)?.hasDates !== false);
  }

  return (
    <Form className={styles.form} onSubmit={submit}>
      <h3 className="title-3">{copy.heading}</h3>
      <FormInput
        id={NAME}
        label={copy.name}
        required
        maxLength={MAX_NAME_LENGTH + 1}
        autoComplete="off"
        value={firstName}
        hint={copy.nameHint}
        error={isChecked ? nameError : undefined}
        onText={setFirstName}
      />
      <NativeSelect
        label={copy.district}
        value={value}
        hint={hint}
        error={isChecked && value === '' ? copy.chooseError : undefined}
        options={[{ value: '', label: copy.choose }, ...districts]}
        onChange={setChosen}
      />
      <DistrictPageLink calendarUrl={districtPage(listed, value)} />
      <CareChips span={care} onChange={setCare} />
      <Button variant="main" type="submit">
        {copy.action}
      </Button>
    </Form>
  );
}
