import { useEffect, useMemo } from 'react';
import { useToday } from '#camps/camps.ts';
import { type ProfileStore, useProfile, useProfileStore } from '#family/family.ts';
import { ownChildren } from '#family/rules/profile.ts';
import { logBug } from '#base/device/isNoAnswer.ts';
import { useApp } from '#base/useApp.ts';
import { useCircles } from '#planner/store/circles/useCircles.ts';
import { usePlanState } from '#planner/store/usePlanState.ts';
import { popularCopy } from '#planner/words/popular.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { PopularWeeks } from '../popular/PopularWeeks.tsx';
import { dropLink, type PageLink } from '../shared/useLink.ts';
import { usePendingChanges } from '../usePendingChanges.ts';
import { usePlanActions } from '../usePlanActions.ts';
import type { CircleActions } from './circlePlan.ts';
import styles from './CirclesPage.module.css';
import { CirclesView } from './CirclesView.tsx';

type CirclesScreenProps = { link: PageLink };

/** What needs the family's own rows: they come with Dexie. */
export function CirclesScreen({ link }: CirclesScreenProps) {
  const store = useProfileStore();
  return store === null ? (
    <Skeleton className={styles.skeleton} />
  ) : (
    <OwnCircles link={link} store={store} />
  );
}

function OwnCircles({ link, store }: CirclesScreenProps & { store: ProfileStore }) {
  const app = useApp();
  const today = useToday();
  const { profile } = useProfile(store);
  const { state, show } = usePendingChanges(usePlanState());
  const { change, keep } = usePlanActions(null, show);
  const circles = useCircles(true);
  const actions = useMemo((): CircleActions => {
    const keeper = async () => (await app.planner()).circles();
    return {
      onMake: async (name) => (await keeper()).make(name),
      onLook: async (secret) => (await keeper()).look(secret),
      onJoin: async (secret) => (await keeper()).join(secret),
      onRefresh: async () => (await keeper()).begin(),
      onRenew: async (row) => (await keeper()).renewLink(row),
    };
  }, [app]);
  const isAny = state !== null && state.circles.length > 0;
  useEffect(() => {
    // Whoever opens the page sees what the others told by now.
    if (isAny) actions.onRefresh().catch(logBug);
  }, [actions, isAny]);
  if (state === null || circles === null) return <Skeleton className={styles.skeleton} />;
  const plan = { state, today, change, keep, family: ownChildren(profile) };
  return (
    <>
      <CirclesView {...actions} {...{ plan, circles, link }} onLinkDone={dropLink} />
      {plan.family.length > 0 && (
        <Panel title={popularCopy.heading} className={styles.popular}>
          <PopularWeeks />
        </Panel>
      )}
    </>
  );
}
