import { createFileRoute } from '@tanstack/react-router';
import { BreakPage, loadWinterWords, SeasonBackdrop, winterBreak } from '#camps/camps.ts';
import { breakRoute, useBreakAddress } from './-breakRoute.ts';

export const Route = createFileRoute('/browse/winter-break')({
  ...breakRoute(async () => (await loadWinterWords()).winterBreak),
  component: WinterBreak,
});

function WinterBreak() {
  const address = useBreakAddress(Route.useSearch(), Route.useNavigate());
  const scene = <SeasonBackdrop picture="break-winter" />;
  return <BreakPage copy={winterBreak} scene={scene} {...address} />;
}
