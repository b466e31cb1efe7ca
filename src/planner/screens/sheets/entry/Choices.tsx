import { entryCopy } from '#planner/words/entry.ts';
import { planStatusLabels } from '#planner/words/week.ts';
import { alternatives, setEntry } from '#planner/rules/commands/entryCommands.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/fields/Chip.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import type { EditEntry } from '../../pieces/entryEdits.ts';
import { usePlan } from '../../PlanContext.ts';
import parts from '../sheetParts.module.css';

const copy = entryCopy.choice;

type ChoicesProps = { entry: PlanEntry; edit: EditEntry };

/** First or second choice for its days; without another one a way to find it. */
export function Choices({ entry, edit }: ChoicesProps) {
  const { entries, open, today } = usePlan();
  const choices = alternatives(entries, entry.wantId);
  const [first, second] = choices;
  const others = choices.filter(({ id }) => id !== entry.id);
  const { childId, days } = entry;
  const day = days.find((one) => one >= today);

  /** It comes first, or right behind the first one; the order of the others stays. */
  function rank(place: 'first' | 'second') {
    const at = place === 'first' ? 0 : 1;
    const order = others.toSpliced(at, 0, entry);
    const changed = order.flatMap((one, index) =>
      one.id === entry.id || one.rank === index + 1 ? [] : [setEntry(one, { rank: index + 1 })],
    );
    const name = order[0]?.snapshot.providerName ?? '';
    void edit(copy.said(name), { rank: order.indexOf(entry) + 1 }, changed);
  }
  if (others.length === 0) {
    if (childId === null || day === undefined) return null;
    return (
      <div className={parts.group}>
        <p className="soft small leading-140">
          {entry.status === 'waitlisted' ? copy.noneWaiting : copy.none}
        </p>
        <div>
          <Button variant="line" size="small" onClick={() => open({ kind: 'day', childId, day })}>
            {copy.find}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <fieldset className={parts.group}>
      <legend>{copy.legend}</legend>
      <Segmented
        label={copy.legend}
        className={parts.segments}
        value={first?.id === entry.id ? 'first' : 'second'}
        options={[
          { value: 'first', label: copy.first },
          { value: 'second', label: copy.second },
        ]}
        onChange={rank}
      />
      {first && second && (
        <p className="soft small leading-140">
          {copy.behind(second.snapshot.providerName, first.snapshot.providerName)}
        </p>
      )}
      <div className={parts.chips}>
        {others.map(({ id, snapshot, status }) => (
          <Chip key={id} glyph="plan" onClick={() => open({ kind: 'entry', entryId: id })}>
            {copy.open(snapshot.providerName, planStatusLabels[status])}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
