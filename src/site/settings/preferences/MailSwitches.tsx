import { changeProfile, type ProfileStore, settingsCopy, useProfile } from '#family/family.ts';
import { setPreference } from '#family/rules/editProfile.ts';
import type { EmailPreferences } from '#family/rules/profile.ts';
import { Switch } from '#ui/fields/Switch.tsx';
import styles from './Switches.module.css';

const { items } = settingsCopy.mail;

/** A kind of mail that has a switch. */
export type MailName = keyof EmailPreferences & keyof typeof items;

type MailSwitchesProps = {
  store: ProfileStore;
  names: readonly MailName[];
  /** What cannot be switched on now; what is on can always be switched off. */
  isLocked?: (name: MailName) => boolean;
};

export function MailSwitches({ store, names, isLocked }: MailSwitchesProps) {
  const { emailPreferences } = useProfile(store).profile;
  return (
    <ul className={styles.switches}>
      {names.map((name) => (
        <li key={name}>
          <Switch
            label={items[name][0]}
            hint={items[name][1]}
            checked={emailPreferences[name]}
            disabled={isLocked?.(name) && !emailPreferences[name]}
            onChange={(next) => changeProfile(store, (before) => setPreference(before, name, next))}
          />
        </li>
      ))}
    </ul>
  );
}
