import { createFileRoute } from '@tanstack/react-router';
import { winterBreak } from '#content/breaks/winter.ts';
import { BreakPage } from '#features/browse/BreakPage.tsx';
import { SeasonBackdrop } from '#features/browse/frame/SeasonBackdrop.tsx';
import { breakRoute, useBreakAddress } from './-breakRoute.ts';

export const Route = createFileRoute('/browse/winter-break')({
  ...breakRoute(async () => (await import('#content/breaks/winter.ts')).winterBreak),
  component: WinterBreak,
});

function WinterBreak() {
  const address = useBreakAddress(Route.useSearch(), Route.useNavigate());
  const scene = <SeasonBackdrop picture="break-winter" />;
  return <BreakPage copy={winterBreak} scene={scene} {...address} />;
}
