import { useState } from 'react';
import {
  type RegistrationOpening,
  registrationOpenings,
} from '#planner/rules/openings/registrationOpenings.ts';
import { registrationOpeningsCopy as copy } from '#planner/words/openings.ts';
import { Button } from '#ui/Button.tsx';
import { usePlan } from '../PlanContext.ts';
import { useMinute } from '../alarm/useMinute.ts';
import { WillItRing } from '../alarm/WillItRing.tsx';
import { PhoneLine } from '../phoneAlarms/PhoneLine.tsx';
import { OpeningRow } from './OpeningRow.tsx';
import { Panel } from '#ui/layout/Panel.tsx';

const isNews = ({ state: { kind } }: RegistrationOpening) => kind === 'ahead' || kind === 'open';
/** All open or opening sign-ups are shown; of the others only this many. */
const MOST_AT_FIRST = 4;

/** When sign-up opens for the camps of the plan, the next one first; nothing where everybody is signed up. */
export function Openings() {
  const { entries, camps, directory } = usePlan();
  const [isAll, setIsAll] = useState(false);
  const openings = registrationOpenings(entries, camps, useMinute());
  if (openings.length === 0) return null;
  const news = openings.filter(isNews).length;
  const shown = isAll ? openings : openings.slice(0, Math.max(news, MOST_AT_FIRST));
  const hidden = openings.length - shown.length;
  const labels = new Map(directory.seasons.map(({ id, label }) => [id, label]));
  return (
    <Panel className="drawn-late" title={copy.heading} action={<PhoneLine />}>
      <ol className="stack">
        {shown.map((opening) => (
          <OpeningRow
            key={opening.camp.id}
            opening={opening}
            season={labels.get(opening.camp.seasonId)}
          />
        ))}
      </ol>
      {hidden > 0 && (
        <Button variant="flush" size="small" onClick={() => setIsAll(true)}>
          {copy.more(hidden)}
        </Button>
      )}
      {openings.some(({ state }) => state.kind === 'ahead') && <WillItRing />}
    </Panel>
  );
}
