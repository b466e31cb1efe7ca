import { useNavigate } from '@tanstack/react-router';
import { MAX_CHILDREN } from '#family/rules/profile.ts';
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent } from 'react';
import { boardCopy } from '#planner/words/board.ts';
import { hasTwoHomes } from '#planner/rules/custody/homeOfDay.ts';
import { homesCopy } from '#planner/words/homes.ts';
import { planCopy } from '#planner/words/plan.ts';
import { weekCopy as copy } from '#planner/words/week.ts';
import { useSamplePlan } from '#planner/store/useSamplePlan.ts';
import type { PlanSearch } from '#planner/rules/planSearch.ts';
import { FEWEST_WEEKS, shownView } from '#planner/rules/summer/shownView.ts';
import { groupWeeks } from '#planner/rules/family/groupWeeks.ts';
import { Button } from '#ui/Button.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useStableFocus } from '#ui/useStableFocus.ts';
import { usePlan } from '../PlanContext.ts';
import type { SummerWeeksProps } from '../summer/SummerWeeks.tsx';
import type { WeekLookProps } from '../look/WeekLook.tsx';
import { Fold } from '../pieces/Fold.tsx';
import { YearStrip } from '../year/YearStrip.tsx';
import { linkToDays } from '../week/linkToDays.ts';
import { WeekDays } from '../week/WeekDays.tsx';
import { BreakRail } from './BreakRail.tsx';
import { CareLine } from './CareLine.tsx';
import { CoverPoster } from './CoverPoster.tsx';
import { PlanStorageStatus } from './PlanStorageStatus.tsx';
import { NoDayYet } from './NoDayYet.tsx';
import { OutsideBreaks } from './OutsideBreaks.tsx';
import styles from './PlanBoard.module.css';
import { SignKey } from './SignKey.tsx';
import { Tools } from './Tools.tsx';
import { UnknownCalendars } from './UnknownCalendars.tsx';
import { WeekStepper } from './WeekStepper.tsx';

const panels = () => import('../panels/BoardPanels.tsx');
const SidePanels = lazyPart<object>(async () => (await panels()).SidePanels);
const BelowPanels = lazyPart<object>(async () => (await panels()).BelowPanels);
const Sashes = lazyPart<object>(async () => (await panels()).Sashes);
const BreakBrief = lazyPart<object>(async () => (await panels()).BreakBrief, {
  fallback: <Skeleton className={styles.briefSkeleton} />,
});
const WeekLook = lazyPart<WeekLookProps>(async () => (await panels()).WeekLook, {
  fallback: <Skeleton className={styles.lookSkeleton} />,
});
const WeekHours = lazyPart<object>(async () => (await import('../week/WeekHours.tsx')).WeekHours, {
  fallback: <Skeleton className={styles.hoursSkeleton} />,
});

const SummerWeeks = lazyPart<SummerWeeksProps>(
  async () => (await import('../summer/SummerWeeks.tsx')).SummerWeeks,
  { fallback: <Skeleton className={styles.hoursSkeleton} /> },
);

const VIEWS = ['days', 'hours'] as const;
const DAY_FILTERS = ['mine', 'all'] as const;
const LONG_VIEWS = ['weeks', ...VIEWS] as const;

export type PlannerProps = {
  search: PlanSearch;
  onSearch: (next: PlanSearch) => void;
};

/** The plan: what is covered in one number, the days, what to look at, what it costs, the year. */
export function PlanBoard({ search, onSearch }: PlannerProps) {
  const plan = usePlan();
  const { isSample, undo, redo } = plan;
  const isAnyKnown = plan.children.some(({ isCalendarKnown }) => isCalendarKnown);
  const onBreak = (key: string) => onSearch({ ...search, break: key, week: '' });
  useUndoKeys(undo, redo);
  // The days come first: the parts below and beside them are drawn afterwards.
  const isBesideDrawn = useDeferredValue(true, false);
  return (
    <>
      <div className={styles.head}>
        <h1>{planCopy.heading}</h1>
        <Tools />
        <PlanStorageStatus />
      </div>
      {isSample && <SampleNotice />}
      {search.look === 'week' && (
        <WeekLook onBreak={onBreak} onClose={() => onSearch({ ...search, look: '' })} />
      )}
      {!isAnyKnown && <UnknownCalendars />}
      <div className={styles.board}>
        <div className={styles.whole}>
          <BreakRail onBreak={onBreak} />
        </div>
        <div className={styles.band}>
          <CoverPoster />
          {isBesideDrawn ? <BreakBrief /> : <Skeleton className={styles.briefSkeleton} />}
        </div>
        <div className={styles.main}>
          <Week search={search} onSearch={onSearch} />
          {isAnyKnown && <UnknownCalendars />}
          <NoDayYet />
          <OutsideBreaks isOver={false} />
        </div>
        <div className={styles.side}>{isBesideDrawn && <SidePanels />}</div>
        <div className={styles.side}>{isBesideDrawn && <BelowPanels />}</div>
        <div className={styles.whole}>
          {isBesideDrawn && (
            <>
              <Sashes />
              <YearStrip onBreak={onBreak} />
            </>
          )}
        </div>
      </div>
    </>
  );
}

