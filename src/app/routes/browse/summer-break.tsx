import { createFileRoute } from '@tanstack/react-router';
import { summerBreak } from '#camps/words/breaks/summer.ts';
import { BreakPage } from '#camps/screens/browse/BreakPage.tsx';
import { SeasonBackdrop } from '#camps/screens/browse/frame/SeasonBackdrop.tsx';
import { breakRoute, useBreakAddress } from './-breakRoute.ts';

export const Route = createFileRoute('/browse/summer-break')({
  ...breakRoute(async () => (await import('#camps/words/breaks/summer.ts')).summerBreak),
  component: SummerBreak,
});

function SummerBreak() {
  const address = useBreakAddress(Route.useSearch(), Route.useNavigate());
  const scene = <SeasonBackdrop picture="break-summer" />;
  return <BreakPage copy={summerBreak} scene={scene} {...address} />;
}
