import { createFileRoute } from '@tanstack/react-router';
import { BreakPage, loadWinter, SeasonBackdrop, winterBreak } from '#camps/camps.ts';
import { breakRoute, useBreakAddress } from './-breakRoute.ts';

export const Route = createFileRoute('/browse/winter-break')({
  ...breakRoute(async () => (await loadWinter()).winterBreak),
  component: WinterBreak,
});

function WinterBreak() {
  const address = useBreakAddress(Route.useSearch(), Route.useNavigate());
  const scene = <SeasonBackdrop picture="break-winter" />;
  return <BreakPage copy={winterBreak} scene={scene} {...address} />;
}
