import type { Span } from '#planner/rules/coverage/span.ts';
import styles from './DayCell.module.css';

/** Fills the whole cell on phones, from the first needed minute to the last. */
export function FillColumn({ need, spans }: { need: Span; spans: readonly Span[] }) {
  const length = need.to - need.from;
  return (
    <svg
      className={styles.column}
      viewBox={`0 0 1 ${length}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {spans.map((span) => {
        const from = Math.max(span.from, need.from);
        const to = Math.min(span.to, need.to);
        return (
          to > from && (
            <rect
              key={span.from}
              y={from - need.from}
              width="1"
              height={to - from}
              className={styles.fill}
            />
          )
        );
      })}
    </svg>
  );
}

/** Half an hour on both sides of what is needed. */
const MARGIN = 30;

type FillBarProps = { need: Span; spans: readonly Span[]; clash: readonly Span[] };

/** Shows the day as a bar on wide screens, with a second one for a simultaneous booking. */
export function FillBar({ need, spans, clash }: FillBarProps) {
  const [from, to] = [need.from - MARGIN, need.to + MARGIN];
  const view = `${from} 0 ${to - from} 10`;
  return (
    <>
      {clash.length > 0 && (
        <svg
          className={styles.clashBar}
          viewBox={view}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <Bars spans={clash} from={from} to={to} className={styles.clashFill} />
        </svg>
      )}
      <svg className={styles.bar} viewBox={view} preserveAspectRatio="none" aria-hidden="true">
        <rect x={from} width={to - from} height="10" className={styles.track} />
        <Bars spans={spans} from={from} to={to} className={styles.barFill} />
      </svg>
    </>
  );
}

function Bars({
  spans,
  from,
  to,
  className,
}: Span & { spans: readonly Span[]; className: string | undefined }) {
  return spans.map((span) => {
    const [start, end] = [Math.max(span.from, from), Math.min(span.to, to)];
    return (
      end > start && (
        <rect key={span.from} x={start} width={end - start} height="10" className={className} />
      )
    );
  });
}
