import { ownCopy } from '#planner/words/own.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import { toggled } from '../../pieces/toggled.ts';
import { usePlan } from '../../PlanContext.ts';
import parts from '../sheetParts.module.css';

const copy = ownCopy.who;

type OwnChildrenProps = {
  chosen: readonly string[];
  problem: string | null;
  onChange: (chosen: string[]) => void;
};

/** One child, several, or everybody. */
export function OwnChildren({ chosen, problem, onChange }: OwnChildrenProps) {
  const { children } = usePlan();
  const everybody = children.map(({ child }) => child.id);
  return (
    <fieldset className={parts.group}>
      <legend>{copy.legend}</legend>
      <div className={parts.chips}>
        <Chip
          pressed={everybody.every((id) => chosen.includes(id))}
          onClick={() => onChange(everybody)}
        >
          {copy.all}
        </Chip>
        {children.map(({ child }) => (
          <Chip
            key={child.id}
            pressed={chosen.includes(child.id)}
            onClick={() => onChange(toggled(chosen, child.id))}
          >
            {child.firstName}
          </Chip>
        ))}
      </div>
      {problem !== null && (
        <p role="alert" tabIndex={-1} className="danger small weight-700">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
