import { useRouter } from '@tanstack/react-router';
import { needsReload, useIsHere } from '#ui/AppLink.tsx';

/** Leads to a path of this site, in place of the page of the account: "Back" does not return to that. */
export function useContinue(): (path: string) => void {
  const router = useRouter();
  const isHere = useIsHere();
  return (path) => {
    // Whoever went to another page while the server was thinking stays there.
    if (!isHere()) return;
    const { pathname } = new URL(path, window.location.origin);
    const reloadDocument = needsReload(router, pathname);
    void router.navigate({ href: path, replace: true, reloadDocument });
  };
}
