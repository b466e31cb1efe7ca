import { dayWithWeekday } from '#base/day/calendar.ts';
import { answerSwap, removeCustodyChange } from '#planner/rules/custody/custodyCommands.ts';
import { homesRoom } from '#planner/rules/custody/homeOfDay.ts';
import { otherHome } from '#planner/rules/custody/createNights.ts';
import type { CustodyChange } from '#family/rules/plan/custodyRows.ts';
import { homesCopy } from '#planner/words/homes.ts';
import { formatList } from '#camps/camps.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { dayRange } from '#base/day/calendar.ts';
import { usePlan } from '../PlanContext.ts';
import { whoAt, whoseHome } from './homeNames.ts';
import styles from './HomesPanel.module.css';

const copy = homesCopy.swap;

/** 'Wed, Oct 8 and Fri, Oct 10', 'Dec 24–26'. */
export const nightsWords = (nights: CustodyChange['nights']): string =>
  formatList(
    nights.map(({ from, to }) => (from === to ? dayWithWeekday(from) : dayRange(from, to))),
  );

/** A proposal that waits for its answer. Until there is a yes no night changes. `mayGo`: asked at each press, for a double tap. */
export function SwapAsk({ swap, mayGo }: { swap: CustodyChange; mayGo: () => boolean }) {
  const { state, today, change } = usePlan();
  const { id, nights, askedBy, name } = swap;
  if (askedBy === null) return null;
  const isOwn = askedBy === state.family.ownHome;
  // On a phone of its own the other home says yes or no itself.
  const isAskedThere = isOwn && homesRoom(state) !== null;
  const days = nightsWords(nights);
  const other = whoAt(state, otherHome(askedBy));
  function answer(said: 'yes' | 'no') {
    if (!mayGo()) return;
    const words = said === 'yes' ? copy.saidYes(days) : copy.saidNo(days);
    void change(words, [answerSwap(state, id, said, today)]);
  }
  function takeBack() {
    if (!mayGo()) return;
    void change(copy.takenBack, [removeCustodyChange(id)]);
  }
  return (
    <li className={styles.ask}>
      <Glyph name="swap" />
      <div>
        <h3>{copy.asks(whoAt(state, askedBy), copy.swap(days))}</h3>
        {name !== '' && <p>{name}</p>}
        {nights.map((span) => (
          <p key={span.from}>{copy.nights(nightsWords([span]), whoseHome(state, span.home))}</p>
        ))}
        {isAskedThere && <p className="soft">{copy.waits(other)}</p>}
        <div className="cluster gap-25 mt-40">
          {!isAskedThere && (
            <>
              <Button variant="pine" size="small" onClick={() => answer('yes')}>
                {isOwn ? copy.theyYes(other) : copy.yes}
              </Button>
              <Button variant="line" size="small" onClick={() => answer('no')}>
                {isOwn ? copy.theyNo(other) : copy.no}
              </Button>
            </>
          )}
          {isOwn && (
            <Button variant="quiet" size="small" onClick={takeBack}>
              {copy.takeBack}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
