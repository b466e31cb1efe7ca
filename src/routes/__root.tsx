import { createRootRouteWithContext, HeadContent, Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { App } from '#data/createApp.ts';
import { ErrorPage } from '#shell/ErrorPage.tsx';
import { Frame } from '#shell/Frame.tsx';

/** Loaders run outside React: they get the app here, components by useApp. */
export const Route = createRootRouteWithContext<{ app: App }>()({
  component: Root,
  errorComponent: ErrorPage,
});

function Root() {
  const router = useRouter();
  useEffect(() => {
    // The prerendered head has no search params; after hydration it may follow them (shell/pageHead).
    if (window.location.search !== '') void router.invalidate();
  }, [router]);
  return (
    <>
      <HeadContent />
      {/* There are no accounts yet. */}
      <Frame account={null}>
        <Outlet />
      </Frame>
    </>
  );
}
