import { useEffect, useState } from 'react';

const EVERY_MS = 5000;

/** Whole minutes until a moment (ms since 1970), and whether it is over. */
export function useMinutesLeft(until: number): { minutes: number; isOver: boolean } {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return { minutes: Math.floor((until - now) / 60_000), isOver: now >= until };
}
