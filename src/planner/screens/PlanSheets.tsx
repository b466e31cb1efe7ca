import { useEffect, useState } from 'react';
import { logBug } from '#base/device/isNoAnswer.ts';
import { whenIdle } from '#base/device/whenIdle.ts';
import { asPreload } from '#ui/asPreload.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import type { PlanSheet } from './planSheet.ts';
import type { ShownSheetProps } from './sheets/ShownSheet.tsx';

const ShownSheet = lazyPart<ShownSheetProps>(
  async () => (await import('./sheets/ShownSheet.tsx')).ShownSheet,
);

type PlanSheetsProps = { sheet: PlanSheet | null; onClose: () => void };

/** One sheet at a time over the planner. */
export function PlanSheets({ sheet, onClose }: PlanSheetsProps) {
  // The last one stays for its way out. `no` gives each opening a state of its own.
  const [last, setLast] = useState({ sheet, no: 0 });
  if (sheet !== null && sheet !== last.sheet) setLast({ sheet, no: last.no + 1 });
  // A tap on a day opens at once; when it fails now, the tap tries again. The days are painted first: the sheets' styles
  // would make the browser style them twice.
  useEffect(() => whenIdle(() => void asPreload(ShownSheet.load).catch(logBug)), []);
  const shown = sheet ?? last.sheet;
  if (shown === null) return null;
  return (
    <ShownSheet
      key={last.no}
      boundary={{ onFail: onClose }}
      shown={shown}
      isOpen={sheet !== null}
      onClose={onClose}
    />
  );
}
