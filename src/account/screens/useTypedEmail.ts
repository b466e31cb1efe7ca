import { useHydrated, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';

/** An email that is typed on one page of the account and there on the next; not in the address, which ends in logs. */
export function useTypedEmail(): [string, (email: string) => void] {
  const carried = useRouterState({ select: ({ location }) => location.state.email ?? '' });
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState<string | null>(null);
  return [typed ?? (isHydrated ? carried : ''), setTyped];
}
