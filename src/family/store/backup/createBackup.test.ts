import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_BACKUP_BYTES } from '#family/rules/backup/backupFile.ts';
import { type Profile, sampleProfile } from '#family/rules/profile.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { addChild, aFamilyPhone, plan, planOf } from '#tests/fakes/aFamilyPhone.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { forgetful } from '#tests/fakes/forgetful.ts';
import { memoryProfile } from '#tests/fakes/memoryProfile.ts';
import { createBackup } from './createBackup.ts';
import type { OpenedBackup } from './openBackup.ts';
import { quickStretch } from '#tests/fakes/quickStretch.ts';

beforeAll(quickStretch);

/** One phone, with its own storage. */
function aPhone(store?: LocalStore, kept = new Map<string, string>()) {
  const phone = aFamilyPhone(store);
  const backup = createBackup({
    store: phone.store,
    profile: () => Promise.resolve(phone.profile),
    localStorage: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    }),
    clock: phone.clock,
    persist: () => Promise.resolve(true),
  });
  return { ...phone, backup, kept };
}
type Phone = ReturnType<typeof aPhone>;

const opened = (read: OpenedBackup) => {
  if (read.kind !== 'open') throw new Error(read.kind);
  return read.data;
};
const fileOf = async (phone: Phone, passphrase: string | null = null) => {
  const { text } = await phone.backup.make(passphrase);
  return new Blob([text]);
};
async function carry(from: Phone, to: Phone, way: 'merge' | 'replace') {
  const data = opened(await to.backup.open(await fileOf(from), null));
  await to.backup.restore(data, way);
}

async function plannedPhone() {
  const phone = aPhone();
  await plan(phone);
  return phone;
}

describe('a backup file', () => {
  it('is named after the day in Atlanta and remembered with its size', async () => {
    const phone = await plannedPhone();
    phone.clock.setTo(Date.parse('2026-09-02T02:00:00Z'));
    const file = await phone.backup.make(null);
    expect(file.name).toBe('camply-2026-09-01.json');
    // Nobody has it yet.
    expect(phone.backup.last.getState()).toBeNull();
    phone.backup.keep(file);
    const last = { madeAt: phone.clock.now(), bytes: file.text.length };
    expect(phone.backup.last.getState()).toEqual(last);
    expect(aPhone(phone.store, phone.kept).backup.last.getState()).toEqual(last);
  });

  it('knows how many changes followed', async () => {
    const phone = await plannedPhone();
    expect(await phone.backup.changesSinceLast()).toBe(5);
    phone.clock.pass(1000);
    phone.backup.keep(await phone.backup.make(null));
    expect(await phone.backup.changesSinceLast()).toBe(0);
    phone.clock.pass(1000);
    await phone.family.saveNote('owls', 'Bring two hats');
    await phone.family.setFavorite('owls', false);
    expect(await phone.backup.changesSinceLast()).toBe(2);
  });

  it('is made without storage, and a damaged memory counts as none', async () => {
    const kept = new Map([['camply-backup', '{"madeAt":"soon"}']]);
    expect(aPhone(undefined, kept).backup.last.getState()).toBeNull();
    kept.set('camply-backup', '{');
    expect(aPhone(undefined, kept).backup.last.getState()).toBeNull();
  });
});

describe('restoring on an empty phone', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 30 });
  const anyPlan = fc.record({
    names: fc.uniqueArray(fc.constantFrom('Maya', 'Leo', 'Ada', '<b>Bo</b>'), { maxLength: 4 }),
    hearts: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }),
    notes: fc.dictionary(fc.constantFrom('a', 'b', 'c'), words),
    school: words,
  });

  it.each(['merge', 'replace'] as const)('%s gives back what was saved', async (way) => {
    await fc.assert(
      fc.asyncProperty(anyPlan, async ({ names, hearts, notes, school }) => {
        const [from, to] = [aPhone(), aPhone()];
        for (const name of names) addChild(from.profile, name);
        from.profile.change((profile) => ({
          ...profile,
          children: profile.children.map((child) => ({ ...child, school })),
          parentInfo: { ...profile.parentInfo, phoneNumber: school, name: school },
        }));
        for (const id of hearts) await from.family.setFavorite({ id, providerName: id }, true);
        for (const [id, text] of Object.entries(notes)) await from.family.saveNote(id, text);
        await carry(from, to, way);
        expect(await planOf(to)).toEqual(await planOf(from));
        expect(to.profile.getState().profile.parentInfo.phoneNumber).toBe(school);
      }),
      { seed: 5, numRuns: 25 },
    );
  });
});

