import { installCopy } from '#family/family.ts';
import { useInstall } from '#base/install/useInstall.ts';
import { Button } from '#ui/Button.tsx';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';

/** Opens the sheet that installs Camply; nothing where that cannot work. */
export const InstallButton = () => (
  <LazyBoundary optional>
    <IfPossible />
  </LazyBoundary>
);

function IfPossible() {
  const { way, install } = useInstall();
  if (way === 'none') return null;
  const { name } = way === 'inApp' ? installCopy.inAppEntry : installCopy.entry;
  return (
    <Button variant="line" size="small" onClick={install.open}>
      <Glyph name="addhome" />
      <span>{name}</span>
    </Button>
  );
}
