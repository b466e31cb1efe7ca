import { useState } from 'react';

/** Takes a bug of a press or a promise to the error page of the route: React catches only what rendering throws. */
export function useRaise(): (bug: unknown) => void {
  const [raised, setRaised] = useState<{ bug: unknown } | null>(null);
  if (raised) throw raised.bug;
  return (bug) => setRaised({ bug });
}
