import { entryCopy } from '#planner/words/entry.ts';
import { careOptions } from '#planner/rules/candidates/careOptions.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { workday } from '#camps/rules/text/hours.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { SpanFields } from '../../pieces/SpanFields.tsx';
import type { EditEntry } from '../../pieces/entryEdits.ts';
import { findChild, usePlan } from '../../PlanContext.ts';
import parts from '../sheetParts.module.css';
import { entryFacts } from './entryFacts.ts';
import { ExtendedCareFields } from './ExtendedCareFields.tsx';

const copy = entryCopy.hours;
const STEP = 15;

type EntryHoursProps = { entry: PlanEntry; edit: EditEntry };

/** The hours as listed or as the family knows better, with care before and after them, and nights. */
export function EntryHours({ entry, edit }: EntryHoursProps) {
  const { camps, children } = usePlan();
  const camp = camps(entry);
  const cells = findChild({ children }, entry.childId)?.cells(entry.days) ?? [];
  const { hours, hoursText } = entryFacts(entry, camp);
  const listed = camp?.hours ?? 'unknown';
  const said = copy.said(entry.snapshot.providerName);
  return (
    <section className={parts.section}>
      <h3>{copy.heading}</h3>
      <p className="soft small leading-140">{copy.listed(hoursText ?? entryCopy.hoursMissing)}</p>
      <Switch
        label={copy.correct.label}
        hint={copy.correct.hint}
        checked={entry.hours !== null}
        onChange={(isOwn) =>
          void edit(said, { hours: isOwn ? (listed === 'unknown' ? workday : listed) : null })
        }
      />
      {entry.hours !== null && (
        <SpanFields
          span={entry.hours}
          words={copy}
          step={STEP}
          onChange={(span) => void edit(said, { hours: span })}
        />
      )}
      <ExtendedCareFields
        hours={hours}
        care={entry.extended}
        words={{
          options: camp ? careOptions(camp.camp) : [],
          needs: cells.flatMap(({ need }) => (need === null || need === 'unknown' ? [] : [need])),
          days: entry.days,
        }}
        providerWords={camp?.camp.extendedCare ?? null}
        onChange={(extended) => edit(said, { extended: [...extended] })}
      />
      <Checkbox
        label={copy.overnight.label}
        hint={copy.overnight.hint}
        checked={entry.isOvernight}
        onChange={(isOvernight) => void edit(said, { isOvernight })}
      />
    </section>
  );
}
