import { createFileRoute, useHydrated, useLocation, useRouter } from '@tanstack/react-router';
import { CampPage, loadCampOf } from '#camps/camps.ts';
import { FamilyDaysLazy, PlanThisCampLazy } from '#planner/planner.ts';
import { campHead } from './-campHead.ts';

/** `week`: the Monday of the week for which somebody asks along. */
type Search = { week?: string };

export const Route = createFileRoute('/camps/$campId')({
  validateSearch: ({ week }): Search => (typeof week === 'string' ? { week } : {}),
  loader: async ({ params, context }) => {
    const { loadCamp } = await loadCampOf();
    return loadCamp(params.campId, context.app);
  },
  head: ({ loaderData, match }) => campHead(loaderData ?? null, match.context.app.today.getState()),
  component: Camp,
});

function Camp() {
  const router = useRouter();
  const { campId } = Route.useParams();
  const cameFrom = useLocation({ select: ({ state }) => state.from ?? null });
  const { week } = Route.useSearch();
  const isHydrated = useHydrated();
  return (
    <CampPage
      key={campId}
      campId={campId}
      PlanThisCamp={PlanThisCampLazy}
      FamilyDays={FamilyDaysLazy}
      given={Route.useLoaderData()}
      // Prerendered HTML has no history, and hydration must match it.
      from={isHydrated ? cameFrom : null}
      week={isHydrated ? week : undefined}
      onNamed={() => void router.invalidate()}
    />
  );
}
