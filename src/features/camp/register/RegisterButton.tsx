import type { Camp } from '#domain/camp/camp.ts';
import { externalUrl } from '#domain/camp/externalUrl.ts';
import { campCopy } from '#content/camp.ts';
import { Button } from '#ui/Button.tsx';

type RegisterButtonProps = {
  camp: Camp;
  size?: 'small';
  /** The element that says why, when there is no page to open. */
  why?: string;
  onRegister: () => void;
};

/** To the camp's own sign-up page; disabled without one. */
export function RegisterButton({ camp, size, why, onRegister }: RegisterButtonProps) {
  const website = externalUrl(camp.websiteUrl);
  const { action } = campCopy.register;
  if (website === null) {
    return (
      <Button variant="main" size={size} disabled aria-describedby={why}>
        {action}
      </Button>
    );
  }
  return (
    <Button
      variant="main"
      size={size}
      href={website}
      external
      aria-label={`${action}: ${camp.providerName}, opens in a new tab`}
      onClick={onRegister}
    >
      {action}
    </Button>
  );
}
