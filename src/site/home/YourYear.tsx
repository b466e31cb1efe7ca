import { useRef } from 'react';
import { FirstMinuteLazy, FirstMinuteSkeleton } from '#planner/planner.ts';
import { home } from '#site/words/home.ts';
import { SectionHead } from '#ui/layout/SectionHead.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { useIsNear } from '../parts/useIsNear.ts';

/** The first minute of the planner, on Home. Its code comes when it is nearly in sight, into a room of its size. */
export function YourYear() {
  const { heading, lead } = home.year;
  const room = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(room);
  return (
    <section className="section-pad" aria-labelledby="year-title">
      <Wrap>
        <SectionHead id="year-title" title={heading}>
          <p>{lead}</p>
        </SectionHead>
        <div ref={room}>{isNear ? <FirstMinuteLazy /> : <FirstMinuteSkeleton />}</div>
      </Wrap>
    </section>
  );
}
