import { createFileRoute, notFound } from '@tanstack/react-router';
import { comingPage } from '#shell/onItsWay.ts';

export const Route = createFileRoute('/$')({
  loader: ({ location }) => {
    const name = comingPage(location.pathname);
    if (name === null) throw notFound();
    return { name };
  },
  head: ({ loaderData }) => ({
    meta: [
      { title: `${loaderData?.name ?? 'Page not found'} · Camply` },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: Coming,
  notFoundComponent: Missing,
});

function Coming() {
  return <h1>{Route.useLoaderData().name}</h1>;
}

function Missing() {
  return <h1>Page not found</h1>;
}
