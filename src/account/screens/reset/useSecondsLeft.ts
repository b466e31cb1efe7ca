import { useEffect, useState } from 'react';

/** Counts down from `seconds` to 0, and again when told to. `isOver`: it begins at 0. */
export function useSecondsLeft(
  seconds: number,
  isOver = false,
): [left: number, startAgain: () => void] {
  const [now, setNow] = useState(() => Date.now());
  const [start, setStart] = useState(isOver ? 0 : now);
  const left = Math.max(0, Math.ceil(seconds - (now - start) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return [
    // A clock that is put back shows no more than the whole wait.
    Math.min(left, seconds),
    () => {
      const again = Date.now();
      setStart(again);
      setNow(again);
    },
  ];
}
