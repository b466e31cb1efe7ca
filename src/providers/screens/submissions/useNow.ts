import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;

/** Now (ms since 1970), every half minute: a planned try comes nearer, and a day ends. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
