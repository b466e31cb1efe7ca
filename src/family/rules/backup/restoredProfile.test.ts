import { describe, expect, it } from 'vitest';
import { type Child, ChildSchema, emptyProfile, type Profile, sampleProfile } from '../profile.ts';
import { stampChanges, profileRecords } from '../familyRecord.ts';
import type { BackupData } from './backupFile.ts';
import { mergedProfile, replacedProfile } from './restoredProfile.ts';
import * as v from 'valibot';

const NOW = 1000;
const child = (id: string, firstName: string): Child => v.parse(ChildSchema, { id, firstName });

/** Saved at `time`. */
function aProfile(time: number, change: Partial<Profile>, before = emptyProfile()): Profile {
  return stampChanges(before, { ...before, ...change }, time);
}
const noOwn = { email: '', phoneNumber: '', streetAddress: '' };
const backupOf = (profile: Profile, own: Partial<BackupData['own']> = {}): BackupData => ({
  records: profileRecords(profile),
  own: { ...noOwn, ...own },
  skipped: 0,
});
const family = aProfile(5, {
  children: [child('maya', 'Maya'), child('leo', 'Leo')],
  emailPreferences: { ...emptyProfile().emailPreferences, weeklyDigest: true },
});
const names = ({ children }: Profile) => children.map(({ firstName }) => firstName);

describe('a merged profile', () => {
  it('has the children of both', () => {
    const here = aProfile(6, { children: [child('ada', 'Ada')] });
    const together = mergedProfile(here, backupOf(family), NOW);
    expect(names(together)).toEqual(['Ada', 'Maya', 'Leo']);
    expect(together.emailPreferences.weeklyDigest).toBe(true);
    expect(together.changedAt['child:maya:firstName']).toBe(NOW);
    expect(together.changedAt['child:ada:firstName']).toBe(6);
    expect(mergedProfile(together, backupOf(family), NOW + 9)).toBe(together);
  });

  it('replaces a sample family by a real one only', () => {
    expect(names(mergedProfile(sampleProfile(), backupOf(family), NOW))).toEqual(['Maya', 'Leo']);
    const nobody = backupOf(emptyProfile());
    expect(mergedProfile(sampleProfile(), nobody, NOW)).toEqual(sampleProfile());
    expect(replacedProfile(sampleProfile(), nobody, NOW)).toEqual(sampleProfile());
  });

  it('fills in a missing address, phone number and email', () => {
    const here = aProfile(6, {
      parentInfo: { ...emptyProfile().parentInfo, email: 'robin@home.example' },
    });
    const own = { email: 'old@home.example', streetAddress: '1 Elm St' };
    expect(mergedProfile(here, backupOf(family, own), NOW).parentInfo).toMatchObject({
      email: 'robin@home.example',
      streetAddress: '1 Elm St',
      phoneNumber: '',
    });
  });
});

describe('a replaced profile', () => {
  const here = aProfile(
    NOW + 50,
    {
      children: [child('maya', 'Maja'), child('ada', 'Ada')],
      privacySettings: { ...emptyProfile().privacySettings, matchByZip: true },
      parentInfo: { ...emptyProfile().parentInfo, email: 'robin@home.example', name: 'Robin' },
    },
    family,
  );
  const replaced = replacedProfile(here, backupOf(family, { streetAddress: '1 Elm St' }), NOW);

  it('equals the backup', () => {
    expect(replaced.children).toEqual(family.children);
    expect(replaced.privacySettings).toEqual(family.privacySettings);
    expect(replaced.emailPreferences).toEqual(family.emailPreferences);
    expect(replaced.parentInfo).toEqual({ ...family.parentInfo, streetAddress: '1 Elm St' });
  });

  it('is stamped now, even after a fast clock', () => {
    expect(replaced.changedAt['child:maya:firstName']).toBe(NOW + 51);
    expect(replaced.changedAt['profile:family:matchByZip']).toBe(NOW + 51);
    expect(replaced.changedAt['child:leo:firstName']).toBe(NOW + 51);
    expect(replaced.changedAt['child:leo:firstName']).toBeGreaterThan(here.removedAt.leo ?? 0);
    expect(replaced.removedAt).toEqual({ ada: NOW + 51 });
  });
});
