import { useState } from 'react';
import { planHandOverCopy as copy } from '#planner/words/handOver.ts';
import { feedCopy } from '#planner/words/feed.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { usePlan } from '../../PlanContext.ts';
import type { SheetProps } from '../../planSheet.ts';
import { SavePicture } from '../../print/SavePicture.tsx';
import { FeedWay } from '../../feed/FeedWay.tsx';
import { PlannerSheet } from '../PlannerSheet.tsx';
import { CalendarWay } from './CalendarWay.tsx';
import styles from './HandOverSheet.module.css';

/**
 * The plan to take along or to hand on: a calendar, an address that follows it, a picture, paper. All of it is made on this phone;
 * only the address needs our server.
 */
export function HandOverSheet({ isOpen, onClose }: SheetProps<'handOver'>) {
  const { children, shown, week, open } = usePlan();
  const [childId, setChildId] = useState('');
  return (
    <PlannerSheet title={copy.title} isOpen={isOpen} onClose={onClose}>
      {children.length > 1 && (
        <NativeSelect
          label={copy.whose}
          value={childId}
          options={[
            { value: '', label: copy.everyone },
            ...children.map(({ child }) => ({ value: child.id, label: child.firstName })),
          ]}
          onChange={setChildId}
        />
      )}
      <section className={styles.way}>
        <h3>
          <Glyph name="link" />
          {copy.link.heading}
        </h3>
        <p className="soft small leading-140">{copy.link.lead}</p>
        <Button
          variant="line"
          size="small"
          className="self-start"
          onClick={() => open({ kind: 'share' })}
        >
          {copy.link.action}
        </Button>
      </section>
      <section className={styles.way}>
        <h3>
          <Glyph name="calendar" />
          {copy.calendar.heading}
        </h3>
        <p className="soft small leading-140">{copy.calendar.lead}</p>
        <CalendarWay childId={childId === '' ? null : childId} />
      </section>
      <section className={styles.way}>
        <h3>
          <Glyph name="refresh" />
          {feedCopy.heading}
        </h3>
        <p className="soft small leading-140">{feedCopy.lead}</p>
        <FeedWay childId={childId === '' ? null : childId} />
      </section>
      <section className={styles.way}>
        <h3>
          <Glyph name="img" />
          {copy.picture.heading}
        </h3>
        <p className="soft small leading-140">{copy.picture.lead}</p>
        <SavePicture />
      </section>
      <section className={styles.way}>
        <h3>
          <Glyph name="print" />
          {copy.paper.heading}
        </h3>
        <p className="soft small leading-140">{copy.paper.lead}</p>
        <ButtonLink
          variant="line"
          size="small"
          className="self-start"
          to="/my-camps/print"
          search={{ break: shown.key, week: week[0] ?? '', view: 'auto' }}
        >
          {copy.paper.action}
        </ButtonLink>
      </section>
      <p className="soft small leading-140">{copy.stays}</p>
    </PlannerSheet>
  );
}
