import { useEffect } from 'react';
import { useChangedCamps } from '#data/plan/useChangedCamps.ts';

/** Tells a list which of its camps have changed since they were planned. Draws nothing; loaded once something is planned. */
export function ChangedCamps({ onChanged }: { onChanged: (campIds: ReadonlySet<string>) => void }) {
  const changed = useChangedCamps();
  useEffect(() => onChanged(changed), [changed, onChanged]);
  return null;
}
