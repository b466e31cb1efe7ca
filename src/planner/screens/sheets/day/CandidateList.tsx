import { useDeferredValue, useState } from 'react';
import { dayCopy as copy } from '#planner/words/day.ts';
import type { ExtendedCare } from '#family/rules/plan/planEntry.ts';
import { plannedKey, plannedOf } from '#camps/rules/camp/sessionCamp.ts';
import { bookedAs } from '#planner/rules/candidates/breakCamps.ts';
import { countFits } from '#planner/rules/candidates/countFits.ts';
import { recommendedOf } from '#planner/rules/candidates/recommendedOf.ts';
import type { DayFit } from '#planner/rules/candidates/dayFit.ts';
import type { Candidate } from '#planner/rules/candidates/candidatesFor.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { Button } from '#ui/Button.tsx';
import { Fold } from '../../pieces/Fold.tsx';
import { formatDays } from '../../pieces/formatDays.ts';
import { usePlan } from '../../PlanContext.ts';
import { addCandidate, addSecondChoice } from './addCandidate.ts';
import styles from './CandidateList.module.css';
import { CandidateRow } from './CandidateRow.tsx';
import { type CandidateSort, SORTS, sortCandidates } from './sortCandidates.ts';
import type { DayChoices } from './useDayChoices.ts';

/** What they do for the day, in this order; null where nothing is known to be missing. */
const GROUPS = ['closes', 'helps', null] as const;
/** Fewer rows are drawn sooner, and few families read more before deciding. */
const FIRST_ROWS = 8;
/** A phone shows no more of them: the tap waits for these, the others follow. */
const ROWS_OF_TAP = 3;

type CandidateListProps = {
  choices: DayChoices;
  /** Ms since 1970. */
  now: number;
  onClose: () => void;
};

/** The camps for an open day. Adding one closes the sheet: all of its days change at once. */
export function CandidateList({ choices, now, onClose }: CandidateListProps) {
  const plan = usePlan();
  const [sort, setSort] = useState<CandidateSort>('days');
  const [isAll, setAll] = useState(false);
  const [isFoldWhole, setFoldWhole] = useState(false);
  /** The key of the camp that a "more" has shown first: the focus goes there from the button, which is gone. */
  const [firstNew, setFirstNew] = useState<string | null>(null);
  const sorted = sortCandidates(choices.candidates, sort);
  const firstRows = useDeferredValue(FIRST_ROWS, ROWS_OF_TAP);
  const listed = sorted.filter(({ does }) => does !== 'notListed');
  const notListed = sorted.slice(listed.length);
  const shown = isAll ? listed : listed.slice(0, firstRows);
  // What is folded does not make the tap wait.
  const folded = isFoldWhole
    ? notListed
    : notListed.slice(0, firstRows > ROWS_OF_TAP ? FIRST_ROWS : 0);
  const hidden = listed.slice(shown.length);
  const best = recommendedOf(listed);
  const counts = countFits(choices.need, choices.camps);
  const nameOf = (group: DayFit) =>
    copy.counted(copy.groups[group](counts[group], choices.isWeek), counts[group]);
  const { child, first } = choices;

  function add(candidate: Candidate, care: ExtendedCare[] = []) {
    const { camp, days } = candidate;
    const planCamp = plan.camps(plannedOf(camp));
    if (!planCamp) return;
    const waiting = first?.status === 'waitlisted' ? first : null;
    const status = bookedAs(candidate);
    const booking = { ...newBooking(), camp: planCamp, days, care, status };
    const said = status === 'waitlisted' ? copy.addedToWait : copy.added;
    void plan.change(
      said(camp.providerName, days.length > 1 ? copy.days(days.length) : formatDays(days)),
      addCandidate(plan.entries, booking, waiting),
    );
    onClose();
  }
  function addSecond({ camp }: Candidate) {
    const planCamp = plan.camps(plannedOf(camp));
    if (!planCamp || !first) return;
    void plan.change(
      copy.secondAdded(camp.providerName, first.snapshot.providerName),
      addSecondChoice(plan.entries, { ...newBooking(), camp: planCamp }, first),
    );
    onClose();
  }
  const newBooking = () => ({ id: crypto.randomUUID(), childId: child.id, today: plan.today });
  const rows = (group: readonly Candidate[], heading: 'h3' | 'h4') => (
    <ul className="stack min-0">
      {group.map((candidate) => (
        <CandidateRow
          key={plannedKey(plannedOf(candidate.camp))}
          candidate={candidate}
          choices={choices}
          isBest={candidate === best}
          heading={heading}
          now={now}
          onAdd={add}
          onSecond={addSecond}
          isFirstNew={plannedKey(plannedOf(candidate.camp)) === firstNew}
        />
      ))}
    </ul>
  );
  const showMore = ([next, ...others]: readonly Candidate[], setWhole: (isWhole: true) => void) =>
    next && (
      <Button
        variant="line"
        size="small"
        onClick={() => {
          setWhole(true);
          setFirstNew(plannedKey(plannedOf(next.camp)));
        }}
      >
        {copy.more(1 + others.length)}
      </Button>
    );
  return (
    <div className={styles.list}>
      <NativeSelect
        isPlain
        className={styles.sort}
        label={copy.sort.label}
        value={sort}
        options={SORTS.map((one) => ({ value: one, label: copy.sort[one] }))}
        onChange={(value) => setSort(SORTS.find((one) => one === value) ?? sort)}
      />
      {sort === 'near' && !choices.hasZip && (
        <p className="soft small leading-140">
          <AppLink to="/profile">{copy.sort.addZip}</AppLink> {copy.sort.why}
        </p>
      )}
      {GROUPS.map((does) => {
        const group = shown.filter((candidate) => candidate.does === does);
        return (
          group.length > 0 && (
            <section key={does} className="min-0">
              {does !== null && <h3>{nameOf(does)}</h3>}
              {rows(group, does === null ? 'h3' : 'h4')}
            </section>
          )
        );
      })}
      {showMore(hidden, setAll)}
      {notListed.length > 0 && (
        <Fold summary={nameOf('notListed')} isOpen={listed.length === 0}>
          <p className="soft small leading-140">{copy.notCounted}</p>
          {rows(folded, 'h3')}
          {showMore(notListed.slice(folded.length), setFoldWhole)}
        </Fold>
      )}
      {choices.isCut && hidden.length === 0 && (
        <p className="soft small leading-140">{copy.cut(sorted.length)}</p>
      )}
    </div>
  );
}
