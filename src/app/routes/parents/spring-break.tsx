import { createFileRoute } from '@tanstack/react-router';
import { SpringPage } from '#site/site.ts';

export const Route = createFileRoute('/parents/spring-break')({
  head: async ({ match }) =>
    (await import('./-springRouteHead.ts')).springRouteHead(match.context.app),
  component: SpringPage,
});
