import { useEffect, useEffectEvent, useState } from 'react';
import { useAuth } from '#account/store/useAuth.ts';

/** Whether the server sends codes by text message; false until it has said so. */
export function usePhoneCodes(): boolean {
  const { ask } = useAuth();
  const [hasThem, setHasThem] = useState(false);
  const look = useEffectEvent(() => ask((session) => session.hasPhoneCodes()));
  useEffect(() => {
    let isMounted = true;
    const begin = async () => {
      const answer = await look();
      if (isMounted) setHasThem(answer === true);
    };
    void begin();
    return () => {
      isMounted = false;
    };
  }, []);
  return hasThem;
}
