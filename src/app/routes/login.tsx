import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '#account/account.ts';
import { unlistedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/login')({
  head: () => unlistedHead('Sign in'),
  component: Login,
});

function Login() {
  return <LoginPage search={Route.useSearch()} />;
}
