import { unbroken } from '#base/text/unbroken.ts';
import { dayRange, dayWithWeekday } from '#base/day/calendar.ts';
import { clockLabel } from '#camps/rules/text/hours.ts';
import { type LookLine, weekLook } from '#planner/rules/look/weekLook.ts';
import { breakName } from '#planner/words/board.ts';
import { lookCopy as copy } from '#planner/words/look.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { Glyph, type GlyphName } from '#ui/pictures/Glyph.tsx';
import { useMinute } from '../alarm/useMinute.ts';
import { planHints } from '../panels/hints/planHints.ts';
import { type PlanView, usePlan } from '../PlanContext.ts';
import styles from './WeekLook.module.css';

export type WeekLookProps = { onBreak: (key: string) => void; onClose: () => void };

/** Five minutes: more would not be looked at. */
const MOST_LINES = 5;
/** Worth a look has them all. */
const MOST_HINTS = 2;

type Line = { key: string; glyph: GlyphName; words: string; press: () => void };

/** What the alarm of the weekly look leads to, from what the plan says now. */
export function WeekLook({ onBreak, onClose }: WeekLookProps) {
  const plan = usePlan();
  const now = useMinute();
  const lines = [
    ...weekLook(plan, now).map((line) => dayLine(line, plan, onBreak)),
    ...hintLines(plan).slice(0, MOST_HINTS),
  ].slice(0, MOST_LINES);
  function close() {
    // The pressed button goes with the panel.
    document.getElementById('main')?.focus({ preventScroll: true });
    onClose();
  }
  return (
    <Panel
      title={copy.heading}
      action={<IconButton glyph="x" label={copy.close} onClick={close} />}
    >
      {lines.length === 0 && <p>{copy.nothing}</p>}
      <ol className="stack">
        {lines.map(({ key, glyph, words, press }) => (
          <li key={key} className="dashed-top">
            <Button variant="flush" size="small" className={styles.line} onClick={press}>
              <Glyph name={glyph} />
              <span>{words}</span>
            </Button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function dayLine(line: LookLine, { open }: PlanView, onBreak: WeekLookProps['onBreak']): Line {
  switch (line.kind) {
    case 'open': {
      const { key, from, to } = line.at;
      const words = copy.open(line.days, breakName(line.at), unbroken(dayRange(from, to)));
      return { key: 'open', glyph: 'plan', words, press: () => onBreak(key) };
    }
    case 'opens': {
      const { camp, state, entries } = line.opening;
      const day = dayWithWeekday(state.day);
      const when = state.minutes === null ? day : copy.at(day, clockLabel(state.minutes));
      const entryId = entries[0]?.id ?? '';
      return {
        key: `opens ${camp.id}`,
        glyph: 'alarm',
        words: copy.opens(camp.providerName, when),
        press: () => open({ kind: 'register', entryId }),
      };
    }
    default: {
      const { entry, due } = line;
      return {
        key: `due ${entry.id} ${due.kind} ${due.on}`,
        glyph: 'clock',
        words: copy.due[due.kind](entry.snapshot.providerName, dayWithWeekday(due.on)),
        press: () => open({ kind: 'entry', entryId: entry.id }),
      };
    }
  }
}

/** The hints that lead to a sheet; the others are settled where they are shown. Distances are left to them, too. */
const hintLines = (plan: PlanView): Line[] =>
  planHints(plan, null).flatMap(({ key, glyph, title, remedies }): Line[] => {
    const way = remedies.find((remedy) => 'sheet' in remedy);
    return way ? [{ key, glyph, words: title, press: () => plan.open(way.sheet) }] : [];
  });
