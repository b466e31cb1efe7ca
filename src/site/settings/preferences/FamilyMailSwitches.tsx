import { type ProfileStore, settingsCopy, useProfile } from '#family/family.ts';
import { useAuth } from '#account/account.ts';
import { useFamilyMails } from '#planner/planner.ts';
import { shortDay } from '#base/day/calendar.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { type MailName, MailSwitches } from './MailSwitches.tsx';

const copy = settingsCopy.mail;

/** What is mailed only when asked for. */
export const FAMILY_MAILS = ['signUpMails', 'signUpNames', 'weeklyDigest'] as const;

/** The mails of a signed-in family, and what the server said to them. Off is off also for who is signed out. */
export function FamilyMailSwitches({ store }: { store: ProfileStore }) {
  const { emailPreferences } = useProfile(store).profile;
  const { status } = useAuth().who;
  const isSignedIn = status === 'in';
  const isLocked = (name: MailName) =>
    !isSignedIn || (name === 'signUpNames' && !emailPreferences.signUpMails);
  const isOn = emailPreferences.signUpMails || emailPreferences.weeklyDigest;
  return (
    <>
      {status === 'out' && (
        <div className="cluster middle gap-50">
          <p className="soft">{copy.account}</p>
          <ButtonLink variant="line" size="small" to="/login" search={{ next: '/settings' }}>
            {copy.signIn}
          </ButtonLink>
        </div>
      )}
      <MailSwitches store={store} names={FAMILY_MAILS} isLocked={isLocked} />
      {isSignedIn && isOn && <ServersWord />}
    </>
  );
}

/** Why no mail comes though it is on; nothing where it does. */
function ServersWord() {
  const { memory, resume } = useFamilyMails(true);
  const { isBusy, run } = useSingleFlight();
  const { answer, hasFailed } = memory;
  if (hasFailed) return <Alert tone="warn" title={copy.failed} />;
  if (answer === null || answer.outcome === 'stored') return null;
  if (answer.outcome !== 'stopped') return <Alert tone="warn" title={copy[answer.outcome]} />;
  return (
    <Alert
      tone="warn"
      title={copy.stopped[answer.why](shortDay(answer.on))}
      action={
        answer.why === 'unsubscribed' && (
          <Button
            variant="line"
            size="small"
            aria-disabled={isBusy}
            onClick={() => void run(resume)}
          >
            {copy.resume}
          </Button>
        )
      }
    />
  );
}
