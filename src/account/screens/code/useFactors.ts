import { useEffect, useEffectEvent, useState } from 'react';
import type { Factor } from '#account/store/accounts.ts';
import { useAuth } from '#account/store/useAuth.ts';

type Factors = readonly Factor[] | 'unreachable' | null;

/** The devices that give codes; null until they are known. */
export function useFactors(): {
  factors: Factors;
  /** Reloads the factors; the last known ones stay until then. */
  reload: () => Promise<void>;
} {
  const { ask } = useAuth();
  const [factors, setFactors] = useState<Factors>(null);
  const look = () => ask((session) => session.factors());
  const firstLook = useEffectEvent(look);
  useEffect(() => {
    let isMounted = true;
    const begin = async () => {
      const found = await firstLook();
      if (isMounted) setFactors(found);
    };
    void begin();
    return () => {
      isMounted = false;
    };
  }, []);
  return { factors, reload: async () => setFactors(await look()) };
}
