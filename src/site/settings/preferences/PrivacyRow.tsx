import {
  changeProfile,
  type ProfileStore,
  type RowProps,
  settingsCopy,
  SettingsRow,
  useProfile,
} from '#family/family.ts';
import { PopularRecord, useAgreeToCount } from '#planner/planner.ts';
import { setPrivacy } from '#family/rules/editProfile.ts';
import { site } from '#base/site.ts';
import { Switch } from '#ui/fields/Switch.tsx';
import styles from './Switches.module.css';
import { useStore } from 'zustand';
import { useApp } from '#base/useApp.ts';
import type { Consent } from '#base/analytics/consent.ts';

const copy = settingsCopy.privacy;
const ORDER = ['matchingOptIn', 'matchByZip', 'matchBySchool'] as const;

/** Popular weeks, and counting clicks where this site does that. */
export function PrivacyRow({ store, ...row }: RowProps & { store: ProfileStore }) {
  const { profile } = useProfile(store);
  const { privacySettings } = profile;
  const agree = useAgreeToCount();
  const { matchingOptIn } = privacySettings;
  const [consent, answer] = useConsent();
  return (
    <SettingsRow
      id="privacy"
      glyph="shield"
      title={copy.title}
      state={copy.state(matchingOptIn)}
      {...row}
    >
      <ul className={styles.switches}>
        {ORDER.map((name) => (
          <li key={name}>
            <Switch
              label={copy.items[name][0]}
              hint={copy.items[name][1]}
              checked={privacySettings[name]}
              disabled={name !== 'matchingOptIn' && !matchingOptIn}
              onChange={(next) => {
                changeProfile(store, (before) => setPrivacy(before, name, next));
                if (name === 'matchingOptIn' && next) agree();
              }}
            />
          </li>
        ))}
      </ul>
      <PopularRecord profile={profile} />
      {site.analyticsId !== null && (
        <Switch
          label={copy.count[0]}
          hint={copy.count[1]}
          checked={consent === 'yes'}
          onChange={(next) => answer(next ? 'yes' : 'no')}
        />
      )}
    </SettingsRow>
  );
}

/** The consent to count visits, and how to change it. */
function useConsent(): [Consent, (answer: Consent) => void] {
  const { consent } = useApp();
  return [useStore(consent), (answer) => consent.answer(answer)];
}
