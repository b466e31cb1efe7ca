import { useRef } from 'react';
import { SupplyFinderLazy } from '#providers/providers.ts';
import { partner } from '#site/words/partner.ts';
import { SectionHead } from '#ui/layout/SectionHead.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { useIsNear } from '../parts/useIsNear.ts';
import styles from './FewCamps.module.css';

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
