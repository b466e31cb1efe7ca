import { createFileRoute } from '@tanstack/react-router';
import { BreakPage, loadSummerWords, SeasonBackdrop, summerBreak } from '#camps/camps.ts';
import { breakRoute, useBreakAddress } from './-breakRoute.ts';

export const Route = createFileRoute('/browse/summer-break')({
  ...breakRoute(async () => (await loadSummerWords()).summerBreak),
  component: SummerBreak,
});

function SummerBreak() {
  const address = useBreakAddress(Route.useSearch(), Route.useNavigate());
  const scene = <SeasonBackdrop picture="break-summer" />;
  return <BreakPage copy={summerBreak} scene={scene} {...address} />;
}
