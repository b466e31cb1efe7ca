import { createFileRoute, notFound } from '@tanstack/react-router';

export const Route = createFileRoute('/$')({
  loader: ({ location }) => {
    console.warn(`Page not found: ${location.pathname}`);
    throw notFound();
  },
});
