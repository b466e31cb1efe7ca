import { type Faults, PGTAP } from './Faults.ts';

const RULES = ['src/family/rules/sync/', 'tests/simulator/family/'];
const ON_THE_PHONE = [
  'src/family/store/offline/familyStore.test.ts',
  'src/family/store/offline/familySyncStorage.test.ts',
  'src/family/store/offline/killedWhileSyncing.test.ts',
];
const WITH_THE_SERVER = ['src/family/store/sync/', 'tests/contract/familySync/'];
const MERGES = ['tests/contract/mergeCells.test.ts'];

/** What a family is promised that keeps several devices in step. */
export const familySyncFaults: readonly Faults[] = [
  {
    file: 'src/family/rules/sync/stamp.ts',
    tests: RULES,
    faults: [
      {
        before: "if (after === '' || at > msOf(after))",
        after: 'if (at > 0)',
        breaks: 'an answer from a phone whose clock is slow loses to what it answers',
      },
    ],
  },
  {
    file: 'src/family/rules/sync/cells.ts',
    tests: RULES,
    faults: [
      {
        before: 'if (field === TEXT && lost.v !== null',
        after: "if (field === '' && lost.v !== null",
        breaks: 'of two notes written without a signal one is gone',
      },
      {
        before: 'deviceOf(read) === deviceOf(stamp) && read >= stamp',
        after: 'deviceOf(read) === deviceOf(stamp)',
        breaks: 'words count as read because earlier ones of the same phone were',
      },
      {
        before: 'theirs.t > mine.t ? [theirs, mine] : [mine, theirs]',
        after: '[theirs, mine]',
        breaks: 'what comes last by the wire wins, and two phones never agree',
      },
    ],
  },
  {
    file: 'src/family/rules/sync/receiveRows.ts',
    tests: RULES,
    faults: [
      {
        before: 'if (!isDirty(row) && !hasSameStamps(cells, theirs.cells)) row.version += 1;',
        after: '',
        breaks: 'what a restored server has lost is never given back to it',
      },
    ],
  },
  {
    file: 'src/family/store/sync/familyStore.ts',
    tests: ON_THE_PHONE,
    faults: [
      {
        before: 'return now ? [{ ...now, pushed: row.version }] : [];',
        after: 'return now ? [{ ...now, pushed: now.version }] : [];',
        breaks: 'what is written while a push is under way is never sent',
      },
      {
        before: "mark?.state === 'on' && mark.owner === bound.owner && mark.keyId === bound.keyId",
        after: "mark?.state === 'on'",
        breaks: 'an answer for one family that was under way lands in the plan of another',
      },
      {
        before: 'const replica = isRestored ? pushedAgain(stored) : stored;',
        after: 'const replica = stored;',
        breaks: 'a server that was restored stays without what it has lost',
      },
    ],
  },
  {
    file: 'src/family/store/sync/switchFamily.ts',
    tests: ON_THE_PHONE,
    faults: [
      {
        before: '      await db.table(name).clear();\n',
        after: '',
        breaks: 'somebody else who signs in on this phone gets the plan of the first family',
      },
      {
        before: '    await setAside(db, { owner: mark.owner, tables });\n',
        after: '',
        breaks: 'the plan of the first family is gone once somebody else has signed in',
      },
      {
        before: 'if (!profile.getState().isKept)',
        after: 'if (false)',
        breaks: 'on a full phone the profile of one family stays beside the plan of the other',
      },
    ],
  },
  {
    file: 'src/family/store/sync/boundState.ts',
    tests: WITH_THE_SERVER,
    faults: [
      {
        before: 'version: row.version + 1,',
        after: 'version: row.version,',
        breaks: 'a copy that is begun anew after a forgotten password stays empty',
      },
    ],
  },
  {
    file: 'src/family/store/sync/familyCipher.ts',
    tests: WITH_THE_SERVER,
    faults: [
      {
        before: 'return { kind, id: hash, cells: Object.fromEntries(sealed) };',
        after: 'return { kind, id, cells: Object.fromEntries(sealed) };',
        breaks: 'the server reads which camps a family has saved',
      },
      {
        before: '`${kind}:${id}:${isBeside(field) ? TEXT : field}`',
        after: "kind + (isBeside(field) ? TEXT : '')",
        breaks: 'who writes to the database moves one child’s name to another',
      },
      {
        before: 'Math.ceil(plain.length / BLOCK) * BLOCK',
        after: 'plain.length',
        breaks: 'the length of what is sealed tells a name from a list of names',
      },
    ],
  },
  {
    file: 'src/family/store/sync/dropFamilyKey.ts',
    tests: WITH_THE_SERVER,
    faults: [
      {
        before: '({ ...mark, familyKey: null })',
        after: 'mark',
        breaks: 'the key of the family stays on a phone that was signed out',
      },
    ],
  },
  {
    file: 'supabase/migrations/20261120000700_family_sync.sql',
    tests: [PGTAP],
    faults: [
      {
        before: 'if expected is distinct from me then',
        after: 'if false then',
        breaks: 'a tab that missed a change of account writes into the other family’s copy',
      },
      {
        before: "select coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal2'",
        after: 'select false',
        breaks: 'a password alone opens a family that has a second factor',
      },
      {
        before: 'if given is distinct from stored then',
        after: 'if false then',
        breaks: 'rows under an old key go into a copy that nobody can open with it',
      },
      {
        before: 'read collate "C" >= stamp collate "C"',
        after: 'read collate "C" > stamp collate "C"',
        breaks: 'words that were read and replaced come back beside the new ones',
        tests: MERGES,
      },
      {
        before: " where way ->> 'method' = 'password'",
        after: '',
        breaks: 'a code or a mailed link alone, without the password, deletes an account',
      },
      {
        before: "now() - interval '10 minutes'",
        after: "now() - interval '10 days'",
        breaks: 'a forgotten open tab deletes the account',
      },
      {
        before: "and lost -> 'v' <> 'null' and",
        after: 'and',
        breaks: 'phone and server do not agree on an emptied note',
        tests: MERGES,
      },
      {
        before: 'private.server_ms() + 2 * 86400000',
        after: 'private.server_ms() + 20000 * 86400000',
        breaks: 'a phone set to the year 2080 wins for ever',
      },
      {
        before: 'if cell_count > 1000 then',
        after: 'if false then',
        breaks: 'one small request holds the embedded server for seconds',
      },
      {
        before: 'w.bytes > 300000000',
        after: 'false',
        breaks: 'one machine with free accounts fills the disk within a day',
      },
    ],
  },
];
