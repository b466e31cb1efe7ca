import { type Faults, PGTAP } from './Faults.ts';

/** What the server keeps of a family's plan, and of an account. */
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
    file: 'supabase/migrations/20261120000700_accounts.sql',
    tests: [PGTAP],
    faults: [
      {
        before: "select coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal2'",
        after: 'select false',
        breaks: 'a password alone deletes an account that has a second factor',
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
        before: "delete from auth.audit_log_entries e where e.payload ->> 'actor_id' = me::text;",
        after: '',
        breaks: 'the email of a deleted account stays in the log of sign-ins',
      },
    ],
  },
  {
    file: 'supabase/migrations/20261127000100_spaces.sql',
    tests: [PGTAP],
    faults: [
      {
        before: 's.admit_hash = private.token_hash(admit) and ',
        after: '',
        breaks: 'who knows the id of a space says who its members are',
      },
      {
        before: 'where m.space = stored.id and m.proof_hash = private.token_hash(proof);',
        after: 'where m.space = stored.id;',
        breaks: 'who knows the id of a space reads and writes its rows',
      },
      {
        before: 'if not (select m.may_write',
        after: 'if false and (select m.may_write',
        breaks: 'a link that only reads writes',
      },
      {
        before: 'if stored.key_id is distinct from given_key then',
        after: 'if false then',
        breaks: 'a device that was not told of the new key goes on with the old one',
      },
      {
        before: 'where s.id = given_space and s.expires_at > now();',
        after: 'where s.id = given_space;',
        breaks: 'a space that has expired is still read',
      },
      {
        before: 'g.version = coalesce(s.version, 0) + 1 as wins',
        after: 'g.version > coalesce(s.version, 0) as wins',
        breaks: 'a device overwrites what it has not seen',
      },
      {
        before: 'g.times = 1 and ',
        after: '',
        breaks: 'of two versions in one call one is gone, and both are said to be stored',
      },
      {
        before:
          '\n    or exists (select from private.space_members m where m.space = stored.id and m.proof_hash <> all (staying || leaving))',
        after: '',
        breaks: 'a device that joined meanwhile is dropped unseen',
      },
      {
        before: 'and m.proof_hash <> all (staying);',
        after: ';',
        breaks: 'a new key makes the last days of all devices go',
      },
      {
        before:
          "set recovery_hash = private.hash_given(private.text_of(rekey_space.recovery -> 'find_hash')),",
        after: 'set recovery_hash = s.recovery_hash,',
        breaks: 'the earlier recovery code still opens the space',
      },
      {
        before: 'if (select count(*) > 20 from',
        after: 'if (select count(*) > 2000 from',
        breaks: 'a space has members without end',
      },
      {
        before:
          "if member.space is null then\n    perform private.take_hand_over_turn('space', 60);",
        after: 'if member.space is null then',
        breaks: 'proofs can be tried without end',
      },
      {
        before: "if found.id is null then\n    perform private.take_hand_over_turn('space', 60);",
        after: 'if found.id is null then',
        breaks: 'what admits can be tried without end',
      },
      {
        before: "begin\n  perform private.take_hand_over_turn('space', 60);",
        after: 'begin',
        breaks: 'recovery codes can be tried without end',
      },
      {
        before: "perform private.take_hand_over_turn('new space', 20);",
        after: '',
        breaks: 'one machine begins spaces without end',
      },
      {
        before: 'w.bytes > 300000000',
        after: 'false',
        breaks: 'one machine with free spaces fills the disk within a day',
      },
      {
        before: 'perform private.count_space_writes(pg_column_size(members));',
        after: '',
        breaks: 'one machine fills the disk by adding the same member again and again',
      },
      {
        before: 'perform private.count_space_writes(written);',
        after: '',
        breaks: 'what is pushed counts for nobody',
      },
      {
        before: 'or stored.bytes + grown > (case',
        after: 'or 0 > (case',
        breaks: 'a space grows without end',
      },
      {
        before: 'if stored.hour_bytes + written > (case',
        after: 'if 0 > (case',
        breaks: 'a space is rewritten without end',
      },
      {
        before: 'if letters > 500000 then',
        after: 'if false then',
        breaks: 'one push holds the embedded server for longer than planned',
      },
      {
        before: "select case jsonb_typeof(given) when 'string' then given #>> '{}' end",
        after: "select given #>> '{}'",
        breaks: 'one small request of long numbers takes all memory',
      },
      {
        before: 'order by e.id = create_space.space desc, e.expires_at limit 2 for',
        after: 'for',
        breaks: 'one call clears away any number of spaces, and holds the embedded server',
      },
      {
        before: 'where s.id = create_space.space and s.expires_at > now();',
        after: 'where s.id = create_space.space;',
        breaks: 'a space that has expired is said to be stored, and nobody can write there',
      },
      {
        before: "if member.last_seen_on is distinct from (now() at time zone 'utc')::date then",
        after: 'if true then',
        breaks: 'each question writes to the disk',
      },
      {
        before: 'and r.change_xid < horizon',
        after: '',
        breaks: 'a row that is committed late is never told to the other devices',
      },
      {
        before: 'nth <= page and (nth = 1 or total <= 500000) as fits',
        after: 'nth <= page as fits',
        breaks: 'one page holds the embedded server for longer than planned',
      },
      {
        before: 'after update of epoch on public.sync_epoch',
        after: 'after delete on public.sync_epoch',
        breaks: 'after a restore no device sees what the others had written',
      },
      {
        before: 'is_ahead := after_xid::numeric >= horizon::text::numeric;',
        after: 'is_ahead := false;',
        breaks: 'after a restore a device believes that nothing new has come',
      },
    ],
  },
];
