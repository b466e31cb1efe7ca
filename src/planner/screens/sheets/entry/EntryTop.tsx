import { CampLink, CampPlate, LogoPlate } from '#camps/camps.ts';
import { entryCopy as copy } from '#planner/words/entry.ts';
import { entryCost } from '#planner/rules/money/entryCost.ts';
import { perNeededHour } from '#planner/rules/money/perNeededHour.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { hoursRange } from '#camps/rules/text/hours.ts';
import { Alert } from '#ui/Alert.tsx';
import { formatCostSum, formatPerHour } from '../../pieces/formatCosts.ts';
import { findChild, usePlan } from '../../PlanContext.ts';
import { coveredMinutes, entryFacts } from './entryFacts.ts';
import styles from './EntryTop.module.css';

/** Plate, hours, place and price; what the row remembers when the camp is gone. */
export function EntryTop({ entry }: { entry: PlanEntry }) {
  const plan = usePlan();
  const found = plan.camps(entry.campId);
  const { hours, hoursText, place, isGone } = entryFacts(entry, found);
  const name = entry.snapshot.providerName;
  const cost = entryCost(entry, found);
  const minutes = coveredMinutes(entry, findChild(plan, entry.childId)?.cells(entry.days) ?? []);
  const perHour = cost.unknownCount === 0 ? perNeededHour(cost, minutes) : null;
  return (
    <>
      <div className={styles.top}>
        {found ? <CampPlate camp={found.camp} /> : <LogoPlate name={name} src={null} />}
        <p>
          <b className="size-100 weight-800">
            {hours === 'unknown' ? (hoursText ?? copy.hoursMissing) : hoursRange(hours)}
          </b>
          <span className="block soft small">{place ?? copy.noPlace}</span>
          {found && <CampLink campId={entry.campId}>{copy.listing}</CampLink>}
        </p>
        <p className={styles.money}>
          <b>{formatCostSum(cost)}</b>
          {perHour !== null && <span className="block soft small">{formatPerHour(perHour)}</span>}
        </p>
      </div>
      {isGone && (
        <Alert tone="warn" title={copy.gone.title}>
          {copy.gone.text}
        </Alert>
      )}
    </>
  );
}
