import { createFileRoute } from '@tanstack/react-router';
import { AllBreaksPage } from '#camps/camps.ts';
import { allBreaksRoute, useBreakAddress } from './browse/-breakRoute.ts';

export const Route = createFileRoute('/search-camps')({
  ...allBreaksRoute(),
  component: AllBreaks,
});

function AllBreaks() {
  return <AllBreaksPage {...useBreakAddress(Route.useSearch(), Route.useNavigate())} />;
}
