import { accountCopy } from '#account/words/account.ts';
import { ButtonLink } from '#ui/Button.tsx';
import styles from './ForgotLink.module.css';

/** Takes along what was typed, not in the address: that would end in logs. */
export function ForgotLink({ email }: { email: string }) {
  return (
    <p className={styles.line}>
      <ButtonLink variant="quiet" size="small" to="/reset-password" state={{ email }}>
        {accountCopy.signIn.forgot}
      </ButtonLink>
    </p>
  );
}
