import { useId, useState } from 'react';
import {
  addException,
  isAskedAlready,
  proposeSwap,
} from '#planner/rules/custody/custodyCommands.ts';
import { custodyOf, otherHome } from '#planner/rules/custody/createNights.ts';
import { ALL_CHILDREN, type HomeId } from '#family/rules/plan/custodyRows.ts';
import { homesRoom } from '#planner/rules/custody/homeOfDay.ts';
import { homesCopy } from '#planner/words/homes.ts';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { whoAt, whoseHome } from '../../homes/homeNames.ts';
import { nightsWords } from '../../homes/SwapAsk.tsx';
import { ChoiceTiles } from '../../pieces/ChoiceTiles.tsx';
import { longDay } from '../../pieces/formatDays.ts';
import { findChild, usePlan } from '../../PlanContext.ts';
import type { SheetProps } from '../../planSheet.ts';
import { PlannerSheet } from '../PlannerSheet.tsx';
import { draftedNights, type HowSure, type NightsDraft } from './nightsDraft.ts';
import { NightsFields } from './NightsFields.tsx';
import { ExceptionList } from './ExceptionList.tsx';

const copy = homesCopy.differ;

/** Nights that differ from the pattern: asked for, or settled. */
export function NightsSheet({ sheet: { childId, day }, isOpen, onClose }: SheetProps<'nights'>) {
  const plan = usePlan();
  const { state, today } = plan;
  const planned = findChild(plan, childId);
  const own: HomeId = state.family.ownHome ?? 'a';
  const id = useId();
  const [newId] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState<NightsDraft>({ from: day, to: '', inReturn: null });
  const [how, setHow] = useState<HowSure>('youAsk');
  const [alternates, setAlternates] = useState(false);
  const [name, setName] = useState('');
  if (!planned?.custody) return null;
  const { nightOf } = planned.custody;
  // A child with nights of its own swaps alone; children who share a row move together.
  const isAlone = custodyOf(state.custody, childId)?.id === childId;
  const drafted = draftedNights(draft, nightOf);
  const swap = { id: newId, childId: isAlone ? childId : ALL_CHILDREN };
  const isAsked =
    how !== 'agreed' &&
    typeof drafted !== 'string' &&
    isAskedAlready(state, { ...swap, nights: drafted });
  const found = isAsked ? 'asked' : drafted;
  const nights = typeof found === 'string' ? null : found;
  const other = whoAt(state, otherHome(own));

  async function save(): Promise<void> {
    if (nights === null || !planned) return;
    const fields = { ...swap, nights, name: name.trim(), madeOn: today };
    const asked = how === 'agreed' ? null : how === 'youAsk' ? own : otherHome(own);
    const days = nightsWords(nights);
    const isDone = await (asked === null
      ? plan.submit(copy.added(days), [addException(state, { ...fields, alternates })])
      : plan.submit(copy.asked(days), proposeSwap(state, { ...fields, askedBy: asked })));
    if (isDone) onClose();
  }
  return (
    <PlannerSheet
      title={copy.title(planned.child.firstName, longDay(day))}
      isOpen={isOpen}
      onClose={onClose}
      cancel={homesCopy.setUp.cancel}
      end={how === 'agreed' ? copy.put : copy.ask}
      onEnd={save}
      isReady={nights !== null}
    >
      <p>{copy.now(whoseHome(state, nightOf(day)))}</p>
      <NightsFields draft={draft} found={found} onChange={setDraft} />
      <ChoiceTiles
        legend={copy.how}
        value={how}
        isColumn
        choices={[
          { value: 'youAsk', label: copy.youAsk.label(other), hint: copy.youAsk.hint },
          ...(homesRoom(state)
            ? []
            : [
                {
                  value: 'theyAsk' as const,
                  label: copy.theyAsk.label(other),
                  hint: copy.theyAsk.hint,
                },
              ]),
          { value: 'agreed', label: copy.agreed.label, hint: copy.agreed.hint },
        ]}
        onChange={setHow}
      />
      {how === 'agreed' && draft.inReturn === null && (
        <Switch
          label={copy.yearly.label}
          hint={copy.yearly.hint}
          checked={alternates}
          onChange={setAlternates}
        />
      )}
      <FormInput
        id={`${id}-name`}
        label={copy.name}
        required={false}
        maxLength={80}
        placeholder={copy.namePlaceholder}
        autoComplete="off"
        value={name}
        onText={setName}
      />
      <ExceptionList />
    </PlannerSheet>
  );
}
