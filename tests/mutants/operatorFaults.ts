import { type Faults, PGTAP } from './Faults.ts';

const FILES = ['supabase/local/camps/csv/csv.test.ts'];
const IMPORT = [
  'supabase/local/camps/importCamps.test.ts',
  'supabase/local/camps/hostileFiles.test.ts',
  'supabase/local/camps/exportCamps.test.ts',
];

/** What the operator relies on: files of camps, seasons, backups, payments. */
export const operatorFaults: readonly Faults[] = [
  {
    file: 'supabase/local/camps/csv/formulas.ts',
    tests: FILES,
    faults: [
      {
        before: "FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text",
        after: 'text',
        breaks: 'a formula of a stranger runs in the spreadsheet of the operator',
      },
      {
        before: 'cell.startsWith("\'") && FORMULA.test(cell) ? cell.slice(1) : cell',
        after: 'cell',
        breaks: 'each export and import adds an apostrophe',
      },
      {
        before: "/^'*[=+\\-@\\t\\r]/",
        after: '/^[=+\\-@\\t\\r]/',
        breaks: 'a text that begins with an apostrophe and = loses it',
      },
    ],
  },
  {
    file: 'supabase/local/camps/csv/readCsv.ts',
    tests: FILES,
    faults: [
      {
        before: 'if (file[position] === LINE_FEED) line += 1;',
        after: 'line = rows.length + 1;',
        breaks: 'a message names another line than the one in the file',
      },
      {
        before: 'max_record_size: MAX_ROW_CHARACTERS,',
        after: '',
        breaks: 'a quote that is never closed swallows the file as one cell',
      },
    ],
  },
  {
    file: 'supabase/local/camps/csv/decodeCsv.ts',
    tests: FILES,
    faults: [
      {
        before: "new TextDecoder('utf-8', { fatal: true }).decode(bytes);",
        after: "new TextDecoder('utf-8').decode(bytes);",
        breaks: 'José is imported as Jos�',
      },
    ],
  },
  {
    file: 'supabase/local/camps/importCamps.ts',
    tests: IMPORT,
    faults: [
      {
        before: 'if (plan.problems.length > 0) {',
        after: 'if (plan.rows.length === 0) {',
        breaks: 'the good half of a file is imported',
      },
      {
        before: 'if (isDryRun) log(',
        after: 'if (isDryRun) await send(client, season.id, plan);\n  if (isDryRun) log(',
        breaks: 'a dry run writes',
      },
    ],
  },
  {
    file: 'supabase/local/camps/planRow.ts',
    tests: IMPORT,
    faults: [
      {
        before: 'const was = known === null ? null : String(known.change_xid);',
        after: 'const was = null;',
        breaks: 'no camp can be changed by a file',
      },
      {
        before: 'if (known && asRead(column, known[name]) === cell.write(value)) continue;',
        after: '',
        breaks: 'an untouched file changes every camp, on every phone',
      },
    ],
  },
  {
    file: 'supabase/local/camps/importRow.ts',
    tests: IMPORT,
    faults: [
      {
        before: "  'latitude',\n",
        after: '',
        breaks: 'a file from before the geocoding takes the places away',
      },
    ],
  },
  {
    file: 'supabase/local/camps/directoryRows.ts',
    tests: IMPORT,
    faults: [
      {
        before: 'if (page.length === 0) return camps;',
        after: 'if (page.length === 0 || camps.push(...page) >= PAGE) return camps;',
        breaks: 'an export ends after the first thousand camps',
      },
    ],
  },
  {
    file: 'supabase/migrations/20261120000900_school_calendars.sql',
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
        before: 'checked_at = excluded.checked_at, deleted_at = null',
        after: 'checked_at = excluded.checked_at',
        breaks: 'a day that comes back stays away',
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
