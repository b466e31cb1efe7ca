import { type ReactNode, useState } from 'react';
import { planHandOverCopy as copy } from '#planner/words/handOver.ts';
import { feedCopy } from '#planner/words/feed.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { Glyph, type GlyphName } from '#ui/pictures/Glyph.tsx';
import { fullyCoveredDays } from '#planner/rules/family/fullyCoveredDays.ts';
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
  const plan = usePlan();
  const { children, shown, week, open } = plan;
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
      <Way glyph="link" words={copy.link}>
        <Button
          variant="main"
          size="small"
          className="self-start"
          onClick={() => open({ kind: 'share' })}
        >
          {copy.link.action}
        </Button>
      </Way>
      <Way glyph="calendar" words={copy.calendar}>
        <CalendarWay childId={childId === '' ? null : childId} />
      </Way>
      <Way glyph="refresh" words={feedCopy}>
        <FeedWay childId={childId === '' ? null : childId} />
      </Way>
      <Way glyph="img" words={copy.picture}>
        <SavePicture />
      </Way>
      {fullyCoveredDays(plan) !== null && (
        <Way glyph="sun" words={copy.covered}>
          <Button
            variant="line"
            size="small"
            className="self-start"
            onClick={() => open({ kind: 'covered' })}
          >
            {copy.covered.action}
          </Button>
        </Way>
      )}
      <Way glyph="print" words={copy.paper}>
        <ButtonLink
          variant="line"
          size="small"
          className="self-start"
          to="/my-camps/print"
          search={{ break: shown.key, week: week[0] ?? '', view: 'auto' }}
        >
          {copy.paper.action}
        </ButtonLink>
      </Way>
      <p className="soft small leading-140">{copy.stays}</p>
    </PlannerSheet>
  );
}

type WayProps = {
  glyph: GlyphName;
  words: { heading: string; lead: string };
  children: ReactNode;
};

const Way = ({ glyph, words, children }: WayProps) => (
  <section className={styles.way}>
    <h3>
      <Glyph name={glyph} />
      {words.heading}
    </h3>
    <p className="soft small leading-140">{words.lead}</p>
    {children}
  </section>
);
