import { createFileRoute } from '@tanstack/react-router';
import { winterBreak } from '#camps/words/breaks/winter.ts';
import { BreakPage } from '#camps/screens/browse/BreakPage.tsx';
import { SeasonBackdrop } from '#camps/screens/browse/frame/SeasonBackdrop.tsx';
import { breakRoute, useBreakAddress } from './-breakRoute.ts';

export const Route = createFileRoute('/browse/winter-break')({
  ...breakRoute(async () => (await import('#camps/words/breaks/winter.ts')).winterBreak),
  component: WinterBreak,
});

function WinterBreak() {
  const address = useBreakAddress(Route.useSearch(), Route.useNavigate());
  const scene = <SeasonBackdrop picture="break-winter" />;
  return <BreakPage copy={winterBreak} scene={scene} {...address} />;
}
