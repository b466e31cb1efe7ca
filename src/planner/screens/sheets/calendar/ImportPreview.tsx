import { useState } from 'react';
import { schoolCalendarCopy } from '#planner/words/calendar.ts';
import { dayRange } from '#base/day/calendar.ts';
import type { ImportedDay } from '#planner/rules/calendar/importedDay.ts';
import { clockLabel } from '#camps/rules/text/hours.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import parts from '../sheetParts.module.css';
import styles from './SchoolCalendarSheet.module.css';

const copy = schoolCalendarCopy.file;
const { kinds } = schoolCalendarCopy.add;
const KINDS = ['off', 'early', 'digital'] as const;

type ImportPreviewProps = {
  days: readonly ImportedDay[];
  hasDistrict: boolean;
  onAdd: (ticked: readonly ImportedDay[], replaces: boolean) => void;
  onCancel: () => void;
};

/** The entries of a file, each with its interpretation: a parent ticks the correct ones. */
export function ImportPreview({ days, hasDistrict, onAdd, onCancel }: ImportPreviewProps) {
  const [shown, setShown] = useState(days);
  const [replaces, setReplaces] = useState(hasDistrict);
  const set = (at: number, change: Partial<ImportedDay>) =>
    setShown(shown.map((day, index) => (index === at ? { ...day, ...change } : day)));
  const ticked = shown.filter(({ isTicked, dayKind }) => isTicked && dayKind !== null);
  return (
    <>
      <output className="leading-140">
        <b>{copy.preview(days.length)}</b> {copy.previewText}
      </output>
      <ul className={styles.days}>
        {shown.map((day, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries of a file may be equal, and none moves
          <li key={at}>
            <Checkbox
              label={day.name}
              hint={hintOf(day)}
              checked={day.isTicked}
              onChange={(isTicked) =>
                set(at, { isTicked, dayKind: day.dayKind ?? (isTicked ? 'off' : null) })
              }
            />
            <select
              aria-label={copy.kindOf(day.name, dayRange(day.from, day.to))}
              value={day.dayKind ?? ''}
              onChange={({ target }) => {
                const dayKind = KINDS.find((kind) => kind === target.value) ?? null;
                set(at, { dayKind, isTicked: dayKind !== null });
              }}
            >
              <option value="">{copy.notClear}</option>
              {KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {kinds[kind]}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      {hasDistrict && (
        <Checkbox
          label={copy.replaces}
          hint={copy.replacesHint}
          checked={replaces}
          onChange={setReplaces}
        />
      )}
      <div className={parts.ends}>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button
          variant="pine"
          size="small"
          disabled={ticked.length === 0}
          onClick={() => onAdd(ticked, replaces && hasDistrict)}
        >
          {copy.action(ticked.length)}
        </Button>
      </div>
    </>
  );
}

function hintOf({ from, to, letsOutAt }: ImportedDay): string {
  const days = dayRange(from, to);
  return letsOutAt === null ? days : `${days}, ${copy.letsOut(clockLabel(letsOutAt))}`;
}
