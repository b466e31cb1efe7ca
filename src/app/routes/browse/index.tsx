import { createFileRoute } from '@tanstack/react-router';
import { AllBreaksPage } from '#camps/camps.ts';
import { allBreaksRoute, useBreakAddress } from './-breakRoute.ts';

export const Route = createFileRoute('/browse/')({ ...allBreaksRoute(), component: AllBreaks });

function AllBreaks() {
  return <AllBreaksPage {...useBreakAddress(Route.useSearch(), Route.useNavigate())} />;
}
