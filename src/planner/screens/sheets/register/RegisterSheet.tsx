import { registerCopy as copy } from '#planner/words/register.ts';
import { externalUrl } from '#base/http/externalUrl.ts';
import { backupsToOffer } from '#planner/rules/commands/entryCommands.ts';
import { openingState } from '#planner/rules/openings/registrationOpenings.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { AlarmButton } from '../../alarm/AlarmButton.tsx';
import { Countdown } from '../../alarm/Countdown.tsx';
import { formatOpening } from '../../alarm/formatOpening.ts';
import { useMinute } from '../../alarm/useMinute.ts';
import { WillItRing } from '../../alarm/WillItRing.tsx';
import { PhoneLine } from '../../phoneAlarms/PhoneLine.tsx';
import { BackupOffer } from '../../pieces/BackupOffer.tsx';
import { formatDatedDays } from '../../pieces/formatDays.ts';
import { findChild, findEntry, usePlan } from '../../PlanContext.ts';
import type { SheetProps } from '../../planSheet.ts';
import { PlannerSheet } from '../PlannerSheet.tsx';
import { Details } from './Details.tsx';
import styles from './RegisterSheet.module.css';
import { SignUpResult } from './SignUpResult.tsx';

/** All that a parent needs in the minute sign-up opens: the link, the child's details, and how it went. */
export function RegisterSheet({ sheet, isOpen, onClose }: SheetProps<'register'>) {
  const entry = findEntry(usePlan(), sheet.entryId);
  if (!entry) return null;
  return (
    <PlannerSheet
      title={copy.title(entry.snapshot.providerName)}
      isOpen={isOpen}
      onClose={onClose}
      end={copy.done}
    >
      <Body entry={entry} />
    </PlannerSheet>
  );
}

function Body({ entry }: { entry: PlanEntry }) {
  const plan = usePlan();
  const now = useMinute();
  const { child } = findChild(plan, entry.childId) ?? {};
  const offer = backupsToOffer(plan.entries).find(({ first }) => first.id === entry.id);
  const isRefused = entry.status === 'waitlisted' || entry.status === 'cancelled';
  const [day] = entry.days;
  return (
    <>
      {child && (
        <p className="soft small leading-140">
          {copy.for(child.firstName, formatDatedDays(entry.days))}
        </p>
      )}
      <SignUp entry={entry} now={now} />
      <SignUpResult entry={entry} />
      {offer && <BackupOffer offer={offer} now={now} />}
      {isRefused && !offer && child && day !== undefined && (
        <div className="cluster middle spread gap-50-100 p-small">
          <p>{copy.noBackup}</p>
          <Button
            variant="line"
            size="small"
            onClick={() => plan.open({ kind: 'day', childId: child.id, day })}
          >
            {copy.findOther}
          </Button>
        </div>
      )}
      {child && <Details child={child} />}
    </>
  );
}

/** Shows the alarm until sign-up opens, and the link. */
function SignUp({ entry, now }: { entry: PlanEntry; now: number }) {
  const plan = usePlan();
  const found = plan.camps(entry);
  const camp = found?.camp;
  const url = externalUrl(camp?.websiteUrl ?? entry.snapshot.websiteUrl);
  const name = entry.snapshot.providerName;
  const state = found && openingState(found.camp, found.season, now);
  const entries = plan.entries.filter(({ campId }) => campId === entry.campId);
  const words = camp && state ? formatOpening({ camp, state }) : '';
  return (
    <>
      {camp && state && (
        <div className={styles.opening}>
          <Countdown state={state} />
          {words !== '' && <p>{words}</p>}
          {state.kind === 'ahead' && (
            <div className="stack whole-row items-start gap-50">
              <AlarmButton opening={{ camp, entries }} variant="pine" label={copy.alarm} hasAgain />
              <PhoneLine />
              <WillItRing isDayOnly={state.minutes === null} />
            </div>
          )}
        </div>
      )}
      {url === null ? (
        <p className="soft small leading-140">{copy.noSite}</p>
      ) : (
        <Button variant="main" href={url} external aria-label={copy.siteName(name)}>
          {copy.site}
          <Glyph name="ext" />
        </Button>
      )}
    </>
  );
}
