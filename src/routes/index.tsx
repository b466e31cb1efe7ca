import { createFileRoute, redirect } from '@tanstack/react-router';

// The fall page is the front door until Home exists.
export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: '/browse/fall-break', replace: true });
  },
});
