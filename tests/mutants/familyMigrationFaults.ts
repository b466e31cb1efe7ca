import { type Faults, PGTAP } from './Faults.ts';

const MERGES = ['tests/contract/mergeCells.test.ts'];

/** What the server keeps of a family's plan. */
export const familyMigrationFaults: readonly Faults[] = [
  {
    file: 'supabase/migrations/20261120000600_hand_overs.sql',
    tests: [PGTAP],
    faults: [
      {
        before: 'case when h.reads < 2 then h.sealed end',
        after: 'h.sealed',
        breaks: 'a code works as often as anybody likes',
      },
      {
        before: 'set sealed = null where expires_at <= now()',
        after: 'set sealed = null where false',
        breaks: 'a plan lies on the server for a day',
      },
      {
        before: `perform private.take_hand_over_turn('take', 60);`,
        after: '',
        breaks: 'codes can be tried without end',
      },
      {
        before: 'if stored.sealed is distinct from put_hand_over.sealed then',
        after: 'if false then',
        breaks: 'somebody is told that their plan is there, and it is not',
      },
      {
        before: 't.address_hash = address and ',
        after: '',
        breaks: 'one address uses up the turns of all',
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
