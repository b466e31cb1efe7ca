import { useState } from 'react';
import { useReadyDirectory } from '#camps/store/directory/useDirectory.ts';
import { useSchoolDistrict } from '#camps/store/useSchoolDistrict.ts';
import { schoolCopy } from '#camps/words/camp/school.ts';
import {
  isCalendarKnown,
  type SchoolMatch,
  schoolMatch,
  weekdaysOff,
} from '#camps/rules/season/schoolMatch.ts';
import { daysOff as daysOffOf, isSummerDay } from '#camps/rules/season/daysOff.ts';
import { schoolYear } from '#camps/rules/season/calendarSeason.ts';
import { classes } from '#ui/classes.ts';
import { Select } from '#ui/fields/Select.tsx';
import styles from './SchoolSheet.module.css';
import type { FamilyDaysSlot } from '../../parts/PlanThisCampSlot.ts';
import { WhenSheet } from './WhenSheet.tsx';
import { Glyph, type GlyphName } from '#ui/pictures/Glyph.tsx';
import { describeMatch } from './describeMatch.ts';

const glyphs = {
  good: 'check',
  part: 'calendar',
  none: 'x',
  open: 'home',
} as const satisfies Record<string, GlyphName>;

type SchoolVerdictProps = {
  match: SchoolMatch;
  /** Its name, null while none is chosen. */
  district: string | null;
  /** The district's dates are checked against what it publishes. */
  isConfirmed: boolean;
};

/** Whether the camp's days are the family's, in words. */
function SchoolVerdict({ match, district, isConfirmed }: SchoolVerdictProps) {
  const { tone, title, text, note } = describeMatch(match, district, isConfirmed);
  return (
    <output className={classes(styles.verdict, tone === 'open' && 'no-print')} data-tone={tone}>
      <Glyph name={glyphs[tone]} />
      <span>
        {title !== '' && <b>{title}</b>} <span>{text}</span>
        {note !== '' && <small className="block soft tiny">{note}</small>}
      </span>
    </output>
  );
}

type SchoolSheetProps = {
  campId: string;
  days: readonly string[];
  from: string | null;
  FamilyDays: FamilyDaysSlot;
};

/** The camp's days beside the family's days off, from the school calendars on this device, and what they mean for its children. */
export function SchoolSheet({ campId, days, from, FamilyDays }: SchoolSheetProps) {
  const kept = useSchoolDistrict();
  const directory = useReadyDirectory();
  const [picked, setPicked] = useState<string | null>(null);
  const [ofChild, setOfChild] = useState('');
  if (kept === null || directory === null) return <WhenSheet days={days} />;
  const { districts, schoolBreaks } = directory;
  const breaksOf = (id: string) =>
    daysOffOf(schoolBreaks.filter(({ districtId }) => districtId === id));
  // The list one came from may be about the days off of one district.
  const wanted = picked ?? (districtIn(from) || kept.districtId || ofChild);
  const district = districts.find(({ id }) => id === wanted);
  const daysOff = district === undefined ? null : breaksOf(district.id);
  const isKnown = districts.some(({ id }) => {
    const breaks = breaksOf(id);
    return days.every((day) => isCalendarKnown(day, breaks));
  });
  const match: SchoolMatch = isKnown
    ? schoolMatch(days, daysOff)
    : { kind: 'unknown', schoolYear: schoolYear(days[0] ?? '') };
  // No district's calendar speaks of summer days.
  const choice = !days.every(isSummerDay) && (
    <>
      {isKnown && (
        <Select
          className="no-print"
          label={schoolCopy.label}
          glyph="home"
          placeholder={schoolCopy.placeholder}
          value={district?.id ?? ''}
          options={[
            { value: '', label: schoolCopy.nobody },
            ...districts.map(({ id, label }) => ({
              value: id,
              label: breaksOf(id).length > 0 ? label : schoolCopy.noDatesYet(label),
            })),
          ]}
          onChange={(id) => {
            setPicked(id);
            kept.choose(id);
          }}
        />
      )}
      <SchoolVerdict
        match={match}
        district={district?.label ?? null}
        isConfirmed={daysOff?.every(({ status }) => status === 'confirmed') === true}
      />
    </>
  );
  return (
    <WhenSheet days={days} daysOff={weekdaysOff((isKnown && daysOff) || [])}>
      <FamilyDays campId={campId} onDistrict={setOfChild} boundary={{ errorFallback: choice }}>
        {choice}
      </FamilyDays>
      {isKnown && (
        <ul className={styles.key}>
          <li className="row middle gap-55">
            <i className={styles.camp} aria-hidden="true" />
            {schoolCopy.campDay}
          </li>
          <li className="row middle gap-55">
            <i className={styles.off} aria-hidden="true" />
            {schoolCopy.dayOff}
          </li>
        </ul>
      )}
    </WhenSheet>
  );
}

function districtIn(address: string | null): string {
  return new URLSearchParams(address?.split('?')[1]).get('district') ?? '';
}
