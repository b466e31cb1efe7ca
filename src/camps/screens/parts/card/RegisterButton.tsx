import type { Camp } from '#camps/rules/camp/camp.ts';
import { overCopy } from '#camps/words/over.ts';
import { externalUrl } from '#base/http/externalUrl.ts';
import { Button } from '#ui/Button.tsx';

type RegisterButtonProps = {
  camp: Camp;
  /** Nothing is sold: the camp is over, or its sign-up has not begun. */
  over: boolean;
  size?: 'small';
  /** The id of what describes it, when there is no page to open. */
  why?: string;
  onRegister?: () => void;
};

/**
 * Links to the camp's own sign-up page and is disabled without one. For a camp that is over or not open yet it is
 * only a visit.
 */
export function RegisterButton({ camp, over, size, why, onRegister }: RegisterButtonProps) {
  const website = externalUrl(camp.websiteUrl);
  const action = over ? overCopy.visit : 'Register Now';
  if (website === null) {
    // There is no sign-up and no website to open.
    if (over) return null;
    return (
      <Button variant="main" size={size} disabled aria-describedby={why}>
        {action}
      </Button>
    );
  }
  return (
    <Button
      variant={over ? 'line' : 'main'}
      size={size}
      href={website}
      external
      aria-label={`${action}: ${camp.providerName}, opens in a new tab`}
      onClick={over ? undefined : onRegister}
    >
      {action}
    </Button>
  );
}
