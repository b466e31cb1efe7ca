import { seatsCopy } from '#camps/camps.ts';
import type { SessionOfCamp } from '#camps/rules/camp/camp.ts';
import { ageLabel } from '#camps/rules/text/ageLabel.ts';
import type { SourceCandidate } from '#providers/rules/review/candidate.ts';
import {
  type CandidateDraft,
  hasOtherSessions,
  suggestsSessions,
  wordOf,
} from '#providers/rules/review/candidateDraft.ts';
import { shortDay } from '#base/day/calendar.ts';
import { foundCopy } from '#providers/words/reviewFound.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import styles from './FoundFields.module.css';
import type { FoundContext } from './useFound.ts';

const { fields: copy } = foundCopy;

type FoundSessionsProps = {
  candidate: SourceCandidate;
  context: FoundContext;
  onDraft: (part: Partial<CandidateDraft>) => void;
};

/** All sessions of a source, taken together; nothing where the camp has the same. */
export function FoundSessions({ candidate, context, onDraft }: FoundSessionsProps) {
  const { camp, facts, draft } = context;
  if (!hasOtherSessions(candidate, camp)) return null;
  const isSuggested = suggestsSessions(candidate, camp, facts);
  const own = wordOf(facts, 'datesText');
  return (
    <li className={isSuggested ? undefined : styles.wins}>
      <Checkbox
        label={copy.sessions}
        hint={
          isSuggested || own === null ? copy.sessionsHint : copy.providers(shortDay(own.seenOn))
        }
        checked={draft.takesSessions ?? isSuggested}
        onChange={(takesSessions) => onDraft({ takesSessions })}
      />
      {camp !== null && (
        <div className={styles.cell}>
          <span className={styles.head}>{copy.now}</span>
          {camp.sessions === null ? (
            <span>{copy.noSessions}</span>
          ) : (
            <Sessions sessions={camp.sessions} />
          )}
        </div>
      )}
      <div className={styles.cell}>
        {camp !== null && <span className={styles.head}>{copy.theirs}</span>}
        <Sessions sessions={candidate.sessions} />
      </div>
    </li>
  );
}

function Sessions({ sessions }: { sessions: readonly SessionOfCamp[] }) {
  return (
    <ul className={styles.sessions}>
      {sessions.map((session) => (
        <li key={session.id} dir="auto">
          <b>{session.datesText}</b>
          {[
            session.label,
            session.hours,
            session.price,
            session.ageMin === null && session.ageMax === null
              ? null
              : ageLabel(session.ageMin, session.ageMax),
            session.seats === null ? null : seatsCopy[session.seats],
          ]
            .filter((part) => part !== null)
            .join(', ')}
        </li>
      ))}
    </ul>
  );
}
