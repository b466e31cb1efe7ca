import { createFileRoute } from '@tanstack/react-router';
import { springBreak } from '#camps/words/breaks/spring.ts';
import { BreakPage } from '#camps/screens/browse/BreakPage.tsx';
import { ComingSoon } from '#camps/screens/browse/frame/ComingSoon.tsx';
import { SeasonBackdrop } from '#camps/screens/browse/frame/SeasonBackdrop.tsx';
import { breakRoute, useBreakAddress } from './-breakRoute.ts';

export const Route = createFileRoute('/browse/spring-break')({
  ...breakRoute(async () => (await import('#camps/words/breaks/spring.ts')).springBreak),
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
