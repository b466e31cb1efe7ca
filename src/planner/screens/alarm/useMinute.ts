import { useEffect, useState } from 'react';

const EVERY_MS = 15_000;

/** Now (ms since 1970), a few times a minute: sign-up opens at one. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
