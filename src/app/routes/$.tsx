import { createFileRoute, notFound } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AccountNeeded } from '../shell/AccountNeeded.tsx';
import { NotFoundPage } from '../shell/NotFoundPage.tsx';
import { comingSoonName, isComingSoon, needsAccount } from '../shell/comingSoon.ts';
import { ComingSoonSkeleton, ComingSoonPage } from '../shell/ComingSoonPage.tsx';
import { unlistedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/$')({
  loader: ({ params: { _splat = '' } }) => {
    if (!isComingSoon(_splat)) throw notFound();
    return { slug: _splat };
  },
  head: ({ loaderData }) =>
    unlistedHead(loaderData ? comingSoonName(loaderData.slug) : 'Page not found'),
  component: Coming,
  notFoundComponent: Missing,
});

function Coming() {
  const { slug } = Route.useLoaderData();
  const page = <ComingSoonPage slug={slug} />;
  if (!needsAccount(slug)) return page;
  return (
    <AccountNeeded path={`/${slug}`} fallback={<ComingSoonSkeleton slug={slug} />}>
      {page}
    </AccountNeeded>
  );
}

function Missing() {
  // A missing path is logged; by the time of leaving the address is another one already.
  useEffect(() => console.warn(`Page not found: ${window.location.pathname}`), []);
  return <NotFoundPage />;
}
