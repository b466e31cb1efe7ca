import { settingsCopy as copy } from '#family/family.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useAfterHydration } from '#ui/useAfterHydration.ts';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { OpeningRows } from './OpeningRows.tsx';
import styles from './SettingsPage.module.css';
import { usePassInAddress } from './usePassInAddress.ts';

// Reads what lies on this phone, which needs Dexie.
const Rows = lazyPart(async () => (await import('./Rows.tsx')).Rows, { fallback: <OpeningRows /> });

/** Rows that say their state before they are opened. With or without an account, online or not. */
export function SettingsPage() {
  const isHydrated = useAfterHydration();
  const pass = usePassInAddress();
  return (
    <Wrap className={styles.page}>
      <h1>{copy.heading}</h1>
      {isHydrated ? <Rows pass={pass} /> : <OpeningRows />}
    </Wrap>
  );
}
