import { comingExceptions, removeCustodyChange } from '#planner/rules/custody/custodyCommands.ts';
import { homesCopy } from '#planner/words/homes.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useStableFocus } from '#ui/useStableFocus.ts';
import { whoseHome } from '../../homes/homeNames.ts';
import { nightsWords } from '../../homes/SwapAsk.tsx';
import { usePlan } from '../../PlanContext.ts';
import calendar from '../calendar/SchoolCalendarSheet.module.css';
import parts from '../sheetParts.module.css';

const copy = homesCopy.differ;

/** The settled nights that are not over, each with a button to remove it. */
export function ExceptionList() {
  const { state, today, change } = usePlan();
  const rows = comingExceptions(state, today);
  return (
    // The row of a removed one goes with its button.
    <section className={parts.section} aria-label={copy.coming} tabIndex={-1} {...useStableFocus()}>
      <h3>{copy.coming}</h3>
      {rows.length === 0 && <p className="soft small leading-140">{copy.none}</p>}
      <ul className={calendar.own}>
        {rows.map(({ id, name, nights, alternates }) => {
          const words = nights
            .map((span) => copy.at(nightsWords([span]), whoseHome(state, span.home)))
            .join(', ');
          return (
            <li key={id}>
              <span>
                <b className="block anywhere">{name === '' ? words : name}</b>
                <small className="soft small">
                  {[name === '' ? '' : words, alternates ? copy.everyYear : '']
                    .filter(Boolean)
                    .join(', ')}
                </small>
              </span>
              <IconButton
                glyph="trash"
                label={copy.remove(name === '' ? words : name)}
                onClick={() => void change(copy.removed, [removeCustodyChange(id)])}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
