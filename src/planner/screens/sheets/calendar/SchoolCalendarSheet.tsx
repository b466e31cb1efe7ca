import { useState } from 'react';
import { schoolCalendarCopy as copy } from '#planner/words/calendar.ts';
import { DistrictPageLink } from '#camps/camps.ts';
import { districtPlace } from '#planner/rules/calendar/districtPlace.ts';
import { hasOwnCalendar } from '#planner/rules/calendar/districtRows.ts';
import { setChildPlan } from '#planner/rules/commands/dayCommands.ts';
import { homesCopy } from '#planner/words/homes.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { findChild, usePlan } from '../../PlanContext.ts';
import type { SheetProps } from '../../planSheet.ts';
import { PlannerSheet } from '../PlannerSheet.tsx';
import { AddDays } from './AddDays.tsx';
import { AddSummer } from './AddSummer.tsx';
import { ImportFile } from './ImportFile.tsx';
import { OWN_DAYS, OwnDaysList } from './OwnDaysList.tsx';
import { sayGone } from './sayGone.ts';

/** The days of a child's own school: typed, or out of the school's calendar file. */
export function SchoolCalendarSheet({ sheet, isOpen, onClose }: SheetProps<'calendar'>) {
  const plan = usePlan();
  const [childId, setChildId] = useState(sheet.childId);
  const { children, directory, state, today, change } = plan;
  const shown = findChild(plan, childId) ?? children[0];
  if (!shown) return null;
  const { child, isSummerKnown } = shown;
  const district = directory.districts.find(({ id }) => id === child.districtId);
  const isOnlyOwn = hasOwnCalendar(state, child.id);
  const published = directory.schoolBreaks.filter(
    ({ districtId }) => districtId === child.districtId,
  );
  const place = districtPlace(
    state.ownDays.filter((row) => row.childId === child.id),
    published,
    today,
  );
  const isFileFirst = published.length === 0;
  const gone = isOnlyOwn ? '' : sayGone(place, today);

  return (
    <PlannerSheet
      title={copy.title(child.firstName)}
      isOpen={isOpen}
      onClose={onClose}
      end={copy.close}
    >
      {children.length > 1 && (
        <NativeSelect
          label={copy.which}
          value={child.id}
          options={children.map((one) => ({ value: one.child.id, label: one.child.firstName }))}
          onChange={setChildId}
        />
      )}
      <p className="soft small leading-140">
        {district === undefined
          ? copy.noDistrict
          : published.length === 0
            ? copy.noDates(district.label)
            : copy.district(district.label)}
      </p>
      <DistrictPageLink calendarUrl={district?.calendarUrl} />
      {published.length > 0 && (
        <Switch
          label={copy.own.onlyOwn}
          hint={gone || copy.own.onlyOwnHint}
          checked={isOnlyOwn}
          onChange={(isOn) => void change(null, [setChildPlan(child.id, { hasOwnCalendar: isOn })])}
        />
      )}
      {/* Where nothing is known, the file comes first. */}
      {isFileFirst && <ImportFile key={`file-${child.id}`} childId={child.id} />}
      <AddDays key={`days-${child.id}`} childId={child.id} />
      {!isSummerKnown && (
        <AddSummer
          key={`summer-${child.id}`}
          childId={child.id}
          onAdded={() => document.getElementById(OWN_DAYS)?.focus()}
        />
      )}
      {!isFileFirst && <ImportFile key={`file-${child.id}`} childId={child.id} />}
      <OwnDaysList childId={child.id} />
      <Button
        variant="flush"
        size="small"
        className="self-start"
        onClick={() => plan.open({ kind: 'homes', childId: child.id })}
      >
        <Glyph name="addhome" />
        <span>{homesCopy.offerFor(child.firstName)}</span>
      </Button>
    </PlannerSheet>
  );
}