describe('restoring beside an own plan', () => {
  it('merges both plans, and merging again changes nothing', async () => {
    const [from, to] = [await plannedPhone(), aPhone()];
    addChild(to.profile, 'Leo');
    await to.family.saveNote('owls', 'Ask about lunch');
    await to.family.setFavorite('bees', true);
    await carry(from, to, 'merge');
    const together = await planOf(to);
    expect(together.map(({ name }) => name)).toEqual([
      'child:Leo',
      'child:Maya',
      'favorite:bees',
      'favorite:owls',
      'note:owls',
      'plan:scheduled-owls',
    ]);
    expect(together.at(-2)?.values.text).toBe('Ask about lunch\n\nBring a hat');
    await carry(from, to, 'merge');
    expect(await planOf(to)).toEqual(together);
  });

  it('previews the result', async () => {
    const [from, to] = [await plannedPhone(), aPhone()];
    await to.family.setFavorite('bees', true);
    const data = opened(await to.backup.open(await fileOf(from), null));
    expect(await to.backup.preview(data)).toEqual({
      here: { children: 0, planned: 0, favorites: 1, notes: 0 },
      backup: { children: 1, planned: 1, favorites: 1, notes: 1 },
      together: { children: 1, planned: 1, favorites: 2, notes: 1 },
      skipped: 0,
      leftOut: 0,
    });
    expect(await planOf(to)).toHaveLength(1);
  });

  it('replaces the plan by the backup', async () => {
    const [from, to] = [await plannedPhone(), aPhone()];
    addChild(to.profile, 'Leo');
    await to.family.setFavorite('bees', true);
    await carry(from, to, 'replace');
    expect(await planOf(to)).toEqual(await planOf(from));
  });

  it('does not restore a sample family', async () => {
    const [from, to] = [aPhone(), aPhone()];
    from.profile.take((): Profile => sampleProfile());
    addChild(to.profile, 'Leo');
    await carry(from, to, 'merge');
    expect((await planOf(to)).map(({ name }) => name)).toEqual(['child:Leo']);
  });
});

describe('restoring with failing storage', () => {
  it('leaves the profile as it was', async () => {
    const data = opened(await aPhone().backup.open(await fileOf(await plannedPhone()), null));
    const broken = aPhone(fakeDevice().brokenApp());
    await expect(broken.backup.restore(data, 'merge')).rejects.toMatchObject({
      name: 'StorageError',
    });
    expect(broken.profile.getState().profile.children).toEqual([]);
  });

  it('detects rows that are reported as stored but lost', async () => {
    const data = opened(await aPhone().backup.open(await fileOf(await plannedPhone()), null));
    const phone = aPhone(forgetful(fakeDevice().openApp()));
    await expect(phone.backup.restore(data, 'merge')).rejects.toThrow('is not stored');
  });

  it('reports a profile that was not stored', async () => {
    const data = opened(await aPhone().backup.open(await fileOf(await plannedPhone()), null));
    const store = fakeDevice().openApp();
    const real = memoryProfile();
    const backup = createBackup({
      store,
      profile: async () => ({ ...real, getState: () => ({ ...real.getState(), isKept: false }) }),
      localStorage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      persist: () => Promise.resolve(false),
    });
    await expect(backup.restore(data, 'merge')).rejects.toThrow('not kept');
    expect((await backup.make(null)).text).toContain('camply-backup');
  });
});

describe('a locked backup', () => {
  it('opens only with its passphrase and is unreadable before', async () => {
    const phone = await plannedPhone();
    const file = await fileOf(phone, 'tents & tea');
    const text = await file.text();
    const readable = await (await fileOf(phone)).text();
    // Whole words: what is sealed spells a few letters by chance, three of them in one file of 25.
    for (const words of [/\bMaya\b/, /\bowls\b/, /Bring a hat/]) {
      expect(readable).toMatch(words);
      expect(text).not.toMatch(words);
    }
    expect(await phone.backup.open(file, null)).toEqual({ kind: 'needsPassphrase' });
    expect(await phone.backup.open(file, 'tents and tea')).toEqual({ kind: 'wrongPassphrase' });
    const data = opened(await phone.backup.open(file, 'tents & tea'));
    expect(data.records).toHaveLength(4);
    const later = text.replace('"made_at": "2025', '"made_at": "2026');
    expect(later).not.toBe(text);
    expect(await phone.backup.open(new Blob([later]), 'tents & tea')).toEqual({
      kind: 'wrongPassphrase',
    });
    const cut = text.replace(/.{8}"\n/, '"\n');
    expect(await phone.backup.open(new Blob([cut]), 'tents & tea')).toEqual({
      kind: 'wrongPassphrase',
    });
  });

  it.each([1, 99_999, 5_000_001, 1e12, 0.5])(
    'rejects %d iterations without starting',
    async (rounds) => {
      const sealed = { kdf: 'PBKDF2-SHA256', rounds, salt: 'AAAA', data: 'AAAA' };
      const file = { format: 'camply-backup', version: 1, made_at: '2026-09-02T08:00:00Z', sealed };
      expect(await aPhone().backup.open(new Blob([JSON.stringify(file)]), 'x')).toEqual({
        kind: 'damaged',
      });
    },
  );
});

/** A file that cannot be read. */
const gone = (size: number) =>
  Object.defineProperties(new Blob(), {
    size: { value: size },
    text: { value: () => Promise.reject(new Error('the file is gone')) },
  });

it('rejects a file of 60 MB without reading it', async () => {
  expect(await aPhone().backup.open(gone(60e6), null)).toEqual({ kind: 'tooLarge' });
  expect(await aPhone().backup.open(gone(MAX_BACKUP_BYTES), null)).toEqual({ kind: 'unreadable' });
});
