import type { CircleRow } from '#family/rules/plan/circleRows.ts';
import { leaveCircle } from '#planner/rules/circles/tellCircle.ts';
import { circlesCopy } from '#planner/words/circles.ts';
import { AskFirst } from './AskFirst.tsx';
import type { CirclePlan } from './circlePlan.ts';

const copy = circlesCopy.end;

type CircleEndProps = {
  row: CircleRow;
  name: string;
  plan: CirclePlan;
  onLeft: (said: string) => void;
};

/** The way out of a circle, and its end, which whoever started it may choose. Both work without a signal. */
export function CircleEnd({ row, name, plan, onLeft }: CircleEndProps) {
  const isOwn = row.access.ownSecret !== '';
  async function end(how: 'leaving' | 'closing') {
    const isStored = await plan.keep(leaveCircle(row, plan.state.circleWishes, how));
    if (isStored) onLeft(how === 'leaving' ? copy.left(name) : copy.closed(name));
  }
  return (
    <div className="stack columns-1 gap-75">
      <AskFirst
        action={copy.leave}
        text={isOwn ? `${copy.leaveAsk(name)} ${copy.ownerLeaves}` : copy.leaveAsk(name)}
        yes={copy.leaveYes}
        isDanger
        onYes={async () => end('leaving')}
      />
      {isOwn && (
        <AskFirst
          action={copy.close}
          text={copy.closeAsk(name)}
          yes={copy.closeYes}
          isDanger
          onYes={async () => end('closing')}
        />
      )}
      <p className="soft small leading-140">{copy.noSignal}</p>
    </div>
  );
}
