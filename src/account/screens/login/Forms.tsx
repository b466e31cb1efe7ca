import { useHydrated } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { accountCopy } from '#account/words/account.ts';
import { Alert } from '#ui/Alert.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { FormSkeleton } from '../pieces/FormSkeleton.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from '../Account.module.css';
import { type LoginAddress, requestedPageName, writeLoginAddress } from './loginAddress.ts';
import { ProviderButtons } from './ProviderButtons.tsx';
import { SignInForm } from './SignInForm.tsx';
import { AppLink } from '#ui/AppLink.tsx';

const SignUpForm = lazyPart(async () => (await import('./SignUpForm.tsx')).SignUpForm, {
  fallback: <FormSkeleton />,
});

type FormsProps = ComponentProps<typeof SignInForm> &
  ComponentProps<typeof SignUpForm> & {
    address: LoginAddress;
    /** A link led here that is used or expired. */
    hasOldLink: boolean;
  };

/** The two forms of a signed-out visitor, under two tabs. */
export function Forms({ address, hasOldLink, signIn, signUp, onConfirm, ...typed }: FormsProps) {
  const { tab, next } = address;
  const wanted = requestedPageName(next);
  const { oldLink, signIn: copy } = accountCopy;
  return (
    <>
      <h1>{tab === 'create' ? accountCopy.createTitle : copy.title}</h1>
      {/* Prerendered without a query; hydration would leave what was current then. */}
      <LoginTabs key={`${useHydrated()}`} next={next} />
      {wanted !== null && (
        <Alert tone="info" glyph="lock" title={accountCopy.wanted.title(wanted)}>
          <p>{accountCopy.wanted.text}</p>
        </Alert>
      )}
      {hasOldLink && (
        <Alert tone="warn" glyph="wait" title={oldLink.title}>
          <p>{oldLink.text}</p>
        </Alert>
      )}
      {tab === 'create' ? (
        <SignUpForm {...typed} signUp={signUp} onConfirm={onConfirm} />
      ) : (
        <SignInForm {...typed} signIn={signIn} />
      )}
      <ProviderButtons next={next} />
      {tab === 'signIn' && (
        <p className={styles.aside}>
          <Glyph name="device" />
          <span>{copy.without}</span>
        </p>
      )}
    </>
  );
}

const tabs = ['signIn', 'create'] as const;

// The two differ in their query only.
const bySearch = { exact: true, includeSearch: true };

/** Links, so that both can be bookmarked. */
function LoginTabs({ next }: Pick<LoginAddress, 'next'>) {
  return (
    <nav className={styles.tabs} aria-label={accountCopy.tabs.label}>
      {tabs.map((tab) => (
        <AppLink
          key={tab}
          to="/login"
          search={writeLoginAddress({ tab, next })}
          activeOptions={bySearch}
          resetScroll={false}
          className={styles.tab}
        >
          {accountCopy.tabs[tab]}
        </AppLink>
      ))}
    </nav>
  );
}
