import { CampLink, CampPlate, LogoPlate } from '#camps/camps.ts';
import { entryCopy as copy } from '#planner/words/entry.ts';
import { entryCost } from '#planner/rules/money/entryCost.ts';
import { perNeededHour } from '#planner/rules/money/perNeededHour.ts';
import { isOwnEntry, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import { externalUrl } from '#base/http/externalUrl.ts';
import { ownCopy } from '#planner/words/own.ts';
import { isCoveringStatus } from '#planner/rules/status/coveringStatus.ts';
import { isAllDay } from '#planner/rules/coverage/span.ts';
import type { Span } from '#planner/rules/coverage/span.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { hoursRange } from '#camps/rules/text/hours.ts';
import { Alert } from '#ui/Alert.tsx';
import { formatCostSum, formatPerHour } from '../../pieces/formatCosts.ts';
import { findChild, usePlan } from '../../PlanContext.ts';
import { coveredMinutes, entryFacts } from './entryFacts.ts';
import styles from './EntryTop.module.css';

/** Plate, hours, place and price; what the row remembers when the camp is gone. */
export function EntryTop({ entry }: { entry: PlanEntry }) {
  const plan = usePlan();
  const found = plan.camps(entry);
  const { hours, hoursText, place, isGone } = entryFacts(entry, found);
  const isOwn = isOwnEntry(entry);
  const url = isOwn ? externalUrl(entry.snapshot.websiteUrl) : null;
  const name = entry.snapshot.providerName;
  const cost = entryCost(entry, found);
  const minutes = coveredMinutes(entry, findChild(plan, entry.childId)?.cells(entry.days) ?? []);
  const hasPrice = cost.unknownCount === 0 && cost.high > 0 && isCoveringStatus(entry.status);
  const perHour = hasPrice ? perNeededHour(cost, minutes) : null;
  return (
    <>
      <div className={styles.top}>
        {found ? <CampPlate camp={found.camp} /> : <LogoPlate name={name} src={null} />}
        <p>
          <b className="size-100 weight-800">{hoursLabelOf(hours, hoursText)}</b>
          {(place !== null || !isOwn) && (
            <span className="block soft small">{place ?? copy.noPlace}</span>
          )}
          {url !== null && (
            <Button variant="quiet" size="small" href={url} external>
              {ownCopy.entry.open}
              <Glyph name="ext" />
            </Button>
          )}
          {found && <CampLink campId={entry.campId}>{copy.listing}</CampLink>}
        </p>
        <p className={styles.money}>
          <b>{isOwn && cost.unknownCount > 0 ? ownCopy.entry.noPrice : formatCostSum(cost)}</b>
          {perHour !== null && <span className="block soft small">{formatPerHour(perHour)}</span>}
        </p>
      </div>
      {isGone && (
        <Alert tone="warn" title={entry.sessionId === null ? copy.gone.title : copy.gone.session}>
          {copy.gone.text}
        </Alert>
      )}
    </>
  );
}

function hoursLabelOf(hours: Span | 'unknown', words: string | null): string {
  if (hours === 'unknown') return words ?? copy.hoursMissing;
  return isAllDay(hours) ? copy.allDay : hoursRange(hours);
}
