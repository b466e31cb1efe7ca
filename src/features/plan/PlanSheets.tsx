import { useEffect, useState } from 'react';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import type { PlanSheet } from './planSheet.ts';
import type { ShownSheetProps } from './sheets/ShownSheet.tsx';

/** What every sheet of the planner gets. It stays mounted while it leaves: `isOpen` is false then. */
export type SheetProps<Kind extends PlanSheet['kind']> = {
  sheet: Extract<PlanSheet, { kind: Kind }>;
  isOpen: boolean;
  onClose: () => void;
};

const load = () => import('./sheets/ShownSheet.tsx');
const ShownSheet = lazyPart<ShownSheetProps>(async () => ({ default: (await load()).ShownSheet }));

type PlanSheetsProps = { sheet: PlanSheet | null; onClose: () => void };

/** One sheet at a time over the planner. */
export function PlanSheets({ sheet, onClose }: PlanSheetsProps) {
  // The last one stays for its way out. `no` gives each opening a state of its own.
  const [last, setLast] = useState({ sheet, no: 0 });
  if (sheet !== null && sheet !== last.sheet) setLast({ sheet, no: last.no + 1 });
  // A tap on a day opens at once; when it fails now, the tap tries again.
  useEffect(() => void load().catch(() => undefined), []);
  const shown = sheet ?? last.sheet;
  if (shown === null) return null;
  return (
    <LazyBoundary key={last.no} onFail={onClose}>
      <ShownSheet shown={shown} isOpen={sheet !== null} onClose={onClose} />
    </LazyBoundary>
  );
}
