import { createFileRoute, notFound } from '@tanstack/react-router';
import { useEffect } from 'react';
import { NotFoundPage } from '#shell/NotFoundPage.tsx';
import { comingSoonName } from '#shell/comingSoon.ts';
import { ComingSoonPage } from '#shell/ComingSoonPage.tsx';
import { unlistedHead } from '#shell/pageHead.ts';

export const Route = createFileRoute('/$')({
  loader: ({ params: { _splat = '' } }) => {
    const name = comingSoonName(_splat);
    if (name === null) throw notFound();
    return { name };
  },
  head: ({ loaderData }) => unlistedHead(loaderData?.name ?? 'Page not found'),
  component: Coming,
  notFoundComponent: Missing,
});

function Coming() {
  return <ComingSoonPage name={Route.useLoaderData().name} />;
}

function Missing() {
  // A missing path is logged; by the time of leaving the address is another one already.
  useEffect(() => console.warn(`Page not found: ${window.location.pathname}`), []);
  return <NotFoundPage />;
}
