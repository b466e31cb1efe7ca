import { atlantaClock } from '#base/day/atlantaClock.ts';
import { clockLabel } from '#camps/rules/text/hours.ts';
import { homeName } from '#planner/rules/custody/homeOfDay.ts';
import { homesCopy } from '#planner/words/homes.ts';
import { printCopy } from '#planner/words/print.ts';
import { site } from '#base/site.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { findChild, usePlan } from '../PlanContext.ts';
import paper from './FridgeSheets.module.css';
import styles from './HomesLog.module.css';
import { datedDay, homesAt, logSentence } from './logSentence.ts';

const copy = homesCopy.paper;

/** Each change of the two homes with its day, its time and its phone, the last one first, to be printed. */
export function HomesLog() {
  const plan = usePlan();
  const { state, today } = plan;
  const { households } = state;
  const childName = (id: string) => findChild(plan, id)?.child.firstName;
  const lines = state.custodyLog.toSorted((one, other) => other.at - one.at);
  return (
    <>
      <Button variant="main" className="self-start no-print" onClick={() => window.print()}>
        <Glyph name="print" />
        {copy.print}
      </Button>
      <article className={paper.paper}>
        <header className={paper.head}>
          <h2>{printCopy.log}</h2>
          <p>{copy.of(homeName(households, 'a'), homeName(households, 'b'))}</p>
        </header>
        {lines.length === 0 ? (
          <p>{copy.none}</p>
        ) : (
          <table className={styles.log}>
            <thead>
              <tr>
                <th scope="col">{copy.when}</th>
                <th scope="col">{copy.by}</th>
                <th scope="col">{copy.what}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => {
                const then = homesAt(households, lines, line.at);
                return (
                  <tr key={line.id}>
                    <td>{momentWords(line.at)}</td>
                    <td>{line.by === null ? copy.unknown : homeName(then, line.by)}</td>
                    <td>{logSentence(line, { households: then, childName })}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
        <p className={paper.foot}>
          <span>{copy.about}</span> <span>{copy.printed(datedDay(today), site.brand)}</span>
        </p>
      </article>
    </>
  );
}

function momentWords(at: number): string {
  const { day, minutes } = atlantaClock(at);
  return `${datedDay(day)}, ${clockLabel(minutes)}`;
}
