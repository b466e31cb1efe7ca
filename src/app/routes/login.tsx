import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '#account/screens/login/LoginPage.tsx';
import { unlistedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/login')({
  head: () => unlistedHead('Sign in'),
  component: Login,
});

function Login() {
  return <LoginPage search={Route.useSearch()} />;
}
