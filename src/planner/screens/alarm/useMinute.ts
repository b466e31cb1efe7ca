import { useEffect, useState } from 'react';

const EVERY_MS = 15_000;

/** Returns the time (ms since 1970), updated a few times a minute, since sign-up opens at a given minute. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
