import { createFileRoute } from '@tanstack/react-router';
import { springBreak } from '#content/breaks/spring.ts';
import { BreakPage } from '#features/browse/BreakPage.tsx';
import { ComingSoon } from '#features/browse/frame/ComingSoon.tsx';
import { SeasonBackdrop } from '#features/browse/frame/SeasonBackdrop.tsx';
import { breakRoute, useBreakAddress } from './-breakRoute.ts';

export const Route = createFileRoute('/browse/spring-break')({
  ...breakRoute(async () => (await import('#content/breaks/spring.ts')).springBreak),
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
