import { useId, useState } from 'react';
import { recentLabel } from '#base/day/recentLabel.ts';
import type { CircleRow } from '#family/rules/plan/circleRows.ts';
import type { PlanCommand } from '#family/rules/plan/planRows.ts';
import { leaveCircle } from '#planner/rules/circles/tellCircle.ts';
import { circlesCopy } from '#planner/words/circles.ts';
import type { ShownCircle } from '#planner/store/circles/createCircleKeeper.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { focusOnMount } from '#ui/focusOnMount.ts';
import { useOnline } from '#ui/useOnline.ts';
import { Fold } from '../pieces/Fold.tsx';
import styles from './CircleCard.module.css';
import { CircleEnd } from './CircleEnd.tsx';
import { CircleFriends } from './CircleFriends.tsx';
import { CircleInvite } from './CircleInvite.tsx';
import type { CircleActions, CirclePlan } from './circlePlan.ts';
import { OwnWeeks } from './OwnWeeks.tsx';
import { QuietMatches } from './QuietMatches.tsx';

const copy = circlesCopy.state;

type CircleCardProps = Pick<CircleActions, 'onRenew'> & {
  circle: ShownCircle;
  plan: CirclePlan;
  /** What was just done about it. */
  said: string | null;
  onLeft: (said: string) => void;
};

/** One circle: who goes, what this family tells, its link and the way out. */
export function CircleCard({ circle, plan, said, onRenew, onLeft }: CircleCardProps) {
  const id = useId();
  const { row, view } = circle;
  const name = row.name === '' ? circlesCopy.unnamed : row.name;
  const others = view?.families.filter(({ id: one }) => one !== view.me) ?? [];
  const isNew = said === circlesCopy.fresh.made;
  const isAlone = view !== null && view.syncedAt !== null && others.length === 0;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header>
        <h2 id={id} className="title-2 anywhere">
          {name}
        </h2>
        {row.ended === null && <CircleState circle={circle} others={others.length} />}
      </header>
      {said !== null && row.ended === null && (
        <p key={said} tabIndex={-1} ref={focusOnMount} className={styles.said}>
          {said}
        </p>
      )}
      {row.ended === null ? (
        <>
          {isNew && <CircleInvite isNew {...{ row, name, onRenew }} />}
          <QuietMatches circle={circle} plan={plan} />
          <div className={styles.parts}>
            <CircleFriends circle={circle} plan={plan} />
            <OwnWeeks circle={circle} plan={plan} />
          </div>
          <div>
            {!isNew && (
              <Fold summary={circlesCopy.link.heading} isOpen={isAlone}>
                <CircleInvite {...{ row, name, onRenew }} />
              </Fold>
            )}
            <Fold summary={circlesCopy.end.heading}>
              <CircleEnd {...{ row, name, plan, onLeft }} />
            </Fold>
          </div>
        </>
      ) : (
        <Ended row={row} plan={plan} onGone={() => onLeft(copy.removed(name))} />
      )}
    </section>
  );
}

function CircleState({ circle, others }: { circle: ShownCircle; others: number }) {
  const { view } = circle;
  const isOnline = useOnline();
  const [now] = useState(() => Date.now());
  if (view === null || view.syncedAt === null) return null;
  const { syncedAt, isWaiting, unreadable } = view;
  return (
    <div className="stack columns-1 gap-50">
      <p className="soft small leading-140">
        <b className="weight-750">{others === 0 ? copy.alone : copy.families(others + 1)}</b>
        <span>{`. ${copy.updated(recentLabel(syncedAt, Math.max(now, syncedAt), copy.today))}`}</span>
      </p>
      {!isOnline && (
        <Alert tone="warn" glyph="offline" title={copy.offline.title}>
          {copy.offline.text}
        </Alert>
      )}
      {isOnline && isWaiting && <p className="soft small leading-140">{copy.waiting}</p>}
      {unreadable > 0 && <p className="soft small leading-140">{copy.unreadable(unreadable)}</p>}
    </div>
  );
}

type EndedProps = { row: CircleRow; plan: CirclePlan; onGone: () => void };

/** Closed, or shut out: what to do, and the way to forget it. */
function Ended({ row, plan, onGone }: EndedProps) {
  const { title, text } = row.ended === 'shutOut' ? copy.shutOut : copy.closed;
  const { circleWishes } = plan.state;
  async function remove() {
    // A closed one is gone from the server; of the other the server still knows this family.
    const [leave, ...untell] = leaveCircle(row, circleWishes, 'leaving');
    const forget: PlanCommand = { kind: 'circle', id: row.id, row: null };
    const first = row.ended === 'shutOut' && leave ? leave : forget;
    if (await plan.keep([first, ...untell])) onGone();
  }
  return (
    <Alert
      tone="info"
      glyph={row.ended === 'shutOut' ? 'key' : 'lock'}
      title={title}
      action={
        <Button variant="line" size="small" onClick={() => void remove()}>
          {copy.remove}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
