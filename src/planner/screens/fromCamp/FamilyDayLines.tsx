import { type ReactNode, useRef } from 'react';
import { formatList } from '#camps/camps.ts';
import { dayRange } from '#base/day/calendar.ts';
import { mondayOf } from '#base/day/mondayOf.ts';
import { ChildFace } from '#family/family.ts';
import { type CampForChild, campForChild } from '#planner/rules/fromCamp/campForChild.ts';
import { plainSearch } from '#planner/rules/planSearch.ts';
import { usePlanState } from '#planner/store/usePlanState.ts';
import { fromCampCopy as copy } from '#planner/words/fromCamp.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Fold } from '../pieces/Fold.tsx';
import { formatDatedDays } from '../pieces/formatDays.ts';
import { type ProposalsOf, useProposals } from './useProposals.ts';

type FamilyDayLinesProps = Pick<ProposalsOf, 'campId' | 'store' | 'directory'> & {
  /** The choice of another district. */
  children: ReactNode;
};

/** One line for each child: when it is off, what the camp closes of its open days, and one press that puts it in. */
export function FamilyDayLines({ children, ...props }: FamilyDayLinesProps) {
  const state = usePlanState();
  return (
    state && (
      <Lines {...props} state={state} sessionId={null}>
        {children}
      </Lines>
    )
  );
}

function Lines({ children, ...props }: ProposalsOf & { children: ReactNode }) {
  const { view, camp, full, isBusy, plan } = useProposals(props);
  const list = useRef<HTMLUListElement>(null);
  if (!camp) return children;
  const lines = view.children.map((planned) => ({
    child: planned.child,
    means: campForChild(planned, camp, props.state.entries),
  }));
  if (lines.every(({ means }) => means.why === 'calendar')) return children;
  return (
    <>
      <ul ref={list} tabIndex={-1} className="stack gap-80">
        {lines.map(({ child, means }) => {
          const { id, firstName, color } = child;
          const { days, why } = means;
          return (
            <li key={id} className="stack columns-auto-rest gap-50">
              <ChildFace name={firstName} color={color} />
              <div className="stack gap-35 items-start leading-140 anywhere min-0">
                <p>{sentence(firstName, means, full)}</p>
                {why === null && camp.camp.sessions !== null && (
                  <p className="soft small no-print">{copy.pickOne}</p>
                )}
                {why === null && camp.camp.sessions === null && (
                  <Button
                    variant="line"
                    size="small"
                    className="no-print"
                    aria-disabled={isBusy}
                    onClick={() => {
                      // The pressed button goes, and the focus with it.
                      list.current?.focus();
                      plan({ childId: id, firstName, days: [...days] });
                    }}
                  >
                    <span>{full === null ? copy.put : copy.putAnyway}</span>
                    <VisuallyHidden>{copy.putFor(firstName, formatDatedDays(days))}</VisuallyHidden>
                  </Button>
                )}
                {why === 'planned' && (
                  <AppLink
                    to="/my-camps"
                    search={{ ...plainSearch, week: mondayOf(means.planned[0] ?? '') }}
                    className="row-inline middle tap no-print"
                  >
                    {copy.seeWeek}
                    <VisuallyHidden>{copy.seeWeekOf(firstName)}</VisuallyHidden>
                  </AppLink>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <div className="no-print">
        <Fold summary={copy.otherDistrict}>{children}</Fold>
      </div>
    </>
  );
}

/** `full`: why it covers nothing yet. */
function sentence(name: string, means: CampForChild, full: string | null): string {
  const { off, open, closes, helps, notListed, why, planned } = means;
  if (why === 'planned') return copy.has(name, formatDatedDays(planned));
  const ranges = formatList(off.map(({ from, to }) => dayRange(from, to)));
  const told = [off.length > 0 && why !== 'calendar' && copy.off(name, ranges)];
  if (why !== null) told.push(copy.whyNot[why](name));
  else if (full !== null) told.push(full);
  else {
    told.push(
      closes > 0 && copy.closesOf(name, closes, open),
      helps > 0 && (closes > 0 ? copy.helpsMore(helps) : copy.helps(name, helps, open)),
      notListed > 0 && copy.notListed(name, notListed, open),
    );
  }
  return told.filter(Boolean).join(' ');
}
