import { useRouter } from '@tanstack/react-router';
import { needsReload } from '#ui/AppLink.tsx';

/** Leads to a path of this site, in place of the page of the account: "Back" does not return to that. */
export function useContinue(): (path: string) => void {
  const router = useRouter();
  return (path) => {
    const { pathname } = new URL(path, window.location.origin);
    const reloadDocument = needsReload(router, pathname);
    void router.navigate({ href: path, replace: true, reloadDocument });
  };
}
