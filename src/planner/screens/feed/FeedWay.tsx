import { useState } from 'react';
import { FAMILY_PLAN_ID } from '#family/rules/plan/planRows.ts';
import { newSecret } from '#base/crypto/identity.ts';
import { whenLabel } from '#base/day/whenLabel.ts';
import { feedCopy as copy } from '#planner/words/feed.ts';
import { Button } from '#ui/Button.tsx';
import { useStableFocus } from '#ui/useStableFocus.ts';
import { useOnline } from '#ui/useOnline.ts';
import { findChild, usePlan } from '../PlanContext.ts';
import styles from './FeedWay.module.css';
import { LiveFeed } from './LiveFeed.tsx';

const soft = 'soft small leading-140';

/** A calendar address that follows the plan, or one child's part of it: what it means, then the switch. */
export function FeedWay({ childId }: { childId: string | null }) {
  return (
    <div className="stack gap-70 items-min-0" tabIndex={-1} {...useStableFocus()}>
      <FeedOf childId={childId} />
    </div>
  );
}

function FeedOf({ childId }: { childId: string | null }) {
  const plan = usePlan();
  const isOnline = useOnline();
  const id = childId ?? FAMILY_PLAN_ID;
  const feed = plan.state.feeds.find((one) => one.id === id);
  const name = findChild(plan, childId)?.child.firstName ?? null;
  const [now] = useState(() => Date.now());
  if (plan.isSample) return <p className={soft}>{copy.sample}</p>;

  if (feed && feed.stoppedAt !== null && feed.goneAt === null) {
    return <output className={soft}>{isOnline ? copy.stop.online : copy.stop.offline}</output>;
  }
  if (feed && feed.stoppedAt === null) {
    return <LiveFeed key={feed.secret} feed={feed} whose={copy.whose(name)} />;
  }
  const turnOn = () => {
    const secret = newSecret((length) => crypto.getRandomValues(new Uint8Array(length)));
    const none = { stoppedAt: null, goneAt: null, sent: '', sentAt: null, isTooLarge: false };
    const row = { id, secret, createdAt: Date.now(), ...none };
    void plan.keep([{ kind: 'feed', id, row }]);
  };
  return (
    <>
      {feed && feed.goneAt !== null && (
        <output className={soft}>
          <span>{copy.stop.done(whenLabel(feed.goneAt, Math.max(now, feed.goneAt)))}</span>{' '}
          <span>{copy.stop.again}</span>
        </output>
      )}
      <h4>{copy.before.heading}</h4>
      <ul className={styles.facts}>
        {copy.before.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className="small weight-750">{copy.whose(name)}</p>
      <Button variant="pine" className="self-start" onClick={turnOn}>
        {copy.before.action}
      </Button>
    </>
  );
}
