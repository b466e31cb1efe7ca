import { type Faults, PGTAP } from './Faults.ts';

const CONTRACT = 'tests/contract/submissions.test.ts';

/** What the server promises providers, reviewers and everybody else about a submission. */
export const submissionServerFaults: readonly Faults[] = [
  {
    file: 'supabase/migrations/20261120000300_submissions.sql',
    tests: [PGTAP],
    faults: [
      {
        before: '  perform pg_advisory_xact_lock(hashtextextended(put_submission.id::text, 0));\n',
        after: '',
        breaks: 'of two revisions that arrive at the same time the older one stays',
        tests: ['tests/race/submissions.test.ts'],
      },
      {
        before: 'grant select on public.camp_submissions to service_role;',
        after: 'grant select on public.camp_submissions to service_role, authenticated;',
        breaks: 'any parent may ask for the e-mail addresses of providers',
      },
      {
        before: `(age_min <= age_max)`,
        after: `(true)`,
        breaks: 'a camp for children from 12 to 5',
      },
      {
        before: String.raw`\u200B\u200E\u200F\u2028-\u202F`,
        after: String.raw`\u200B\u2028\u2029\u202F`,
        breaks: 'a name turns the text around it, and reads as another one',
        tests: [PGTAP, CONTRACT],
      },
      {
        before: String.raw`\u2000-\u200B\u200E`,
        after: String.raw`\u2000-\u200A\u200E`,
        breaks: 'a camp whose name nobody can see',
      },
      {
        before: `\n    and website_url ~ '^[!-~]+$'`,
        after: '',
        breaks: 'an address that looks like another one is stored',
      },
      {
        before: '[^][/?#@:%]*\\.[^][/?#@:%]*',
        after: '[^][/?#:%]*\\.[^][/?#:%]*',
        breaks: 'an address with a password in it is published',
      },
      {
        before: 'if put_submission.revision <= stored.revision then',
        after: 'if put_submission.revision = stored.revision then',
        breaks: 'an edit that arrives late overwrites the newer one',
      },
      {
        before: ' and r.content = sent',
        after: '',
        breaks: 'words that another device replaced are called received',
      },
      {
        before: 'stored.secret_hash <> hash',
        after: 'false',
        breaks: 'whoever knows an id rewrites the listing',
      },
      {
        before: `if stored.status = 'withdrawn' then`,
        after: 'if false then',
        breaks: 'a listing that was taken back comes back',
      },
      {
        before: `  if given.status = 'withdrawn' then\n    update public.camps`,
        after: `  if false then\n    update public.camps`,
        breaks: 'a camp stays in the directory after its provider took it back',
      },
      {
        before: `revision = excluded.revision, status = ''pending'',`,
        after: 'revision = excluded.revision,',
        breaks: 'a change is never shown to a reviewer',
      },
      {
        before: ` and s.status = 'approved' and private.has_logo(s.logo_path)`,
        after: ' and private.has_logo(s.logo_path)',
        breaks: 'a new picture goes live before anybody has seen it',
      },
      {
        before: `s.logo_path = awaits_logo.name and s.status in ('pending', 'changes_requested', 'approved')`,
        after: 's.logo_path = awaits_logo.name',
        breaks: 'files are taken for listings that were taken back',
      },
    ],
  },
  {
    file: 'supabase/migrations/20261120000200_limits.sql',
    tests: [PGTAP],
    faults: [
      {
        before: `from '[^,]*$')`,
        after: `from '^[^,]*')`,
        breaks: 'a robot that forges its address has turns for ever',
      },
      {
        before: `  perform pg_advisory_xact_lock(hashtextextended('private.turns', 0));\n`,
        after: '',
        breaks: 'many requests at once all take the last turn',
        tests: ['supabase/local/database/realPostgres.test.ts'],
      },
      {
        before: 'network(set_masklen(address, bits))',
        after: 'address',
        breaks: 'one rented machine uses up the day of all providers',
      },
      {
        before: 'where network_hash = network) then 400',
        after: 'where false) then 400',
        breaks:
          'nobody who has sent nothing yet gets through on a day that somebody else has filled',
      },
    ],
  },
  {
    file: 'supabase/migrations/20261120000500_review.sql',
    tests: [PGTAP],
    faults: [
      {
        before: `auth.jwt() -> 'app_metadata' ->> 'role'`,
        after: `coalesce(auth.jwt() -> 'app_metadata' ->> 'role', auth.jwt() -> 'user_metadata' ->> 'role')`,
        breaks: 'a person who calls himself a reviewer is one',
      },
      {
        before: `if auth.jwt() ->> 'aal' is distinct from 'aal2' and exists (`,
        after: 'if false and exists (',
        breaks: 'a stolen password is enough to change the directory',
      },
      {
        before: `u.id = auth.uid() and u.raw_app_meta_data ->> 'role' = 'reviewer'`,
        after: 'u.id = auth.uid()',
        breaks: 'a reviewer who was dismissed goes on for an hour',
      },
      {
        before: `stored.revision is distinct from seen_submission.revision or`,
        after: '',
        breaks: 'words go live that no reviewer has read',
      },
      {
        before: 'order by w.waiting_since, w.id',
        after: 'order by w.waiting_since desc, w.id',
        breaks: 'who waits longest is never reached',
      },
      {
        before: 'if has_logo or s.logo_path is null then',
        after: 'if true then',
        breaks: 'cards show a picture that is not there',
      },
      {
        before: ' and m.season_id <> all (seasons)',
        after: ' and false',
        breaks: 'a camp stays in a season that it has left',
      },
      {
        before: `exists (select from public.camps c where c.id = start || left(digits, 8))`,
        after: 'false',
        breaks: 'a submission with a chosen id stands in the way of another camp',
      },
      {
        before: `where name <> all (allowed);`,
        after: 'where false;',
        breaks: 'a correction changes what marks a camp as a sample, or its id',
      },
      {
        before: `if date_trunc('milliseconds', before.updated_at) is distinct from date_trunc('milliseconds', expected_updated_at) then`,
        after: 'if false then',
        breaks: 'one reviewer undoes what another has just done',
      },
    ],
  },
  {
    file: 'supabase/local/web/callerAddress.ts',
    tests: ['supabase/local/submissions.test.ts'],
    faults: [
      {
        before: 'for (const name of CLAIMS) headers.delete(name);',
        after: '',
        breaks: 'a robot names another address with each request',
      },
    ],
  },
  {
    file: 'supabase/local/storage/oneAtATime.ts',
    tests: ['supabase/local/storage/submittedLogos.test.ts'],
    faults: [
      {
        before: 'const result = last.then(task);',
        after: 'const result = task();',
        breaks: 'one upload is told that it is there, and the bytes of another are',
      },
    ],
  },
  {
    file: 'supabase/local/database/openPostgres.ts',
    tests: ['supabase/local/database/realPostgres.test.ts'],
    faults: [
      {
        before: 'jsonb: { to: 3802, from: [3802], serialize: asJson, parse: JSON.parse },',
        after: '',
        breaks: 'with DATABASE_URL no listing is accepted',
      },
    ],
  },
];
