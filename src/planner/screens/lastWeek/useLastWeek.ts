import { useEffect, useInsertionEffect } from 'react';
import { keepLastWeek } from './keepLastWeek.ts';
import { LAST_WEEK_ID } from './lastWeek.ts';

/** How long the plan has stood still, in ms, before it is kept. */
const STILL_MS = 1000;

/** The plan itself stands: the week as it was seen last goes, and is kept anew for the next start whenever `plan` has changed. */
export function useLastWeek(plan: { week: readonly string[]; isSample: boolean }): void {
  // Before refs and layout effects, which look at where things lie: the plan is hidden as long as that week is there.
  useInsertionEffect(() => {
    const place = document.getElementById(LAST_WEEK_ID);
    if (!place) return;
    // Its styles may still be on their way.
    place.dataset.over = '';
    place.replaceChildren();
  }, []);
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      if (!plan.isSample) void keepLastWeek(plan.week.at(-1) ?? '', stop.signal);
    }, STILL_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [plan]);
}
