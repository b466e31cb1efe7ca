import { useState } from 'react';
import { hoursCopy as copy } from '#planner/words/hours.ts';
import { setChildPlan, setFamilyPlan } from '#planner/rules/commands/dayCommands.ts';
import { familyCareHours } from '#planner/rules/coverage/careNeeded.ts';
import { childCells } from '#planner/rules/coverage/childCells.ts';
import { coverSummary, coveredDays } from '#planner/rules/coverage/coverSummary.ts';
import type { PlanCommand } from '#family/rules/plan/planRows.ts';
import { Alert } from '#ui/Alert.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { toggled } from '../../pieces/toggled.ts';
import { type PlanView, usePlan } from '../../PlanContext.ts';
import type { SheetProps } from '../../planSheet.ts';
import { PlannerSheet } from '../PlannerSheet.tsx';
import parts from '../sheetParts.module.css';
import { type CareDraft, draftCareHours, toCareDraft } from './careDraft.ts';
import { CareFields } from './CareFields.tsx';

/** Sets when the children need care by others. */
export function HoursSheet({ isOpen, onClose }: SheetProps<'hours'>) {
  const plan = usePlan();
  const { state, children } = plan;
  const [draft, setDraft] = useState(() => toCareDraft(familyCareHours(state.family)));
  const [staying, setStaying] = useState(() =>
    children.filter(({ inputs }) => inputs.staysOnDigitalDays).map(({ child }) => child.id),
  );
  const careHours = draftCareHours(draft);

  async function save(): Promise<void> {
    if (careHours === null) return;
    const changes = [setFamilyPlan({ careHours }), ...stayChanges(plan, staying)];
    if (await plan.submit(copy.saved, changes)) onClose();
  }
  return (
    <PlannerSheet
      title={copy.title}
      isOpen={isOpen}
      onClose={onClose}
      cancel={copy.cancel}
      end={copy.save}
      onEnd={save}
      isReady={careHours !== null}
    >
      <p className="soft small leading-140">{copy.lead}</p>
      <CareFields draft={draft} onChange={setDraft} />
      <fieldset className={parts.group}>
        <legend>{copy.digital.legend}</legend>
        {children.map(({ child }) => (
          <Switch
            key={child.id}
            label={copy.digital.label(child.firstName)}
            hint={copy.digital.hint}
            checked={staying.includes(child.id)}
            onChange={() => setStaying(toggled(staying, child.id))}
          />
        ))}
      </fieldset>
      <Preview plan={plan} draft={draft} staying={staying} />
    </PlannerSheet>
  );
}

/** Returns changes only for children that differ from the stored state. */
function stayChanges({ children }: PlanView, staying: readonly string[]): PlanCommand[] {
  return children.flatMap(({ child, inputs }) => {
    const staysOnDigitalDays = staying.includes(child.id);
    if (staysOnDigitalDays === inputs.staysOnDigitalDays) return [];
    return [setChildPlan(child.id, { staysOnDigitalDays })];
  });
}

type PreviewProps = { plan: PlanView; draft: CareDraft; staying: readonly string[] };

/** What the hours would make of the break that is shown. */
function Preview({ plan: { children, shown }, draft, staying }: PreviewProps) {
  const careHours = draftCareHours(draft);
  if (careHours === null) return null;
  const isShown = ({ day }: { day: string }) => shown.days.includes(day);
  const before = coverSummary(children.flatMap(({ cells }) => cells(shown.days)));
  const after = coverSummary(
    children.flatMap(({ child, inputs }) =>
      childCells(
        { ...inputs, careHours, staysOnDigitalDays: staying.includes(child.id) },
        shown.from,
        shown.to,
      ).filter(isShown),
    ),
  );
  const title = copy.preview(coveredDays(after), after.needed, coveredDays(before));
  return <Alert tone="info" glyph="clock" title={title} />;
}
