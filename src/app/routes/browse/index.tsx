import { createFileRoute } from '@tanstack/react-router';
import { AllBreaksPage } from '#camps/screens/browse/AllBreaksPage.tsx';
import { allBreaksRoute, useBreakAddress } from './-breakRoute.ts';

export const Route = createFileRoute('/browse/')({ ...allBreaksRoute(), component: AllBreaks });

function AllBreaks() {
  return <AllBreaksPage {...useBreakAddress(Route.useSearch(), Route.useNavigate())} />;
}
