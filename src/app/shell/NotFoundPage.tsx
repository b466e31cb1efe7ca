import { LostScene } from '#ui/scenes/LostScene.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { SidePage } from '#ui/layout/SidePage.tsx';

/** No such page. The route logs the path. */
export function NotFoundPage() {
  return (
    <SidePage
      drawing={<LostScene />}
      wide
      title="Oops! Page not found"
      text="This trail doesn’t go anywhere yet."
    >
      <ButtonLink variant="main" to="/">
        Return to Home
      </ButtonLink>
    </SidePage>
  );
}
