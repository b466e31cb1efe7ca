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
import styles from './Switches.module.css';

const copy = settingsCopy.mail;
const ORDER = [
  'campUpdates',
  'matchAlerts',
  'messageNotifications',
  'weeklyDigest',
  'newsletterOptIn',
  'marketingEmails',
  'smsReminders',
] as const satisfies readonly (keyof EmailPreferences)[];

/** The mails that the family wants. Text messages are not offered yet. */
export function MailRow({ store, ...row }: RowProps & { store: ProfileStore }) {
  const { emailPreferences } = useProfile(store).profile;
  const isOn = (name: (typeof ORDER)[number]) => name !== 'smsReminders' && emailPreferences[name];
  const on = ORDER.filter(isOn).length;
  return (
    <SettingsRow
      id="mail"
      glyph="bell"
      title={copy.title}
      state={copy.state(on, ORDER.length)}
      {...row}
    >
      <p className="soft">{copy.honest}</p>
      <ul className={styles.switches}>
        {ORDER.map((name) => (
          <li key={name}>
            <Switch
              label={copy.items[name][0]}
              hint={copy.items[name][1]}
              checked={isOn(name)}
              disabled={name === 'smsReminders'}
              onChange={(next) =>
                changeProfile(store, (before) => setPreference(before, name, next))
              }
            />
          </li>
        ))}
      </ul>
    </SettingsRow>
  );
}
