import { useState } from 'react';
import { standingCircles } from '#planner/rules/circles/tellCircle.ts';
import { circlesCopy as copy } from '#planner/words/circles.ts';
import type { ShownCircle } from '#planner/store/circles/createCircleKeeper.ts';
import { logBug } from '#base/device/isNoAnswer.ts';
import { Button } from '#ui/Button.tsx';
import { focusOnMount } from '#ui/focusOnMount.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { Fold } from '../pieces/Fold.tsx';
import type { PageLink } from '../shared/useLink.ts';
import { CircleCard } from './CircleCard.tsx';
import type { CircleActions, CirclePlan } from './circlePlan.ts';
import styles from './CirclesPage.module.css';
import { Invited } from './Invited.tsx';
import { MakeCircle } from './MakeCircle.tsx';
import { NoCircle } from './NoCircle.tsx';

export type CirclesViewProps = CircleActions & {
  plan: CirclePlan;
  /** As this phone has them: those of the plan that are not among them were not read yet. */
  circles: readonly ShownCircle[];
  link: PageLink;
  /** The link is not to be opened again. */
  onLinkDone: () => void;
};

/** What was just done, said where the page now is. */
type Fresh = { id: string; said: string };

/** All circles one after another: most families are in one. A link comes first. */
export function CirclesView(props: CirclesViewProps) {
  const { plan, circles, link, onLinkDone, onMake, onLook, onJoin, onRefresh, onRenew } = props;
  const [doneLink, setDoneLink] = useState<PageLink | null>(null);
  const [fresh, setFresh] = useState<Fresh | null>(null);
  const [left, setLeft] = useState('');
  const isInvited = link.secret !== null && link !== doneLink;
  const shown = circlesShown(plan, circles);
  const isNone = shown.length === 0 && !isInvited;

  function showMade(id: string) {
    setFresh({ id, said: copy.fresh.made });
    setLeft('');
  }
  function finishLink(next: Fresh | null) {
    onLinkDone();
    setDoneLink(link);
    setFresh(next);
    setLeft('');
  }
  return (
    <>
      {shown.length > 0 && <Top onRefresh={onRefresh} />}
      {isInvited && (
        <Invited
          key={link.secret}
          secret={link.secret ?? ''}
          circles={plan.state.circles}
          onLook={onLook}
          onJoin={onJoin}
          onJoined={(id) => finishLink({ id, said: copy.fresh.joined })}
          onClose={() => finishLink(null)}
        />
      )}
      {left !== '' && (
        <p key={left} tabIndex={-1} ref={focusOnMount} className={styles.left}>
          {left}
        </p>
      )}
      {shown.map((circle) => (
        <CircleCard
          key={circle.row.id}
          circle={circle}
          plan={plan}
          said={fresh?.id === circle.row.id ? fresh.said : null}
          onRenew={onRenew}
          onLeft={setLeft}
        />
      ))}
      {isNone && <NoCircle />}
      <div className={isNone ? styles.start : styles.more}>
        {isNone && (
          <div className="panel panel-pad outlined">
            <MakeCircle onMake={onMake} onMade={showMade} isFirst />
          </div>
        )}
        {shown.length > 0 && (
          <Fold summary={copy.make.another}>
            <MakeCircle onMake={onMake} onMade={showMade} isFirst={false} />
          </Fold>
        )}
        <Fold key={`${isNone}`} summary={copy.how.heading} isOpen={isNone}>
          <ul className={styles.points}>
            {copy.how.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Fold>
      </div>
    </>
  );
}

function Top({ onRefresh }: Pick<CircleActions, 'onRefresh'>) {
  const { isBusy, run } = useSingleFlight();
  return (
    <div className={styles.top}>
      <p className="row middle gap-50 soft small weight-600 leading-130">
        <Glyph name="shield" />
        {copy.sealed}
      </p>
      <Button
        variant="quiet"
        size="small"
        aria-disabled={isBusy}
        onClick={() => void run(onRefresh).catch(logBug)}
      >
        <Glyph name="refresh" />
        {copy.look}
      </Button>
    </div>
  );
}

function circlesShown({ state }: CirclePlan, circles: readonly ShownCircle[]): ShownCircle[] {
  const read = new Map(circles.map((circle) => [circle.row.id, circle]));
  return standingCircles(state.circles).map((row) => ({
    view: null,
    friends: [],
    matches: [],
    ...read.get(row.id),
    row,
  }));
}
