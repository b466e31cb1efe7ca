import { createFileRoute, notFound } from '@tanstack/react-router';
import { useEffect } from 'react';
import { NotFoundPage } from '../shell/NotFoundPage.tsx';
import { unlistedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound();
  },
  head: () => unlistedHead('Page not found'),
  notFoundComponent: Missing,
});

function Missing() {
  // A missing path is logged; by the time of leaving the address is another one already.
  useEffect(() => console.warn(`Page not found: ${window.location.pathname}`), []);
  return <NotFoundPage />;
}
