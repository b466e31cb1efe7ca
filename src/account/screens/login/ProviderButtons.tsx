import { useState } from 'react';
import { accountCopy } from '#account/words/account.ts';
import { useAuth } from '#account/store/useAuth.ts';
import { site } from '#base/site.ts';
import { Button } from '#ui/Button.tsx';
import { Cause } from '../pieces/Cause.tsx';
import styles from '../Account.module.css';

const copy = accountCopy.signIn;

const names: Readonly<Record<string, string>> = {
  google: 'Google',
  apple: 'Apple',
  azure: 'Microsoft',
  facebook: 'Facebook',
  github: 'GitHub',
};

/** Sign-in with other sites, as the operator has set them up. `next`: the page to open afterwards. */
export function ProviderButtons({ next }: { next: string }) {
  const { ask } = useAuth();
  const [hasFailed, setFailed] = useState(false);
  if (site.oauthProviders.length === 0) return null;

  async function leaveFor(provider: string) {
    const back = new URL('/login', window.location.origin);
    if (next !== '/') back.searchParams.set('next', next);
    const address = await ask((session) => session.providerUrl(provider, back.href));
    const isThere = address !== null && address !== 'unreachable';
    setFailed(!isThere);
    if (isThere) window.location.assign(address);
  }

  return (
    <>
      <p className={styles.or}>
        <span>{copy.or}</span>
      </p>
      <Cause problem={hasFailed ? 'unreachable' : null} />
      {site.oauthProviders.map((provider) => (
        <Button key={provider} variant="line" onClick={() => void leaveFor(provider)}>
          {copy.provider(names[provider] ?? provider)}
        </Button>
      ))}
    </>
  );
}
