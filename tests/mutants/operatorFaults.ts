import { type Faults, PGTAP } from './Faults.ts';

/** What the operator relies on: calendars of schools, seasons, backups, payments. StrykerJS changes the code of files of camps. */
export const operatorFaults: readonly Faults[] = [
  {
    file: 'supabase/migrations/20261129000400_bells_by_level.sql',
    tests: [PGTAP],
    faults: [
      {
        before: 'if not dry_run then',
        after: 'if true then',
        breaks: 'a dry run writes',
      },
      {
        before: 'and s.school_year = ',
        after: 'and s.school_year >= ',
        breaks: 'a file takes back the days of a later year',
      },
      {
        before: 'may_be_made_up = excluded.may_be_made_up,\n      deleted_at = null',
        after: 'may_be_made_up = excluded.may_be_made_up',
        breaks: 'a day that comes back stays away',
      },
      {
        before: "read_from !~ '^https://[^[:space:]]+$' then",
        after: 'false then',
        breaks: 'a person confirms a calendar without an address',
      },
      {
        before: ' and school_year = wanted_year and deleted_at is null',
        after: ' and deleted_at is null',
        breaks: 'one year confirms all years of a district',
      },
      {
        before: "and source ~ '^https://[^[:space:]]+$' and checked_at is not null));",
        after: 'and checked_at is not null));',
        breaks: 'a file confirms days by words',
      },
      {
        before: "day_kind = 'early' and lets_out_at is null)),",
        after: "day_kind = 'early')),",
        breaks: 'a day has the bell of all levels and one of each',
      },
    ],
  },
  {
    file: 'supabase/migrations/20261120000800_operator_commands.sql',
    tests: [PGTAP],
    faults: [
      {
        before: ' and change_xid = $4::xid8',
        after: ' and $4 is not null',
        breaks: 'a file overwrites what a reviewer has changed since',
      },
      {
        before: 'if touched = 0 then',
        after: 'if false then',
        breaks: 'rows of a file vanish without a word',
      },
      {
        before: 'and attname <> all (managed)',
        after: '',
        breaks: 'a file moves camps to other seasons and revives archived ones',
      },
      {
        before: 'revoke all on function public.import_camps(text, jsonb), ',
        after: 'revoke all on function ',
        breaks: 'any visitor rewrites the directory',
      },
      {
        before: 'price = null, ',
        after: '',
        breaks: 'a camp comes back with the price of an earlier try',
      },
      {
        before: 'from public.camps where season_id = copy_from and deleted_at is null\n',
        after: 'from public.camps where season_id = copy_from\n',
        breaks: 'archived camps are back in the new season',
      },
      {
        before: 'and o.created_at < now() - older_than',
        after: '',
        breaks: 'a logo that has just arrived is swept away',
      },
      {
        before: 'select logo_path from public.camp_submissions where logo_path is not null',
        after: "select logo_path from public.camp_submissions where status = 'approved'",
        breaks: 'logos of waiting submissions are swept away',
      },
      {
        before: "select regexp_replace(regexp_replace(address, '[?#].*$', ''), '^.*/', '')",
        after: 'select address',
        breaks: 'logos that camps name with a folder are swept away',
      },
    ],
  },
  {
    file: 'supabase/migrations/20261120000400_payments.sql',
    tests: [PGTAP],
    faults: [
      {
        before: 'case when count(*) = 1 then',
        after: 'case when count(*) > 0 then',
        breaks: 'of two submissions of a buyer any one is upgraded',
      },
      {
        before: "s.status <> 'withdrawn' and ",
        after: '',
        breaks: 'a withdrawn submission makes a payment ambiguous',
      },
      {
        before: "  if not found then\n    return jsonb_build_object('outcome', 'known');",
        after: "  if false then\n    return jsonb_build_object('outcome', 'known');",
        breaks: 'an event that is sent again upgrades again what was changed since',
      },
      {
        before: "payment ->> 'plan' = k.break",
        after: "payment ->> 'plan' = 'winter'",
        breaks: 'the winter spotlight pays for every season',
      },
      {
        before: '    perform public.record_reversal(early);',
        after: '    null;',
        breaks: 'a refund that comes before its payment is lost',
      },
    ],
  },
  {
    file: 'supabase/migrations/20261120000000_directory.sql',
    tests: ['tests/contract/backup.test.ts'],
    faults: [
      {
        before:
          'update public.camps set change_xid = default where change_xid > pg_current_xact_id();',
        after: '',
        breaks: 'camps of a restored backup are invisible for months',
      },
    ],
  },
];
