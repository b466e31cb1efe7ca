import {
  type ProfileStore,
  type RowProps,
  settingsCopy,
  SettingsRow,
  useProfile,
} from '#family/family.ts';
import { FAMILY_MAILS, FamilyMailSwitches } from './FamilyMailSwitches.tsx';
import { type MailName, MailSwitches } from './MailSwitches.tsx';

const copy = settingsCopy.mail;

/** What the family wants to be told. Each switch does something: one that cannot right now is not shown. */
export function MailRow({ store, ...row }: RowProps & { store: ProfileStore }) {
  const { emailPreferences, privacySettings } = useProfile(store).profile;
  const names: MailName[] = ['campUpdates'];
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
      <MailSwitches store={store} names={names} />
      <FamilyMailSwitches store={store} />
    </SettingsRow>
  );
}
