import { openingsOf } from '#domain/plan/openings/openingsOf.ts';
import { openingsCopy as copy } from '#content/plan/openings.ts';
import { usePlan } from '../PlanContext.ts';
import { useMinute } from '../alarm/useMinute.ts';
import { WillItRing } from '../alarm/WillItRing.tsx';
import { OpeningRow } from './OpeningRow.tsx';
import styles from './Openings.module.css';
import { Panel } from './Panel.tsx';

/** When sign-up opens for the camps of the plan, the next one first; nothing where everybody is signed up. */
export function Openings() {
  const { entries, camps, directory } = usePlan();
  const openings = openingsOf(entries, camps, useMinute());
  if (openings.length === 0) return null;
  const labels = new Map(directory.seasons.map(({ id, label }) => [id, label]));
  return (
    <Panel title={copy.heading}>
      <ol className={styles.openings}>
        {openings.map((opening) => (
          <OpeningRow
            key={opening.camp.id}
            opening={opening}
            season={labels.get(opening.camp.seasonId)}
          />
        ))}
      </ol>
      {openings.some(({ state }) => state.kind === 'ahead') && <WillItRing />}
    </Panel>
  );
}
