import { createFileRoute, redirect } from '@tanstack/react-router';

/** The address of /favorites until 2026: bookmarks and home screens may still have it. */
export const Route = createFileRoute('/favourites')({
  beforeLoad: () => {
    throw redirect({ to: '/favorites', search: true, replace: true });
  },
});
