import { useEffect, useState } from 'react';
import { logoAddress } from '#providers/store/outbox/logoAddress.ts';
import type { Logo } from '#providers/store/outbox/outbox.ts';

/** The address of a chosen logo; null until it is made. */
export function useDataUrl(logo: Logo | null): string | null {
  const [made, setMade] = useState<{ of: Logo; url: string } | null>(null);
  useEffect(() => {
    if (logo === null) return undefined;
    let isWanted = true;
    const show = (url: string) => {
      if (isWanted) setMade({ of: logo, url });
    };
    logoAddress(logo).then(show, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [logo]);
  return made !== null && made.of === logo ? made.url : null;
}
