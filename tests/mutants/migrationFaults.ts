import { type Faults, PGTAP } from './Faults.ts';

const COMMIT_ORDER = ['supabase/local/database/realPostgres.test.ts'];
const bounded = (kind: string, at: number) =>
  `case when '${kind}' = from_kind then substr(given_id, ${at}) else '' end)\n        and t.change_xid < horizon`;
const unbounded = (kind: string, at: number) =>
  bounded(kind, at).replace('\n        and t.change_xid < horizon', '');

/** What the database promises to every client. */
export const migrationFaults: readonly Faults[] = [
  {
    file: 'supabase/migrations/20261120000000_directory.sql',
    tests: [PGTAP],
    faults: [
      {
        before: 'least(greatest(coalesce(page_size, 500), 1), 1000)',
        after: 'greatest(coalesce(page_size, 500), 1)',
        breaks: 'one question fetches the whole directory',
      },
      {
        before: 'least(greatest(coalesce(page_size, 500), 1), 1000)',
        after: 'least(coalesce(page_size, 500), 1000)',
        breaks: 'a page of no rows says more for ever',
      },
      {
        before: bounded('camp', 6),
        after: unbounded('camp', 6),
        breaks: 'camps of a transaction that commits late are skipped',
        tests: COMMIT_ORDER,
      },
      {
        before: bounded('break', 7),
        after: unbounded('break', 7),
        breaks: 'days off of a transaction that commits late are skipped',
        tests: COMMIT_ORDER,
      },
      {
        before: "case when 'break' = from_kind then substr(given_id, 7) else '' end)",
        after: "'')",
        breaks: 'a page that ends at a day of school is sent for ever',
      },
      {
        before: 'given_xid::numeric >= horizon::text::numeric',
        after: 'false',
        breaks: 'a phone ahead of a restored server is never told',
      },
      {
        before: "'more', count(*) > page",
        after: "'more', count(*) >= page",
        breaks: 'a list that fills a page exactly is asked for once more',
      },
      {
        before: 'order by change_xid, kind collate "C", id) as position',
        after: 'order by kind collate "C", change_xid, id) as position',
        breaks: 'rows between two kinds are skipped',
      },
      {
        before: "row - 'change_xid' - 'deleted_at'",
        after: 'row',
        breaks: 'phones get columns that are nobody else’s business',
      },
      {
        before: `'[{"Cache-Control": "no-store"}]'`,
        after: `'[{"Cache-Control": "public, max-age=60"}]'`,
        breaks: 'a CDN keeps what is current only now',
      },
      {
        before: 'later_xid := (given_xid::numeric + 1)::text::xid8;',
        after: 'later_xid := given_xid::xid8;',
        breaks: 'a page begins with rows of the page before',
      },
      {
        before: 'language plpgsql stable security definer',
        after: 'language plpgsql stable security invoker',
        breaks: 'phones are never told what was removed',
      },
      {
        before: "if given_xid !~ '^[0-9]{1,20}$' then",
        after: 'if false then',
        breaks: 'a cursor of letters is answered by an error of the database',
      },
      {
        before: '  new.change_xid := pg_current_xact_id();\n',
        after: '',
        breaks: 'a change never reaches a phone',
      },
      {
        before: '  new.updated_at := now();\n',
        after: '',
        breaks: 'a client says when a row was changed',
      },
      {
        before: 'create trigger refuse_delete before delete on',
        after: 'create trigger refuse_delete before insert on',
        breaks: 'a deleted row stays on every phone',
      },
      {
        before: `    execute format('create trigger refuse_truncate before truncate on public.%I
      for each statement execute function public.refuse_removal()', synced);\n`,
        after: '',
        breaks: 'an emptied table stays on every phone',
      },
      {
        before: 'when (old.%2$I is distinct from new.%2$I)',
        after: 'when (false)',
        breaks: 'a row that takes another id stays twice',
      },
      {
        before: 'set epoch = gen_random_uuid(), renewed_at',
        after: 'set renewed_at',
        breaks: 'after a restore phones keep rows of another history',
      },
      {
        before:
          '  update public.camps set change_xid = default where change_xid > pg_current_xact_id();\n',
        after: '',
        breaks: 'after a restore camps are invisible until their number is reached',
      },
      {
        before: 'using (deleted_at is null)',
        after: 'using (true)',
        breaks: 'visitors read what was removed',
      },
      {
        before: "execute format('alter table public.%I force row level security', synced);",
        after: '',
        breaks: 'the owner of a table passes its policies',
      },
      {
        before: 'grant select, insert, update on public.%I to service_role',
        after: 'grant select, insert, update, delete on public.%I to service_role',
        breaks: 'a server key may delete rows that phones keep',
      },
      {
        before: 'grant execute on function public.renew_sync_epoch() to service_role;',
        after: 'grant execute on function public.renew_sync_epoch() to service_role, anon;',
        breaks: 'a stranger makes every phone fetch everything again',
      },
      {
        before: "execute format('alter table public.%I enable row level security', synced);",
        after: '',
        breaks: 'a table stands open',
      },
      {
        before: 'website_url text check (char_length(website_url) <= 500)',
        after: 'website_url text',
        breaks: 'one listing of a megabyte goes to every phone',
      },
      {
        before: 'camp_theme text not null check (char_length(camp_theme) between 2 and 500)',
        after: 'camp_theme text not null',
        breaks: 'one listing of a megabyte goes to every phone',
      },
      {
        before: 'latitude double precision check (latitude between -90 and 90)',
        after: 'latitude double precision',
        breaks: 'a camp lies beyond the pole',
      },
      {
        before: "listing text not null check (listing in ('featured', 'basic', 'opening'))",
        after: 'listing text not null',
        breaks: 'a camp is shown nowhere',
      },
      {
        before: 'check ((latitude is null) = (longitude is null)),',
        after: '',
        breaks: 'a camp has half a place',
      },
      {
        before: "check (lets_out_at is null or day_kind = 'early'),",
        after: '',
        breaks: 'a day off has a bell, and a child is waited for',
      },
      {
        before: "then day_kind in ('school', 'early') and starts_on = ends_on",
        after: 'then starts_on = ends_on',
        breaks: 'the first day of school is a day off',
      },
    ],
  },
  {
    file: 'supabase/migrations/20261120000100_places.sql',
    tests: [PGTAP],
    faults: [
      {
        before: 'alter table public.place_requests force row level security;',
        after: '',
        breaks: 'the owner of the queue passes its policies',
      },
      {
        before: 'least(wait_seconds, 86400)',
        after: 'wait_seconds',
        breaks: 'a geocoder silences a listing for ever',
      },
      {
        before: 'where camp_id = claimed_camp and ticket = claimed_ticket;\n  if not found',
        after: 'where camp_id = claimed_camp;\n  if not found',
        breaks: 'the answer to the old address is kept for the new one',
      },
      {
        before: 'where id = claimed_camp and latitude is null;',
        after: 'where id = claimed_camp;',
        breaks: 'what a person set is overwritten',
        survives: 'second layer: coordinates that are set end the wait, and its ticket with it',
      },
      {
        before: '    new.latitude := null;\n    new.longitude := null;\n',
        after: '',
        breaks: 'a camp that moved stays where it was',
      },
      {
        before: 'when (new.latitude is null and not new.is_sample)',
        after: 'when (new.latitude is null)',
        breaks: 'a geocoder is asked about invented addresses',
      },
    ],
  },
  {
    file: 'supabase/migrations/20261120000300_submissions.sql',
    tests: [PGTAP, 'supabase/local/storage/storage.test.ts'],
    faults: [
      {
        before: "array['image/jpeg', 'image/png', 'image/webp']",
        after: 'null',
        breaks: 'a web page can be stored as a logo',
      },
      {
        before: 'true, 5242880, array',
        after: 'true, null, array',
        breaks: 'a logo may weigh anything',
      },
    ],
  },
];
