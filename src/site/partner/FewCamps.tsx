import { useEffect, useRef, useState } from 'react';
import { SupplyFinderLazy } from '#providers/providers.ts';
import { partner } from '#site/words/partner.ts';
import { SectionHead } from '#ui/layout/SectionHead.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import styles from './FewCamps.module.css';

/** How far below the screen it is when its code and the places of Georgia are fetched. */
const AHEAD = '400px';

/** How many camps run near a provider, week by week. Fetched when it is nearly in sight, into a room of its size. */
export function FewCamps() {
  const { heading, lead } = partner.supply;
  const room = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(room);
  return (
    <section className={styles.few} aria-labelledby="supply-title">
      <Wrap>
        <SectionHead id="supply-title" title={heading}>
          <p>{lead}</p>
        </SectionHead>
        <div ref={room} className={styles.room}>
          {isNear && <SupplyFinderLazy />}
        </div>
      </Wrap>
    </section>
  );
}

/** True once the element has been nearly in sight. */
function useIsNear(element: { current: HTMLElement | null }): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
