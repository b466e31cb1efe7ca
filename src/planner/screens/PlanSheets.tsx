import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '#base/device/whenIdle.ts';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import type { PlanSheet } from './planSheet.ts';
import type { ShownSheetProps } from './sheets/ShownSheet.tsx';

/** Once it has come. A lazy part waits once more where it is first drawn, and React shows it 300 ms later at the soonest. */
let loaded: ComponentType<ShownSheetProps> | null = null;
const load = async () => (loaded = (await import('./sheets/ShownSheet.tsx')).ShownSheet);
const LazySheet = lazyPart<ShownSheetProps>(async () => ({ default: await load() }));

type PlanSheetsProps = { sheet: PlanSheet | null; onClose: () => void };

/** One sheet at a time over the planner. */
export function PlanSheets({ sheet, onClose }: PlanSheetsProps) {
  // The last one stays for its way out. `no` gives each opening a state of its own.
  const [last, setLast] = useState({ sheet, no: 0, Part: LazySheet });
  if (sheet !== null && sheet !== last.sheet) {
    setLast({ sheet, no: last.no + 1, Part: loaded ?? LazySheet });
  }
  // A tap on a day opens at once; when it fails now, the tap tries again. The days are painted first: the sheets' styles
  // would make the browser style them twice.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  const shown = sheet ?? last.sheet;
  if (shown === null) return null;
  const { no, Part } = last;
  return (
    <LazyBoundary key={no} onFail={onClose}>
      <Part shown={shown} isOpen={sheet !== null} onClose={onClose} />
    </LazyBoundary>
  );
}
