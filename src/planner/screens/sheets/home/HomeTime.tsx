import { homeCopy } from '#planner/words/home.ts';
import type { Span } from '#planner/rules/coverage/span.ts';
import { workday } from '#camps/rules/text/hours.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { SpanFields } from '../../pieces/SpanFields.tsx';
import parts from '../sheetParts.module.css';

const copy = homeCopy.who;
const STEP = 30;

type HomeTimeProps = {
  /** The stored hours; null means all day. */
  span: Span | null;
  /** The initial hours. */
  need: Span | null;
  onChange: (span: Span | null) => void;
  onWrong?: (span: Span) => void;
};

/** All day, or from when to when. */
export function HomeTime({ span, need, onChange, onWrong }: HomeTimeProps) {
  return (
    <>
      <Segmented
        label={copy.when}
        className={parts.segments}
        value={span === null ? 'allDay' : 'hours'}
        options={[
          { value: 'allDay', label: copy.allDay },
          { value: 'hours', label: copy.hours },
        ]}
        onChange={(way) => onChange(way === 'allDay' ? null : (need ?? workday))}
      />
      {span !== null && (
        <SpanFields span={span} words={copy} step={STEP} onChange={onChange} onWrong={onWrong} />
      )}
    </>
  );
}
