import { accountLater } from '#content/accountLater.ts';
import { Button } from '#ui/Button.tsx';
import styles from '../Account.module.css';
import type { LinkTools, OpenLink } from '../useMailedLink.ts';
import { BigSign } from './BigSign.tsx';

const copy = accountLater.link;

export type LinkStepProps = LinkTools & {
  link: OpenLink;
  /** It is to lead to a new password. */
  isReset: boolean;
  /** Who is signed in here; null for nobody. */
  email: string | null;
};

export function LinkStep({ link, isReset, email, follow, accept, decline }: LinkStepProps) {
  if (link === 'toPress') {
    const { title, text, action } = isReset ? copy.reset : copy.signIn;
    return (
      <>
        <BigSign glyph="mail" tone="teal" />
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={styles.buttons}>
          <Button variant="main" onClick={follow}>
            {action}
          </Button>
        </div>
      </>
    );
  }
  if (link === 'unreachable') {
    const { title, text, again } = copy.noAnswer;
    return (
      <>
        <BigSign glyph="offline" tone="sun" />
        <h1>{title}</h1>
        <p role="alert">{text}</p>
        <div className={styles.buttons}>
          <Button variant="main" onClick={follow}>
            {again}
          </Button>
        </div>
      </>
    );
  }
  const { title, action, other, unknown, stay, leave } = copy.unexpected;
  return (
    <>
      <BigSign glyph="mail" tone="sun" />
      <h1>{title(link.email)}</h1>
      <p role="alert">{email === null ? unknown : other(email)}</p>
      <div className={styles.buttons}>
        <Button variant="line" onClick={accept}>
          {action}
        </Button>
        <Button variant="main" onClick={decline}>
          {email === null ? leave : stay(email)}
        </Button>
      </div>
    </>
  );
}
