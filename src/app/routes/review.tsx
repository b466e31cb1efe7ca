import { createFileRoute } from '@tanstack/react-router';
import { ReviewPage } from '#providers/providers.ts';
import { Brand } from '../shell/menu/Brand.tsx';
import { ThemeSwitch } from '../shell/menu/ThemeSwitch.tsx';
import { unlistedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/review')({
  head: () => unlistedHead('Review queue'),
  component: Review,
});

function Review() {
  const navigate = Route.useNavigate();
  return (
    <ReviewPage
      brand={<Brand />}
      themeSwitch={<ThemeSwitch />}
      // Parsed by the desk: for reviewers only, so no other page loads what it takes.
      search={Route.useSearch()}
      onSearch={(search, replace) => void navigate({ search, replace })}
    />
  );
}
