import { describe, expect, it } from 'vitest';
import { addChild, editChild, removeChild, setParent, setPreference } from './editProfile.ts';
import { type Child, emptyProfile, sampleProfile } from './profile.ts';
import { REMOVED, isDeleted, stampChanges, profileRecords, withRecord } from './familyRecord.ts';

const today = '2026-09-15';
const child = (change: Partial<Child> = {}) => ({
  firstName: 'Wren',
  birthMonth: '',
  ageRange: '7-8',
  school: '',
  districtId: '',
  gradeLevel: '2',
  activities: '',
  color: 'clay' as const,
  ...change,
});
const changed = (before = emptyProfile(), now = 1000) =>
  stampChanges(before, addChild(before, 'a', child(), today), now);

describe('a change', () => {
  it('stamps each changed field with its time', () => {
    const profile = changed();
    expect(profile.changedAt).toEqual({
      'profile:family:memberSince': 1000,
      'child:a:firstName': 1000,
      'child:a:birthMonth': 1000,
      'child:a:ageRange': 1000,
      'child:a:school': 1000,
      'child:a:districtId': 1000,
      'child:a:gradeLevel': 1000,
      'child:a:activities': 1000,
      'child:a:color': 1000,
    });
    const later = stampChanges(profile, editChild(profile, 'a', child({ school: 'Oak' })), 2000);
    expect(later.changedAt['child:a:school']).toBe(2000);
    expect(later.changedAt['child:a:firstName']).toBe(1000);
  });

  it('is later than the previous one, even if the clock was set back', () => {
    const profile = changed();
    const later = stampChanges(profile, editChild(profile, 'a', child({ school: 'Oak' })), 10);
    expect(later.changedAt['child:a:school']).toBe(1001);
  });

  it('of a preference leaves the other fields alone', () => {
    const sample = sampleProfile();
    const next = stampChanges(sample, setPreference(sample, 'weeklyDigest', true), 1000);
    expect(next.changedAt).toEqual({ 'profile:family:weeklyDigest': 1000 });
    expect(next.isSample).toBe(true);
  });

  it('that removes a child is later than its edits, and restoring it is later still', () => {
    const profile = changed();
    const without = stampChanges(profile, removeChild(profile, 'a'), 10);
    expect(without.removedAt).toEqual({ a: 1001 });
    const back = stampChanges(without, addChild(without, 'a', child(), today), 10);
    expect(back.removedAt).toEqual({});
    expect(
      Math.min(...Object.values(profileRecords(back)[1]?.fields ?? {}).map((f) => f.changedAt)),
    ).toBe(1002);
  });
});

describe('a sample family', () => {
  it('is never synced and disappears at the first own entry', () => {
    expect(profileRecords(sampleProfile())).toEqual([]);
    const own = changed(sampleProfile());
    expect(own.children.map(({ firstName }) => firstName)).toEqual(['Wren']);
    expect(own.parentInfo.name).toBe('');
    expect(own.subscription.subscriptionStatus).toBe('none');
    expect(own.removedAt).toEqual({});
    expect(profileRecords(own).map(({ kind, id }) => `${kind}:${id}`)).toEqual([
      'profile:family',
      'child:a',
    ]);
  });
});

describe('records of a profile', () => {
  it('hold what a family entered, but never its address, phone number or email', () => {
    const said = setParent(
      emptyProfile(),
      {
        name: 'Robin',
        streetAddress: '12 Peach St',
        phoneNumber: '404 555 0100',
        email: 'robin@home.example',
        zipCode: '30317',
      },
      today,
    );
    const records = profileRecords(stampChanges(emptyProfile(), said, 1000));
    expect(JSON.stringify(records)).not.toMatch(/Peach|555|robin@/);
    expect(records).toEqual([
      {
        kind: 'profile',
        id: 'family',
        fields: {
          name: { value: 'Robin', changedAt: 1000 },
          zipCode: { value: '30317', changedAt: 1000 },
          memberSince: { value: today, changedAt: 1000 },
        },
      },
    ]);
  });

  it('rebuild the same profile on another device', () => {
    const here = stampChanges(changed(), setParent(changed(), { name: 'Robin' }, today), 3000);
    const there = profileRecords(here).reduce(withRecord, sampleProfile());
    expect(profileRecords(there)).toEqual(profileRecords(here));
    expect(there.isSample).toBe(false);
  });

  it('remove a child and restore it', () => {
    const here = changed();
    const gone = {
      kind: 'child',
      id: 'a',
      fields: { [REMOVED]: { value: true, changedAt: 5000 } },
    } as const;
    expect(isDeleted(gone)).toBe(true);
    const without = withRecord(here, gone);
    expect(without.children).toEqual([]);
    expect(profileRecords(without).find(({ id }) => id === 'a')?.fields[REMOVED]).toEqual({
      value: true,
      changedAt: 5000,
    });
    const again = {
      ...gone,
      fields: { ...gone.fields, school: { value: 'Oak', changedAt: 6000 } },
    };
    expect(isDeleted(again)).toBe(false);
    expect(withRecord(without, again).children).toMatchObject([{ id: 'a', school: 'Oak' }]);
  });

  it('replace values that this version cannot read by defaults', () => {
    const strange = {
      kind: 'child',
      id: 'x',
      fields: {
        firstName: { value: 'Wren', changedAt: 1 },
        color: { value: 'ultraviolet', changedAt: 1 },
        school: { value: 5, changedAt: 1 },
      },
    } as const;
    expect(withRecord(emptyProfile(), strange).children).toMatchObject([
      { firstName: 'Wren', color: 'clay', school: '' },
    ]);
  });
});
