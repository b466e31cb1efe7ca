import { useDeferredValue, useEffect, useEffectEvent, useState, type MouseEvent } from 'react';
import { recordCampClick } from '#camps/store/recordCampClick.ts';
import { useSaves } from '#camps/store/saved/useSaves.ts';
import { saveToasts } from '../parts/saveToasts.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { CampDetails } from './CampDetails.tsx';
import { type KnownCamp, knownCamp } from '#camps/rules/camp/knownCamp.ts';
import { useDirectory } from '#camps/store/directory/useDirectory.ts';
import { useSyncStatus } from '#camps/store/directory/syncStatus.ts';
import { useApp } from '#base/useApp.ts';
import { campCopy } from '#camps/words/camp/camp.ts';
import { Button } from '#ui/Button.tsx';
import { SidePage } from '#ui/layout/SidePage.tsx';
import { useSeasons, useToday } from '#camps/store/directory/useSeasons.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import type { FamilyDaysSlot, PlanThisCampSlot } from '../parts/PlanThisCampSlot.ts';
import { backTo } from './backTo.ts';
import styles from './CampPage.module.css';

// Offline the drawing may be missing; the words must not be.
const EmptyScene = lazyPart(async () => (await import('#ui/scenes/EmptyScene.tsx')).EmptyScene, {
  optional: 'drawing',
});

/** This phone has no camps yet, and cannot fetch any now. */
function CampProblem() {
  const { heading, text, action } = campCopy.failed;
  const { sync } = useApp();
  return (
    <SidePage drawing={<EmptyScene />} title={heading} text={text} isAlert>
      <Button variant="main" onClick={() => void sync.refresh()}>
        {action}
      </Button>
    </SidePage>
  );
}

// It reads what the family saved, which needs Dexie.
const GoneCamp = lazyPart(async () => (await import('./missing/GoneCamp.tsx')).GoneCamp);

// Only a page that was not prerendered waits.
const WaitingCamp = lazyPart(async () => (await import('./missing/WaitingCamp.tsx')).WaitingCamp);

type CampPageProps = {
  campId: string;
  /** What came with the page, or was at hand when it was opened. */
  given: KnownCamp | null;
  /** The address one came from on this site. */
  from: string | null;
  /** The week for which somebody asks along, as the address has it. */
  week: string | undefined;
  PlanThisCamp: PlanThisCampSlot;
  FamilyDays: FamilyDaysSlot;
  /** The page's head does not know the camp yet. */
  onNamed: () => void;
};

/** Everything known about one camp. Must be remounted for another camp. */
export function CampPage({ campId, given, from, onNamed, ...rest }: CampPageProps) {
  const state = useCamp(campId, given);
  const saves = useSaves(saveToasts);
  const tellName = useEffectEvent(onNamed);
  const isUnnamed = given === null && state.status === 'found';
  useEffect(() => {
    if (isUnnamed) tellName();
  }, [isUnnamed]);

  if (state.status === 'gone') {
    return <GoneCamp campId={campId} />;
  }
  if (state.status === 'failed') return <CampProblem />;
  return (
    <Wrap>
      <BackLink from={from} season={state.status === 'found' ? state.found.season : null} />
      {state.status === 'found' ? (
        <CampDetails
          {...state.found}
          from={from}
          {...rest}
          saves={saves}
          onRegister={recordCampClick}
        />
      ) : (
        <WaitingCamp />
      )}
    </Wrap>
  );
}

type CampState =
  | { status: 'found'; found: KnownCamp }
  /** The device or the network has not answered yet. */
  | { status: 'waiting' }
  /** This device has no camps, and they could not be fetched. */
  | { status: 'failed' }
  | { status: 'gone' };

/**
 * The camp as this device has it. Until storage returns it, and for a camp that is newer than the device's copy, the
 * one that came with the page is used.
 */
function useCamp(campId: string, cameWithPage: KnownCamp | null): CampState {
  // Fixed on first render: later the loader only finds the device's copy.
  const [given] = useState(cameWithPage);
  // News of the directory draws the page again in small steps, so that presses get through.
  const answer = useDeferredValue(useDirectory());
  const problem = useSyncStatus((sync) => sync.problem);
  const isDone = useSyncStatus((sync) => sync.state === 'idle' && sync.refreshedAt !== null);
  const found = answer.status === 'ready' ? knownCamp(answer.directory, campId) : null;
  if (found !== null) return { status: 'found', found };
  const isFresh = answer.status === 'ready' && isDone;
  if (given !== null && !(isFresh && problem === null)) return { status: 'found', found: given };
  if (answer.status === 'ready') return { status: isFresh || problem ? 'gone' : 'waiting' };
  return { status: problem === null ? 'waiting' : 'failed' };
}

type BackLinkProps = { from: string | null; season: KnownCamp['season'] };

/** Back to the list: by the history where possible, which restores the scroll position, too. */
function BackLink({ from, season }: BackLinkProps) {
  const { list, to, search, label } = backTo(from, season, useSeasons(), useToday());
  const content = (
    <>
      <Glyph name="back" />
      <span>{label}</span>
    </>
  );
  if (list === undefined) {
    return (
      <AppLink className={styles.back} to={to} search={search}>
        {content}
      </AppLink>
    );
  }
  return (
    <a className={styles.back} href={list} onClick={goBack}>
      {content}
    </a>
  );
}

function goBack(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  window.history.back();
}
