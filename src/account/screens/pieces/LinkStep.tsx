import { accountLater } from '#account/words/accountLater.ts';
import { Button } from '#ui/Button.tsx';
import type { LinkTools, OpenLink } from '../useMailedLink.ts';
import { BigStep } from './BigStep.tsx';

const copy = accountLater.link;

export type LinkStepProps = LinkTools & {
  link: OpenLink;
  /** It is to lead to a new password. */
  isReset: boolean;
  /** The email of the signed-in user; null while signed out. */
  email: string | null;
};

export function LinkStep({ link, isReset, email, follow, accept, decline }: LinkStepProps) {
  if (typeof link === 'string') {
    const { noAnswer, reset, signIn } = copy;
    const toPress = isReset ? reset : signIn;
    const isLost = link === 'unreachable';
    const { title, text } = isLost ? noAnswer : toPress;
    return (
      <BigStep title={title} text={text} {...(isLost && { glyph: 'offline', tone: 'sun' })}>
        <div className="cluster middle gap-75">
          <Button variant="main" onClick={follow}>
            {isLost ? noAnswer.again : toPress.action}
          </Button>
        </div>
      </BigStep>
    );
  }
  const { title, action, other, unknown, stay, leave } = copy.unexpected;
  return (
    <BigStep tone="sun" title={title(link.email)} text={email === null ? unknown : other(email)}>
      <div className="cluster middle gap-75">
        <Button variant="line" onClick={accept}>
          {action}
        </Button>
        <Button variant="main" onClick={decline}>
          {email === null ? leave : stay(email)}
        </Button>
      </div>
    </BigStep>
  );
}
