import { type RowProps, settingsCopy, SettingsRow } from '#family/family.ts';
import { useAuth } from '#account/account.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';

const copy = settingsCopy.account;

/** Shows the signed-in user, if any, and the account's actions. */
export function AccountRow(row: RowProps) {
  const { who, signOut } = useAuth();
  const email = who.status === 'in' ? (who.email ?? '') : null;
  return (
    <SettingsRow id="account" glyph="user" title={copy.title} state={email ?? copy.none} {...row}>
      {email === null ? (
        <>
          <p>{copy.noneText}</p>
          <div className="cluster gap-50">
            <ButtonLink variant="line" size="small" to="/login" search={{ next: '/settings' }}>
              {copy.signIn}
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <div className="cluster gap-50">
            <ButtonLink variant="line" size="small" to="/reset-password">
              {copy.changePassword}
            </ButtonLink>
            <ButtonLink variant="quiet" size="small" to="/settings/second-step">
              {copy.secondStep}
            </ButtonLink>
            <Button variant="quiet" size="small" onClick={() => void signOut()}>
              {copy.logOut}
            </Button>
          </div>
          <p className="soft small">
            {copy.stays} <a href="#delete">{copy.remove}</a>
          </p>
        </>
      )}
    </SettingsRow>
  );
}
