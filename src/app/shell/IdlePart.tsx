import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { asPreload } from '#ui/asPreload.ts';
import { whenIdle } from '#base/device/whenIdle.ts';

const AGAIN_MS = 60_000;

/**
 * A part whose code is fetched when the page has nothing else to do. A fetch that failed is repeated in a minute.
 * `load` must stay the same.
 */
export function IdlePart({ load }: { load: () => Promise<ComponentType> }): ReactNode {
  const [part, setPart] = useState<ReactNode>(null);
  useEffect(() => {
    let cancel = () => {};
    const fetchPart = () =>
      void asPreload(load).then(
        (Part) => setPart(<Part />),
        () => {
          const timer = setTimeout(fetchPart, AGAIN_MS);
          cancel = () => clearTimeout(timer);
        },
      );
    cancel = whenIdle(fetchPart);
    return () => cancel();
  }, [load]);
  return part;
}
