import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router';
import type { App } from '#data/createApp.ts';
import { ErrorPage } from '#shell/ErrorPage.tsx';
import { Frame } from '#shell/Frame.tsx';
import { useFreshHead } from '#shell/useFreshHead.ts';

/** Loaders run outside React: they get the app here, components by useApp. */
export const Route = createRootRouteWithContext<{ app: App }>()({
  component: Root,
  errorComponent: ErrorPage,
});

function Root() {
  useFreshHead();
  return (
    <>
      <HeadContent />
      <Frame>
        <Outlet />
      </Frame>
    </>
  );
}
