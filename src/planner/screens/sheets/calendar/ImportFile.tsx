import { useId, useState } from 'react';
import { schoolCalendarCopy } from '#planner/words/calendar.ts';
import type { ImportedDay } from '#planner/rules/calendar/importedDay.ts';
import { importDays, setChildPlan } from '#planner/rules/commands/dayCommands.ts';
import type { OwnDays } from '#family/rules/plan/planRows.ts';
import { Alert } from '#ui/Alert.tsx';
import { FileDrop } from '#ui/fields/FileDrop.tsx';
import { usePlan } from '../../PlanContext.ts';
import parts from '../sheetParts.module.css';
import { ImportPreview } from './ImportPreview.tsx';

const copy = schoolCalendarCopy.file;

type Reading =
  | { is: 'idle' | 'reading' }
  | { is: 'refused'; reason: keyof typeof copy.refusals }
  | { is: 'preview'; days: readonly ImportedDay[] };

type ImportFileProps = {
  childId: string;
  /** The district's days count so far. */
  hasDistrict: boolean;
};

/** Reads a school's calendar file on the phone, and shows it with ticks for a parent to confirm. */
export function ImportFile({ childId, hasDistrict }: ImportFileProps) {
  const { state, today, change } = usePlan();
  const id = useId();
  const [reading, setReading] = useState<Reading>({ is: 'idle' });

  async function read(file: File): Promise<void> {
    setReading({ is: 'reading' });
    try {
      const [{ readSchoolCalendar }, bytes] = await Promise.all([
        import('#planner/store/calendar/readSchoolCalendar.ts'),
        file.arrayBuffer(),
      ]);
      const found = readSchoolCalendar(new Uint8Array(bytes), today);
      setReading(
        found.kind === 'preview'
          ? { is: 'preview', days: found.days }
          : { is: 'refused', reason: found.reason },
      );
    } catch (error) {
      console.error('A calendar file could not be read', error);
      setReading({ is: 'refused', reason: 'notRead' });
    }
  }

  function add(days: readonly ImportedDay[], replaces: boolean): void {
    const rows = days.flatMap(({ from, to, dayKind, name, letsOutAt }): OwnDays[] =>
      dayKind === null
        ? []
        : [
            {
              id: crypto.randomUUID(),
              childId,
              from,
              to,
              dayKind,
              source: 'import',
              name,
              letsOutAt,
            },
          ],
    );
    const own = setChildPlan(childId, { hasOwnCalendar: true });
    void change(copy.added(rows.length), [
      ...importDays(state.ownDays, childId, rows),
      ...(replaces ? [own] : []),
    ]);
    setReading({ is: 'idle' });
  }

  return (
    <section className={parts.section} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`}>{copy.heading}</h3>
      {reading.is === 'preview' ? (
        <ImportPreview
          days={reading.days}
          hasDistrict={hasDistrict}
          onAdd={add}
          onCancel={() => setReading({ is: 'idle' })}
        />
      ) : (
        <>
          <p className="soft small leading-140">{copy.text}</p>
          {reading.is === 'refused' && (
            <div id={`${id}-refused`}>
              <Alert tone="danger" title={copy.refusals[reading.reason]} />
            </div>
          )}
          <FileDrop
            id={`${id}-file`}
            label={reading.is === 'reading' ? copy.reading : copy.drop}
            hint={copy.hint}
            accept=".ics,text/calendar"
            describedBy={reading.is === 'refused' ? `${id}-refused` : undefined}
            isInvalid={reading.is === 'refused'}
            onFile={(file) => void read(file)}
          />
        </>
      )}
    </section>
  );
}
