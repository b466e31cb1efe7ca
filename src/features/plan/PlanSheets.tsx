import { useState } from 'react';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import type { PlanSheet } from './planSheet.ts';

/** What every sheet of the planner gets. It stays mounted while it leaves: `isOpen` is false then. */
export type SheetProps<Kind extends PlanSheet['kind']> = {
  sheet: Extract<PlanSheet, { kind: Kind }>;
  isOpen: boolean;
  onClose: () => void;
};

const DaySheet = lazyPart<SheetProps<'day'>>(async () => ({
  default: (await import('./sheets/day/DaySheet.tsx')).DaySheet,
}));
const EntrySheet = lazyPart<SheetProps<'entry'>>(async () => ({
  default: (await import('./sheets/entry/EntrySheet.tsx')).EntrySheet,
}));
const MoveSheet = lazyPart<SheetProps<'move'>>(async () => ({
  default: (await import('./sheets/entry/MoveSheet.tsx')).MoveSheet,
}));
const HomeSheet = lazyPart<SheetProps<'home'>>(async () => ({
  default: (await import('./sheets/home/HomeSheet.tsx')).HomeSheet,
}));
const HoursSheet = lazyPart<SheetProps<'hours'>>(async () => ({
  default: (await import('./sheets/home/HoursSheet.tsx')).HoursSheet,
}));
const CalendarSheet = lazyPart<SheetProps<'calendar'>>(async () => ({
  default: (await import('./sheets/calendar/CalendarSheet.tsx')).CalendarSheet,
}));
const RegisterSheet = lazyPart<SheetProps<'register'>>(async () => ({
  default: (await import('./sheets/register/RegisterSheet.tsx')).RegisterSheet,
}));
const AskSheet = lazyPart<SheetProps<'ask'>>(async () => ({
  default: (await import('./sheets/register/AskSheet.tsx')).AskSheet,
}));
const BudgetSheet = lazyPart<SheetProps<'budget'>>(async () => ({
  default: (await import('./sheets/money/BudgetSheet.tsx')).BudgetSheet,
}));
const HandOverSheet = lazyPart<SheetProps<'handOver'>>(async () => ({
  default: (await import('./sheets/handOver/HandOverSheet.tsx')).HandOverSheet,
}));

type PlanSheetsProps = { sheet: PlanSheet | null; onClose: () => void };

/** One sheet at a time over the planner; each is fetched when it is first opened. */
export function PlanSheets({ sheet, onClose }: PlanSheetsProps) {
  // The last one stays for its way out. `no` gives each opening a state of its own.
  const [last, setLast] = useState({ sheet, no: 0 });
  if (sheet !== null && sheet !== last.sheet) setLast({ sheet, no: last.no + 1 });
  const shown = sheet ?? last.sheet;
  if (shown === null) return null;
  const common = { isOpen: sheet !== null, onClose };
  return (
    <LazyBoundary key={last.no} onFail={onClose}>
      <ShownSheet shown={shown} {...common} />
    </LazyBoundary>
  );
}

function ShownSheet({
  shown,
  ...rest
}: {
  shown: PlanSheet;
  isOpen: boolean;
  onClose: () => void;
}) {
  switch (shown.kind) {
    case 'day':
      return <DaySheet sheet={shown} {...rest} />;
    case 'entry':
      return <EntrySheet sheet={shown} {...rest} />;
    case 'move':
      return <MoveSheet sheet={shown} {...rest} />;
    case 'home':
      return <HomeSheet sheet={shown} {...rest} />;
    case 'hours':
      return <HoursSheet sheet={shown} {...rest} />;
    case 'calendar':
      return <CalendarSheet sheet={shown} {...rest} />;
    case 'register':
      return <RegisterSheet sheet={shown} {...rest} />;
    case 'ask':
      return <AskSheet sheet={shown} {...rest} />;
    case 'budget':
      return <BudgetSheet sheet={shown} {...rest} />;
    case 'handOver':
      return <HandOverSheet sheet={shown} {...rest} />;
    default:
      return shown satisfies never;
  }
}
