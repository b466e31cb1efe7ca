import { type ReactNode, useState } from 'react';
import type { Saves } from '#data/family/useSaves.ts';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';

// It reads the plan, which needs Dexie: only who has planned something loads it, after the list stands.
const ChangedCamps = lazyPart(async () => {
  const { ChangedCamps: part } = await import('./ChangedCamps.tsx');
  return { default: part };
});

const NONE: ReadonlySet<string> = new Set();

/** Ids of the camps that have changed since they were planned; `teller` must stand somewhere in the page. */
export function useChanged({ scheduled }: Pick<Saves, 'scheduled'>): {
  changed: ReadonlySet<string>;
  teller: ReactNode;
} {
  const [changed, setChanged] = useState(NONE);
  const teller = scheduled.size > 0 && (
    <LazyBoundary optional>
      <ChangedCamps onChanged={setChanged} />
    </LazyBoundary>
  );
  return { changed, teller };
}
