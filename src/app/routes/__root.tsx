import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router';
import type { App } from '#base/useApp.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import { FreshHead } from '../shell/FreshHead.ts';
import { Frame } from '../shell/Frame.tsx';
import { IdlePart } from '../shell/IdlePart.tsx';

/** Loaders run outside React: they get the app here, components by useApp. */
export const Route = createRootRouteWithContext<{ app: App }>()({
  component: Root,
  errorComponent: ErrorPage,
});

// Notices that the app shows on its own. No page waits for them.
const loadSaidByItself = async () => (await import('./-UnpromptedNotices.tsx')).UnpromptedNotices;

function Root() {
  return (
    <>
      <HeadContent />
      <FreshHead />
      <Frame>
        <Outlet />
      </Frame>
      <IdlePart load={loadSaidByItself} />
    </>
  );
}
