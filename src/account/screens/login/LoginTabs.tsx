import { accountCopy } from '#account/words/account.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { type LoginAddress, writeLoginAddress } from './loginAddress.ts';
import styles from './LoginTabs.module.css';

const tabs = ['signIn', 'create'] as const;

// The two differ in their query only.
const bySearch = { exact: true, includeSearch: true };

/** Links, so that both can be bookmarked. */
export function LoginTabs({ next }: Pick<LoginAddress, 'next'>) {
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
