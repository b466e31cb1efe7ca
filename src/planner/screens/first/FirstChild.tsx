import { useState } from 'react';
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
import { firstCopy } from '#planner/words/first.ts';
import { planCopy } from '#planner/words/plan.ts';
import { useSamplePlan } from '#planner/store/useSamplePlan.ts';
import { familyDistricts } from '#family/rules/familyDistricts.ts';
import { childProblem } from '#family/rules/checks.ts';
import { addChild, nextColor } from '#family/rules/editProfile.ts';
import { MAX_NAME_LENGTH } from '#family/rules/profile.ts';
import { samplePlan } from '#planner/rules/family/sampleFamily.ts';
import { EmptyScene } from '#ui/scenes/EmptyScene.tsx';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import type { PlanSheet } from '../planSheet.ts';
import styles from './FirstChild.module.css';

const copy = firstCopy.form;
const NAME = 'first-child-name';

export type FirstChildProps = {
  store: ProfileStore;
  /** Opens a sheet over the plan. */
  open: (sheet: PlanSheet) => void;
};

/** Asks for a first name and a school district, which are enough to show the whole year. */
export function FirstChild({ store, open }: FirstChildProps) {
  const directory = useReadyDirectory();
  const today = useToday();
  const remembered = useSchoolDistrict();
  const { start } = useSamplePlan();
  const [firstName, setFirstName] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const { profile } = useProfile(store);
  const districts = districtOptions(
    directory?.districts ?? [],
    directory?.schoolBreaks ?? [],
    familyDistricts(profile),
  );
  const districtId = chosen ?? remembered?.districtId ?? '';
  const district = districts.find(({ value }) => value === districtId);
  const hasNoDates = district?.hasDates === false;
  const problem = childProblem({ firstName, birthMonth: '' }, today);
  const error = problem === 'noName' || problem === 'longName' ? copy[problem] : undefined;

  function submit(): void {
    if (error !== undefined) {
      setChecked(true);
      document.getElementById(NAME)?.focus();
      return;
    }
    const fields = {
      firstName: firstName.trim(),
      birthMonth: '',
      ageRange: '',
      school: '',
      districtId,
      gradeLevel: '',
      activities: '',
      color: nextColor([]),
    };
    const childId = crypto.randomUUID();
    changeProfile(store, (before) => addChild(before, childId, fields, today));
    if (hasNoDates) open({ kind: 'calendar', childId });
  }

  return (
    <>
      <h1>{planCopy.heading}</h1>
      <div className={styles.first}>
        <div className={styles.words}>
          <EmptyScene className={styles.scene} />
          <h2>{firstCopy.heading}</h2>
          <p>{firstCopy.text}</p>
        </div>
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
            error={isChecked ? error : undefined}
            onText={setFirstName}
          />
          <NativeSelect
            label={copy.district}
            value={districtId}
            hint={districtHint(districts, districtId, copy)}
            options={[{ value: '', label: copy.noDistrict }, ...districts]}
            onChange={setChosen}
          />
          <DistrictPageLink calendarUrl={districtPage(districts, districtId)} />
          <Button variant="main" type="submit">
            {copy.action}
          </Button>
        </Form>
        <p className="cluster whole-row justify-center gap-25-100">
          {directory && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => start(samplePlan(directory, today))}
            >
              <Glyph name="eye" />
              {firstCopy.sample}
            </Button>
          )}
          <AppLink
            to="/settings"
            hash="backup"
            className="row-inline middle gap-50 tap small weight-800"
          >
            <Glyph name="down" />
            {firstCopy.backup}
          </AppLink>
        </p>
      </div>
    </>
  );
}
