import { useId } from 'react';
import { addDays } from '#base/day/calendar.ts';
import { mondayOf } from '#base/day/mondayOf.ts';
import { ALL_CHILDREN, CUSTODY_PATTERNS, type HomeId } from '#family/rules/plan/custodyRows.ts';
import { beginsOnMonday, createNights, otherHome } from '#planner/rules/custody/createNights.ts';
import { homesCopy, possessive } from '#planner/words/homes.ts';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { NightStrip } from '../../homes/NightStrip.tsx';
import { ChoiceTiles } from '../../pieces/ChoiceTiles.tsx';
import parts from '../sheetParts.module.css';
import { type CustodyDraft, draftedRow, isPattern } from './custodyDraft.ts';

const copy = homesCopy.setUp;
const FORTNIGHT = 14;

type PatternFieldsProps = {
  draft: CustodyDraft;
  isForAll: boolean;
  own: HomeId;
  otherName: string;
  onChange: (draft: CustodyDraft) => void;
};

/** A pattern, its first night, and two weeks of what they make. */
export function PatternFields({ draft, isForAll, own, otherName, onChange }: PatternFieldsProps) {
  const id = useId();
  const { choice, firstNight, firstHome } = draft;
  const row = draftedRow(ALL_CHILDREN, draft);
  const nightOf = createNights({ custody: row ? [row] : [], custodyChanges: [] }, ALL_CHILDREN);
  const others = isForAll ? [] : (['same', 'one'] as const);
  return (
    <>
      <ChoiceTiles
        legend={copy.pattern}
        value={choice}
        isColumn
        choices={[
          ...others.map((value) => ({ value, ...copy[value] })),
          ...CUSTODY_PATTERNS.map((value) => ({ value, ...copy.patterns[value] })),
        ]}
        onChange={(value) => onChange({ ...draft, choice: value })}
      />
      {isPattern(choice) && (
        <>
          <FormInput
            id={`${id}-first`}
            type="date"
            label={copy.firstNight}
            required={null}
            value={firstNight}
            hint={beginsOnMonday(choice) ? copy.mondayHint : copy.firstNightHint}
            error={nightOf === null ? copy.badDay : undefined}
            onText={(day) => onChange({ ...draft, firstNight: day })}
          />
          <div className="stack gap-40">
            <p className="small weight-800" aria-hidden="true">
              {copy.firstHome.label}
            </p>
            <Segmented
              label={copy.firstHome.label}
              className={parts.segments}
              value={firstHome}
              options={[
                { value: own, label: copy.firstHome.you },
                { value: otherHome(own), label: possessive(otherName) },
              ]}
              onChange={(home) => onChange({ ...draft, firstHome: home })}
            />
          </div>
          {nightOf && (
            <div className="stack gap-40">
              <p className="small weight-800" aria-hidden="true">
                {copy.preview}
              </p>
              <NightStrip
                days={Array.from({ length: FORTNIGHT }, (_, at) =>
                  addDays(mondayOf(firstNight), at),
                )}
                nightOf={nightOf}
                label={copy.preview}
              />
            </div>
          )}
        </>
      )}
    </>
  );
}
