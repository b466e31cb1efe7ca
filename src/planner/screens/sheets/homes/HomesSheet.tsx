import { useId, useState } from 'react';
import { ALL_CHILDREN, type HomeId } from '#family/rules/plan/custodyRows.ts';
import type { PlanCommand } from '#family/rules/plan/planRows.ts';
import { setFamilyPlan } from '#planner/rules/commands/dayCommands.ts';
import { otherHome } from '#planner/rules/custody/createNights.ts';
import { setHousehold, stopTwoHomes } from '#planner/rules/custody/custodyCommands.ts';
import { hasTwoHomes, homeName, homesRoom, householdOf } from '#planner/rules/custody/homeOfDay.ts';
import { homesCopy } from '#planner/words/homes.ts';
import { Button } from '#ui/Button.tsx';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { usePlan } from '../../PlanContext.ts';
import type { SheetProps } from '../../planSheet.ts';
import { HomesLogLink } from '../../homes/HomesLogLink.tsx';
import { PlannerSheet } from '../PlannerSheet.tsx';
import parts from '../sheetParts.module.css';
import { type CustodyDraft, draftedCustody, toCustodyDraft } from './custodyDraft.ts';
import { PatternFields } from './PatternFields.tsx';

const copy = homesCopy.setUp;
const LONGEST_NAME = 40;

/** Who the children are with each night: the two parents, and a pattern for all children or for one. */
export function HomesSheet({ sheet: { childId }, isOpen, onClose }: SheetProps<'homes'>) {
  const plan = usePlan();
  const { state, children, today } = plan;
  const own: HomeId = state.family.ownHome ?? 'a';
  const id = useId();
  const isOnly = children.length < 2;
  const [target, setTarget] = useState(isOnly ? ALL_CHILDREN : (childId ?? ALL_CHILDREN));
  // What was chosen for a child stays while another one is shown.
  const [drafts, setDrafts] = useState<Readonly<Record<string, CustodyDraft>>>({});
  const [names, setNames] = useState({
    a: householdOf(state.households, 'a').name,
    b: householdOf(state.households, 'b').name,
  });
  const draftOf = (of: string) =>
    drafts[of] ?? toCustodyDraft(state.custody, of, { today, ownHome: own });
  const targets = [...new Set([...Object.keys(drafts), target])];
  const rows = targets.map((of) => draftedCustody(state.custody, of, draftOf(of)));
  const isReady = rows.every((row) => row !== null);
  function show(next: string) {
    // What was shown is saved as it was shown, whether it was touched or not.
    setDrafts((before) => ({ ...before, [target]: draftOf(target) }));
    setTarget(next);
  }

  async function save(): Promise<void> {
    const changes: PlanCommand[] = [
      ...rows.flatMap((row) => row ?? []),
      ...(['a', 'b'] as const).map((home) => setHousehold(home, { name: names[home].trim() })),
      setFamilyPlan({ ownHome: own }),
    ];
    if (await plan.submit(copy.saved, changes)) onClose();
  }
  async function stop(): Promise<void> {
    if (await plan.submit(copy.stopped, stopTwoHomes(state))) onClose();
  }
  const nameField = (home: HomeId, label: string) => (
    <FormInput
      id={`${id}-${home}`}
      label={label}
      required={false}
      maxLength={LONGEST_NAME}
      autoComplete="off"
      value={names[home]}
      onText={(name) => setNames((before) => ({ ...before, [home]: name }))}
    />
  );
  return (
    <PlannerSheet
      title={homesCopy.heading}
      isOpen={isOpen}
      onClose={onClose}
      cancel={copy.cancel}
      start={
        hasTwoHomes(state) &&
        homesRoom(state) === null && (
          <Button variant="quiet" size="small" className={parts.danger} onClick={() => void stop()}>
            {copy.stop}
          </Button>
        )
      }
      end={copy.save}
      onEnd={save}
      isReady={isReady}
    >
      <p className="soft small leading-140">{`${copy.lead} ${copy.noAddress}`}</p>
      {homesRoom(state) !== null && (
        <p className="small leading-140">
          {homesCopy.share.stopFirst(homeName(state.households, otherHome(own)))}
        </p>
      )}
      {nameField(own, copy.yourName)}
      {nameField(otherHome(own), copy.otherName)}
      {!isOnly && (
        <NativeSelect
          label={copy.for}
          value={target}
          options={[
            { value: ALL_CHILDREN, label: copy.everybody },
            ...children.map(({ child }) => ({ value: child.id, label: child.firstName })),
          ]}
          onChange={show}
        />
      )}
      <PatternFields
        key={target}
        draft={draftOf(target)}
        isForAll={target === ALL_CHILDREN}
        otherName={names[otherHome(own)].trim() || homesCopy.homeOf(otherHome(own))}
        own={own}
        onChange={(draft) => setDrafts((before) => ({ ...before, [target]: draft }))}
      />
      {/* Without two homes, the way to the log that stays. */}
      {state.custodyLog.length > 0 && <HomesLogLink />}
    </PlannerSheet>
  );
}