function Week({ search, onSearch }: PlannerProps) {
  const { isSample, children, state, open, shown, week, dayFilter, onDayFilter } = usePlan();
  const weeks = groupWeeks(shown.days);
  const view = shownView(search, shown.isSummer, weeks.length);
  // Below the days of a long break, whose weeks take its place; a question about them stays above.
  const isCareBelow = weeks.length > 1 && state.family.careHours !== null;
  const isTwoHomes = hasTwoHomes(state);
  const navigate = useNavigate();
  // The weeks go with the one that is pressed.
  const stableFocus = useStableFocus();
  return (
    <section className={styles.week} aria-label={copy.view.label} tabIndex={-1} {...stableFocus}>
      <div className={styles.top}>
        <Segmented
          label={copy.view.label}
          value={view}
          options={(weeks.length < FEWEST_WEEKS ? VIEWS : LONG_VIEWS).map((value) => ({
            value,
            label: copy.view[value],
          }))}
          onChange={(next) => onSearch({ ...search, view: next })}
        />
        {isTwoHomes && state.family.ownHome !== null && (
          <Segmented
            label={homesCopy.filter.label}
            value={dayFilter}
            options={DAY_FILTERS.map((value) => ({ value, label: homesCopy.filter[value] }))}
            onChange={onDayFilter}
          />
        )}
        {view !== 'weeks' && (
          <WeekStepper
            weeks={weeks}
            at={weeks.findIndex(([monday]) => monday === week[0])}
            onWeek={(at) => onSearch({ ...search, week: weeks[at]?.[0] ?? '' })}
          />
        )}
        {!isCareBelow && <CareLine />}
      </div>
      {view === 'weeks' && (
        <SummerWeeks onWeek={(day) => void navigate(linkToDays(shown.key, day))} />
      )}
      {view === 'hours' && <WeekHours />}
      {view === 'days' && <WeekDays />}
      {view !== 'weeks' && (
        <Fold summary={copy.key.label}>
          <SignKey />
        </Fold>
      )}
      <div className={styles.foot}>
        {isCareBelow && <CareLine />}
        <Button
          variant="flush"
          size="small"
          onClick={() => open({ kind: 'own', childId: null, days: [] })}
        >
          <Glyph name="plus" />
          {planCopy.tools.own}
        </Button>
        {!isSample && children.length < MAX_CHILDREN && (
          <Button variant="flush" size="small" onClick={() => open({ kind: 'child' })}>
            <Glyph name="plus" />
            {copy.addChild}
          </Button>
        )}
        {!isTwoHomes && (
          <Button
            variant="flush"
            size="small"
            onClick={() => open({ kind: 'homes', childId: null })}
          >
            <Glyph name="addhome" />
            {homesCopy.offer}
          </Button>
        )}
      </div>
    </section>
  );
}

function SampleNotice(): ReactNode {
  const { stop } = useSamplePlan();
  return (
    <div className={styles.sample}>
      <Glyph name="eye" />
      <p className="leading-140">
        <b>{boardCopy.sample.title}</b> {boardCopy.sample.text}
      </p>
      <Button variant="pine" size="small" onClick={stop}>
        {boardCopy.sample.action}
      </Button>
    </div>
  );
}

/** Ctrl or Cmd with Z, with Shift to do it again; in a field it is the field's own. */
function useUndoKeys(undo: () => void, redo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    const { target } = event;
    const isField =
      target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
    if (!isUndo || isField || event.altKey) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
