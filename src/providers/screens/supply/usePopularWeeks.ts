import { useEffect, useState } from 'react';
import { readPopularWeeks } from '#camps/camps.ts';
import type { PopularWeek } from '#camps/rules/popular/popularWeek.ts';
import { deviceClock } from '#base/device/clock.ts';
import { logBug } from '#base/device/isNoAnswer.ts';
import { pageBackend } from '#base/http/backendConfig.ts';

const NONE: readonly PopularWeek[] = [];

/** In which weeks families look for care, of all areas: asked for once while it is shown. None without an answer. */
export function usePopularWeeks(): readonly PopularWeek[] {
  const [weeks, setWeeks] = useState(NONE);
  useEffect(() => {
    const stop = new AbortController();
    readPopularWeeks(pageBackend(), deviceClock, stop.signal).then(
      (read) => setWeeks(read ?? NONE),
      (error: unknown) => {
        if (!stop.signal.aborted) logBug(error);
      },
    );
    return () => stop.abort();
  }, []);
  return weeks;
}
