import { useState } from 'react';
import { schoolCalendarCopy as copy } from '#planner/words/calendar.ts';
import { setChildPlan } from '#planner/rules/commands/dayCommands.ts';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { Sheet } from '#ui/layers/Sheet.tsx';
import { findChild, usePlan } from '../../PlanContext.ts';
import type { SheetProps } from '../../planSheet.ts';
import parts from '../sheetParts.module.css';
import { AddDays } from './AddDays.tsx';
import { AddSummer } from './AddSummer.tsx';
import { ImportFile } from './ImportFile.tsx';
import { OwnDaysList } from './OwnDaysList.tsx';

/** The days of a child's own school: typed, or out of the school's calendar file. */
export function SchoolCalendarSheet({ sheet, isOpen, onClose }: SheetProps<'calendar'>) {
  const plan = usePlan();
  const [childId, setChildId] = useState(sheet.childId);
  const { children, directory, state, change } = plan;
  const shown = findChild(plan, childId) ?? children[0];
  if (!shown) return null;
  const { child, isSummerKnown } = shown;
  const district = directory.districts.find(({ id }) => id === child.districtId);
  const own = state.children.find(({ id }) => id === child.id);
  const hasOwnCalendar = own?.hasOwnCalendar ?? false;

  return (
    <Sheet
      open={isOpen}
      onOpenChange={onClose}
      title={copy.title(child.firstName)}
      className={parts.body}
      footer={
        <div className={parts.ends}>
          <Button variant="pine" size="small" onClick={onClose}>
            {copy.close}
          </Button>
        </div>
      }
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
        {district ? copy.district(district.label) : copy.noDistrict}
      </p>
      {district && (
        <Switch
          label={copy.own.onlyOwn}
          hint={copy.own.onlyOwnHint}
          checked={hasOwnCalendar}
          onChange={(isOn) => void change(null, [setChildPlan(child.id, { hasOwnCalendar: isOn })])}
        />
      )}
      <AddDays key={`days-${child.id}`} childId={child.id} />
      {!isSummerKnown && <AddSummer key={`summer-${child.id}`} childId={child.id} />}
      <ImportFile
        key={`file-${child.id}`}
        childId={child.id}
        hasDistrict={district !== undefined && !hasOwnCalendar}
      />
      <OwnDaysList childId={child.id} />
    </Sheet>
  );
}
