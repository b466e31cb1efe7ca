import { useCallback, useEffect, useState } from 'react';
import type { CircleRow } from '#family/rules/plan/circleRows.ts';
import { circlesCopy } from '#planner/words/circles.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { useStableFocus } from '#ui/useStableFocus.ts';
import type { CircleActions, Trouble } from './circlePlan.ts';
import styles from './Invited.module.css';
import { TroubleAlert, withTrouble } from './TroubleAlert.tsx';

const copy = circlesCopy.invited;

type InvitedProps = Pick<CircleActions, 'onLook' | 'onJoin'> & {
  secret: string;
  circles: readonly CircleRow[];
  onJoined: (id: string) => void;
  onClose: () => void;
};

/** The 128 bits of a link. */
const WHOLE = /^[\w-]{22}$/;

type Looked = { id: string; name: string } | { trouble: Trouble } | null;

/** What a link leads to, and what joining means. Opening it joins nothing. */
export function Invited({ secret, circles, onLook, onJoin, onJoined, onClose }: InvitedProps) {
  const isWhole = WHOLE.test(secret);
  const [looked, setLooked] = useState<Looked>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { isBusy, run } = useSingleFlight();

  const look = useCallback(
    async () =>
      withTrouble(async () => {
        const found = await onLook(secret);
        return typeof found === 'string' ? { trouble: found } : found;
      }),
    [onLook, secret],
  );
  useEffect(() => {
    if (!isWhole) return undefined;
    let isWanted = true;
    void look().then((found) => isWanted && setLooked(found));
    return () => {
      isWanted = false;
    };
  }, [isWhole, look]);

  const join = () =>
    void run(async () => {
      setTrouble(null);
      const began = await withTrouble(async () => onJoin(secret));
      if ('trouble' in began) setTrouble(began.trouble);
      else onJoined(began.id);
    });
  const again = () => {
    setLooked(null);
    void look().then(setLooked);
  };

  return (
    // What had the focus goes with each answer.
    <section className={styles.card} aria-live="polite" tabIndex={-1} {...useStableFocus()}>
      {isWhole ? (
        <Answer
          {...{ looked, circles, trouble, isJoining: isBusy, onClose }}
          onAgain={again}
          onJoin={join}
        />
      ) : (
        <NoInvitation {...copy.cutOff} onClose={onClose} />
      )}
    </section>
  );
}

type AnswerProps = Pick<InvitedProps, 'circles' | 'onClose'> & {
  looked: Looked;
  trouble: Trouble | null;
  isJoining: boolean;
  onAgain: () => void;
  onJoin: () => void;
};

function Answer({ looked, circles, trouble, isJoining, onAgain, onJoin, onClose }: AnswerProps) {
  if (looked === null) {
    return (
      <div className="stack columns-1 gap-100" aria-busy="true">
        <h2 className="title-3">{copy.looking}</h2>
        <Skeleton className={styles.wait} />
      </div>
    );
  }
  if ('trouble' in looked) {
    if (looked.trouble === 'none') {
      return <NoInvitation {...circlesCopy.trouble.none} onClose={onClose} />;
    }
    return (
      <TroubleAlert
        trouble={looked.trouble}
        action={
          <Button variant="line" size="small" onClick={onAgain}>
            {circlesCopy.again}
          </Button>
        }
      />
    );
  }
  const known = circles.find(({ id }) => id === looked.id);
  if (known?.ended === null) {
    const { title, text, action } = copy.already;
    return <NoInvitation title={title(known.name)} text={text} action={action} onClose={onClose} />;
  }
  return (
    <>
      <h2 className="title-2 anywhere">{copy.title(looked.name)}</h2>
      <p className="lead">{copy.lead}</p>
      <ul className={styles.points}>
        {copy.points.map((point) => (
          <li key={point}>
            <Glyph name="check" />
            {point}
          </li>
        ))}
      </ul>
      {trouble !== null && <TroubleAlert trouble={trouble} />}
      <div className="cluster gap-60">
        <Button variant="main" aria-disabled={isJoining} onClick={onJoin}>
          {copy.action}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {copy.notNow}
        </Button>
      </div>
    </>
  );
}

type NoInvitationProps = { title: string; text: string; action?: string; onClose: () => void };

function NoInvitation({ title, text, action = copy.already.action, onClose }: NoInvitationProps) {
  return (
    <>
      <h2 className="title-3 anywhere">{title}</h2>
      <p className="leading-145">{text}</p>
      <Button variant="line" size="small" className="self-start" onClick={onClose}>
        {action}
      </Button>
    </>
  );
}
