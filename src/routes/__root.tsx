import { createRootRoute, HeadContent, Outlet } from '@tanstack/react-router';
import { ErrorPage } from '#shell/ErrorPage.tsx';
import { Frame } from '#shell/Frame.tsx';

export const Route = createRootRoute({ component: Root, errorComponent: Broken });

function Root() {
  return (
    <>
      <HeadContent />
      <Frame>
        <Outlet />
      </Frame>
    </>
  );
}

function Broken({ reset }: { reset: () => void }) {
  return <ErrorPage onRetry={reset} />;
}
