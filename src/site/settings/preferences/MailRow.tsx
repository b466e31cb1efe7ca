import {
  changeProfile,
  type ProfileStore,
  type RowProps,
  settingsCopy,
  SettingsRow,
  useProfile,
} from '#family/family.ts';
import { setPreference } from '#family/rules/editProfile.ts';
import type { EmailPreferences } from '#family/rules/profile.ts';
import { Switch } from '#ui/fields/Switch.tsx';
import { FAMILY_MAILS, FamilyMailSwitches } from './FamilyMailSwitches.tsx';
import styles from './Switches.module.css';

const copy = settingsCopy.mail;

/** What the family wants to be told. Each switch does something: one that cannot right now is not shown. */
export function MailRow({ store, ...row }: RowProps & { store: ProfileStore }) {
  const { emailPreferences, privacySettings } = useProfile(store).profile;
  const names: (keyof EmailPreferences & keyof typeof copy.items)[] = ['campUpdates'];
  if (privacySettings.matchingOptIn) names.push('matchAlerts');
  const all = [...names, ...FAMILY_MAILS];
  const on = all.filter((name) => emailPreferences[name]).length;
  return (
    <SettingsRow
      id="mail"
      glyph="bell"
      title={copy.title}
      state={copy.state(on, all.length)}
      {...row}
    >
      <ul className={styles.switches}>
        {names.map((name) => (
          <li key={name}>
            <Switch
              label={copy.items[name][0]}
              hint={copy.items[name][1]}
              checked={emailPreferences[name]}
              onChange={(next) =>
                changeProfile(store, (before) => setPreference(before, name, next))
              }
            />
          </li>
        ))}
      </ul>
      <FamilyMailSwitches store={store} />
    </SettingsRow>
  );
}
