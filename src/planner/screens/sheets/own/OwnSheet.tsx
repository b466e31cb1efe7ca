import { useId, useState } from 'react';
import { ownCopy as copy } from '#planner/words/own.ts';
import { ALL_DAY, isAllDay } from '#planner/rules/coverage/span.ts';
import { LONGEST_OWN, newOwnEntries } from '#planner/rules/own/ownEntry.ts';
import { putEntry } from '#planner/rules/commands/entryCommands.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { showFirstProblem } from '#ui/showFirstProblem.ts';
import { formatDatedDays } from '../../pieces/formatDays.ts';
import { readDollars } from '../../pieces/readDollars.ts';
import { findChild, type PlanView, usePlan } from '../../PlanContext.ts';
import type { SheetProps } from '../../planSheet.ts';
import { HomeTime } from '../home/HomeTime.tsx';
import { PlannerSheet } from '../PlannerSheet.tsx';
import parts from '../sheetParts.module.css';
import { newOwnDraft } from './newOwnDraft.ts';
import { sheetCareHours, weekOf } from './openedFor.ts';
import { OwnChildren } from './OwnChildren.tsx';
import { OwnDayFields } from './OwnDayFields.tsx';
import { draftDays, type OwnDraft, ownProblem, ownThing, withPasted } from './ownDraft.ts';
import { isPreset, type OwnPreset, ownPresets, withPreset } from './ownPresets.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { PasteFields } from './PasteFields.tsx';

/** A camp, a person or a trip that no list knows, for one child or several, in one go. */
export function OwnSheet({ sheet, isOpen, onClose }: SheetProps<'own'>) {
  const plan = usePlan();
  const [draft, setDraft] = useState(() => newOwnDraft(plan, sheet));
  const [isChecked, setChecked] = useState(false);
  const nameId = useId();
  const byChild = draftDays(plan, draft);
  const problem = ownProblem(draft, byChild);
  const shownProblem = isChecked ? problem : null;
  const set = (fields: Partial<OwnDraft>) => setDraft((before) => ({ ...before, ...fields }));
  const isPaid = draft.price !== '' && readDollars(draft.price) !== 0;
  const isShared = draft.childIds.length > 1;

  function choose(preset: OwnPreset) {
    setDraft((before) => withPreset(before, preset, { plan, sheet }));
    if (preset.name === '') document.getElementById(nameId)?.focus();
  }
  function checkAndAdd(): void | Promise<void> {
    if (problem === null) return add();
    const dialog = document.getElementById(nameId)?.closest('dialog');
    if (dialog) showFirstProblem(dialog, () => setChecked(true));
  }
  async function add(): Promise<void> {
    const rows = newOwnEntries(ownThing(draft), {
      daysByChild: new Map(byChild.map(({ childId, days }) => [childId, days])),
      today: plan.today,
      newId: () => crypto.randomUUID(),
    });
    const all = [...new Set(rows.flatMap(({ days }) => days))].toSorted();
    const said = copy.added(draft.name.trim(), formatDatedDays(all));
    // What was entered stays when it cannot be saved.
    if (await plan.submit(said, rows.map(putEntry))) onClose();
  }
  return (
    <PlannerSheet
      title={titleOf(plan, draft)}
      isOpen={isOpen}
      onClose={onClose}
      cancel={copy.cancel}
      end={copy.add}
      onEnd={checkAndAdd}
    >
      <fieldset className={parts.group}>
        <legend>{copy.what.legend}</legend>
        <div className={parts.chips}>
          {ownPresets(plan).map((preset) => (
            <Chip
              key={`${preset.kind} ${preset.name}`}
              glyph={PRESET_GLYPHS[preset.kind]}
              pressed={isPreset(draft, preset)}
              onClick={() => choose(preset)}
            >
              {preset.name === '' ? copy.what.camp : preset.name}
            </Chip>
          ))}
        </div>
      </fieldset>
      <FormInput
        id={nameId}
        label={copy.what.label}
        required
        maxLength={LONGEST_OWN.name}
        autoComplete="off"
        hint={copy.what.hint}
        error={shownProblem === 'noName' ? copy.problems.noName : undefined}
        value={draft.name}
        onText={(name) => set({ name })}
      />
      {draft.kind === 'camp' && (
        <PasteFields
          today={plan.today}
          onRead={(read) => setDraft((before) => withPasted(before, read))}
        />
      )}
      {plan.children.length > 1 && (
        <OwnChildren
          chosen={draft.childIds}
          problem={shownProblem === 'noChild' ? copy.problems.noChild : null}
          onChange={(childIds) => set({ childIds })}
        />
      )}
      <OwnDayFields
        draft={draft}
        week={weekOf(plan, sheet)}
        byChild={byChild}
        problem={shownProblem}
        onChange={set}
      />
      <fieldset className={parts.group}>
        <legend>{copy.hours}</legend>
        <HomeTime
          span={isAllDay(draft.hours) ? null : draft.hours}
          need={sheetCareHours(plan, sheet)}
          onChange={(span) => set({ hours: span ?? ALL_DAY })}
          onWrong={(hours) => set({ hours })}
        />
      </fieldset>
      <div className={parts.group}>
        <FormInput
          id={`${nameId}-price`}
          label={copy.price.label}
          required={null}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          hint={
            !isShared
              ? copy.price.hint
              : draft.kind === 'camp'
                ? copy.price.each
                : copy.price.together
          }
          error={shownProblem === 'price' ? copy.problems.price : undefined}
          value={draft.price}
          onText={(price) => set({ price })}
        />
        {isPaid && (
          <Segmented
            label={copy.price.per}
            className={parts.segments}
            value={draft.per}
            options={[
              { value: 'all', label: copy.price.all },
              { value: 'day', label: copy.price.day },
            ]}
            onChange={(per) => set({ per })}
          />
        )}
      </div>
      <PlaceFields draft={draft} isWrong={shownProblem === 'link'} onChange={set} />
    </PlannerSheet>
  );
}

const PRESET_GLYPHS = { camp: 'badge', care: 'user', away: 'car' } as const;

function titleOf(plan: PlanView, { childIds }: OwnDraft): string {
  const [only, another] = childIds;
  const name = another === undefined ? findChild(plan, only ?? null)?.child.firstName : undefined;
  return name === undefined ? copy.title : copy.titleFor(name);
}
