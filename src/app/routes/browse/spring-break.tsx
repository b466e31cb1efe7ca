import { createFileRoute } from '@tanstack/react-router';
import {
  BreakPage,
  ComingSoon,
  loadSpringWords,
  SeasonBackdrop,
  springBreak,
} from '#camps/camps.ts';
import { breakRoute, useBreakAddress } from './-breakRoute.ts';

export const Route = createFileRoute('/browse/spring-break')({
  ...breakRoute(async () => (await loadSpringWords()).springBreak),
  component: SpringBreak,
});

function SpringBreak() {
  const address = useBreakAddress(Route.useSearch(), Route.useNavigate());
  const scene = <SeasonBackdrop picture="break-spring" />;
  return <BreakPage copy={springBreak} scene={scene} Announcement={SpringSoon} {...address} />;
}

const SpringSoon = ({ years }: { years: string }) => (
  <ComingSoon copy={springBreak} years={years} />
);
