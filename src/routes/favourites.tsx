import { createFileRoute, redirect } from '@tanstack/react-router';

/** The address of /favorites until 2026: kept links and home screens still lead there. */
export const Route = createFileRoute('/favourites')({
  beforeLoad: () => {
    throw redirect({ to: '/favorites', search: true, replace: true });
  },
});
