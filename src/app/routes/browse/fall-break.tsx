import { createFileRoute } from '@tanstack/react-router';
import { fallBreak } from '#camps/words/breaks/fall.ts';
import { BreakPage } from '#camps/screens/browse/BreakPage.tsx';
import { FallBackdrop } from '#camps/screens/browse/frame/FallBackdrop.tsx';
import { breakRoute, useBreakAddress } from './-breakRoute.ts';

export const Route = createFileRoute('/browse/fall-break')({
  ...breakRoute(async () => (await import('#camps/words/breaks/fall.ts')).fallBreak),
  component: FallBreak,
});

function FallBreak() {
  const address = useBreakAddress(Route.useSearch(), Route.useNavigate());
  const scene = <FallBackdrop />;
  return <BreakPage copy={fallBreak} scene={scene} {...address} />;
}
