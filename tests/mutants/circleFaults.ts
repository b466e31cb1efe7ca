import { type Faults, PGTAP } from './Faults.ts';

/** What the database promises to the families of a circle. */
export const circleFaults: readonly Faults[] = [
  {
    file: 'supabase/migrations/20261128000100_circles.sql',
    tests: [PGTAP],
    faults: [
      {
        before: 'if member.is_link or stored.key_id is distinct',
        after: 'if stored.key_id is distinct',
        breaks: 'whoever has the link reads rows without joining',
      },
      {
        before: "if tg_op = 'UPDATE' and old.writer is distinct from writer\n      or",
        after: 'if',
        breaks: 'a family changes the row of another',
        survives: 'an upsert is an insert first, whose id has to begin with the hash of its writer',
      },
      {
        before:
          "\n      or tg_op = 'INSERT' and new.id is distinct from left(private.hash_said(writer), 22)",
        after: '',
        breaks: "a family takes the place of another's row",
      },
      {
        before: 'if octet_length(new.sealed) > 50000 then',
        after: 'if false then',
        breaks: 'one family fills a circle',
      },
      {
        before: 'is_key_due = true where',
        after: 'is_key_due = false where',
        breaks: 'no key is due when a family leaves',
      },
      {
        before:
          'where m.space = stored.id and m.is_link and m.proof_hash = private.token_hash(join_circle.proof)',
        after: 'where m.space = stored.id and m.proof_hash = private.token_hash(join_circle.proof)',
        breaks: 'a member admits others',
      },
      {
        before: "'may_write', true, 'wrapped', member -> 'wrapped'",
        after: "'may_write', true, 'is_link', member -> 'is_link', 'wrapped', member -> 'wrapped'",
        breaks: 'a family joins as a link',
      },
      {
        before:
          "if not exists (select from private.space_members m where m.space = stored.id\n    and m.proof_hash = private.hash_given(private.text_of(member -> 'proof_hash'))) then",
        after: 'if true then',
        breaks: 'joining replaces the keys of a member',
      },
      {
        before: "(w.key_id <> stored.key_id or w.is_off) and w.put_at <= now() - interval '3 days'",
        after: '(w.key_id <> stored.key_id or w.is_off)',
        breaks: 'a slot is free as soon as its wish is taken back',
      },
      {
        before:
          'c.nth + (select count(*) from private.quiet_wishes held where held.space = stored.id and held.proof_hash = me) <= 120',
        after: 'true',
        breaks: 'somebody tries all camps by made-up slots',
      },
      {
        before: "or w.wish <> excluded.wish and w.put_at <= now() - interval '3 days'",
        after: 'or w.wish <> excluded.wish',
        breaks: 'a slot takes another wish at once',
      },
      {
        before: 'and other.proof_hash <> mine.proof_hash and not other.is_off',
        after: 'and other.proof_hash <> mine.proof_hash',
        breaks: 'a wish that was taken back is found',
      },
      {
        before: '\n        and other.key_id = mine.key_id',
        after: '\n        ',
        breaks: 'a wish of an earlier key is found',
      },
      {
        before: 'if not stored.is_key_due then',
        after: 'if false then',
        breaks: 'a member turns the key whenever it likes',
      },
      {
        before: 'jsonb_array_length(quiet) > 60',
        after: 'jsonb_array_length(quiet) > 6000',
        breaks: 'a family puts thousands of quiet wishes',
      },
      {
        before: 'where m.is_link and m.proof_hash = private.token_hash(find_circle.proof)',
        after: 'where m.proof_hash = private.token_hash(find_circle.proof)',
        breaks: "a member's proof finds the keys",
      },
      {
        before: "where not is_circle or may_join or given -> 'is_link' = 'true' or exists",
        after: 'where true or exists',
        breaks: 'a family that left is in again after the link was renewed',
      },
    ],
  },
];
