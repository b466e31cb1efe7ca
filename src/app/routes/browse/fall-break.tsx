import { createFileRoute } from '@tanstack/react-router';
import { BreakPage, FallBackdrop, fallBreak, loadFallWords } from '#camps/camps.ts';
import { breakRoute, useBreakAddress } from './-breakRoute.ts';

export const Route = createFileRoute('/browse/fall-break')({
  ...breakRoute(async () => (await loadFallWords()).fallBreak),
  component: FallBreak,
});

function FallBreak() {
  const address = useBreakAddress(Route.useSearch(), Route.useNavigate());
  const scene = <FallBackdrop />;
  return <BreakPage copy={fallBreak} scene={scene} {...address} />;
}
