import { useState } from 'react';
import { useToday } from '#camps/store/directory/useSeasons.ts';
import type { Camp, SessionOfCamp } from '#camps/rules/camp/camp.ts';
import { seatsSaid } from '#camps/rules/camp/seats.ts';
import { sessionCamp, sessionName } from '#camps/rules/camp/sessionCamp.ts';
import { ageLabel } from '#camps/rules/text/ageLabel.ts';
import { hoursLabel } from '#camps/rules/text/hours.ts';
import { priceLabel } from '#camps/rules/text/priceLabel.ts';
import { laterCopy } from '#camps/words/camp/later.ts';
import { Button } from '#ui/Button.tsx';
import { SeatsTag } from '../../parts/card/SeatsMark.tsx';
import type { FamilyDaysSlot, PlanThisCampSlot } from '../../parts/PlanThisCampSlot.ts';
import styles from './Sessions.module.css';

const { sessions: copy } = laterCopy;

/** More would push the map far down; a summer has ten. */
const FIRST = 6;

type SessionsProps = {
  camp: Camp;
  /** Offers to plan one of them, to families. */
  PlanThisCamp: PlanThisCampSlot;
  FamilyDays: FamilyDaysSlot;
};

/** Each session of a camp with its own dates, hours, price, ages and room. Those that are over come last. */
export function Sessions({ camp, PlanThisCamp, FamilyDays }: SessionsProps) {
  const today = useToday();
  const [isAll, setAll] = useState(false);
  const isOver = ({ days }: SessionOfCamp) => (days?.at(-1) ?? today) < today;
  if (camp.sessions === null) return null;
  const sorted = camp.sessions.toSorted((a, b) => Number(isOver(a)) - Number(isOver(b)));
  const shown = isAll ? sorted : sorted.slice(0, FIRST);
  return (
    <section aria-labelledby="camp-sessions" className="stack columns-1 gap-60 h2-title-3">
      <h2 id="camp-sessions">{copy.heading}</h2>
      <ul className="stack">
        {shown.map((session) => {
          const { datesText, hours, price, ageMin, ageMax, ...own } = sessionCamp(camp, session);
          const said = isOver(session) ? null : seatsSaid(own, today);
          return (
            <li key={session.id} className={styles.session} data-over={isOver(session)}>
              <div className="stack gap-20 min-0 anywhere">
                <h3>{sessionName(session)}</h3>
                {(session.label !== null || isOver(session)) && (
                  <p className="weight-700">
                    {isOver(session) ? `${copy.over}: ${datesText ?? ''}` : datesText}
                  </p>
                )}
                <p className="soft small leading-140">
                  {[hoursLabel(hours), ageLabel(ageMin, ageMax), priceLabel(price)]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              {said && <SeatsTag said={said} />}
              {!isOver(session) && (
                <div>
                  <FamilyDays campId={camp.id} isGate boundary={{ errorFallback: null }}>
                    <PlanThisCamp campId={camp.id} sessionId={session.id} />
                  </FamilyDays>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {shown.length < sorted.length && (
        <Button variant="line" size="small" onClick={() => setAll(true)}>
          {copy.all(sorted.length)}
        </Button>
      )}
    </section>
  );
}
