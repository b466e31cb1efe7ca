import { type Faults, PGTAP } from './Faults.ts';

const FILES = ['supabase/local/camps/csv/csv.test.ts'];
const IMPORT = ['supabase/local/camps/importCamps.test.ts'];
const WEBHOOK = ['tests/contract/paymentWebhook.test.ts'];
const PROOF = ['tests/contract/proveSubmission.test.ts'];
const HOSTING = ['src/build/hosting/hosting.test.ts'];

/** What the operator relies on: files of camps, seasons, backups, payments, proofs, hosts. */
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
    file: 'supabase/migrations/20261124200000_operator_commands.sql',
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
        before: '    from public.camps where season_id = copy_from and deleted_at is null;',
        after: '    from public.camps where season_id = copy_from;',
        breaks: 'archived camps are back in the new season',
      },
      {
        before:
          'revoke all on function public.import_camps(text, jsonb), public.new_season(text, text, date, date, text, text)\n  from public, anon, authenticated, service_role;',
        after: '',
        breaks: 'any visitor rewrites the directory',
      },
    ],
  },
  {
    file: 'supabase/migrations/20261124200100_payments.sql',
    tests: [PGTAP],
    faults: [
      {
        before: 'case when count(*) = 1 then',
        after: 'case when count(*) > 0 then',
        breaks: 'of two submissions of a buyer any one is upgraded',
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
        before: "s.status <> 'withdrawn' and ",
        after: '',
        breaks: 'a withdrawn submission makes a payment ambiguous',
      },
    ],
  },
  {
    file: 'supabase/migrations/20261124200200_orphan_logos.sql',
    tests: [PGTAP],
    faults: [
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
    file: 'supabase/migrations/20261121000200_sync_epoch.sql',
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
  {
    file: 'supabase/functions/payment-webhook/signature.ts',
    tests: WEBHOOK,
    faults: [
      {
        before: 'Math.abs(now / 1000 - Number(time)) > TOLERANCE_SECONDS',
        after: 'false',
        breaks: 'an event that somebody has recorded counts for ever',
      },
      {
        before: 'Math.abs(now / 1000 - Number(time))',
        after: '(now / 1000 - Number(time))',
        breaks: 'an event dated into the future counts until then',
      },
      {
        before: "name !== 'v1' || ",
        after: '',
        breaks: 'a weaker kind of signature is accepted',
      },
      {
        before: 'encoder.encode(`${time}.${body}`)',
        after: 'encoder.encode(body)',
        breaks: 'no event of the provider is accepted',
      },
    ],
  },
  {
    file: 'supabase/functions/payment-webhook/paymentWebhook.ts',
    tests: WEBHOOK,
    faults: [
      {
        before: "return said(503, 'Not recorded');",
        after: "return said(200, 'Not recorded');",
        breaks: 'a payment is lost while the database is away',
      },
      {
        before: 'if (!secret) return said(501,',
        after: 'if (secret === undefined) return said(501,',
        breaks: 'without a secret anybody can sign',
      },
    ],
  },
  {
    file: 'supabase/functions/payment-webhook/payment.ts',
    tests: WEBHOOK,
    faults: [
      {
        before: "status !== 'paid' && status !== 'no_payment_required'",
        after: 'false',
        breaks: 'a transfer counts before it has arrived',
      },
    ],
  },
  {
    file: 'supabase/functions/prove-submission/proveSubmission.ts',
    tests: PROOF,
    faults: [
      {
        before: "if (proof.verdict === 'not proved') return",
        after: "if (proof.verdict === 'person') return",
        breaks: 'robots are let in, people are not',
      },
      {
        before: "if (proof.verdict === 'unavailable') {",
        after: 'if (Boolean(0)) {',
        breaks: 'everybody is let in while Turnstile is away',
      },
      {
        before: "said(403, 'unproved',",
        after: "said(403, 'PT403',",
        breaks: 'a phone gives up a submission because a proof was too old',
      },
    ],
  },
  {
    file: 'supabase/functions/prove-submission/turnstile.ts',
    tests: PROOF,
    faults: [
      {
        before: 'idempotency_key: await keyOf(token)',
        after: 'idempotency_key: crypto.randomUUID()',
        breaks: 'a proof whose answer was lost on the way counts as used',
      },
      {
        before: 'const isOurs = codes.length === 0 || codes.some((code) => OUR_FAULT.test(code));',
        after: 'const isOurs = false;',
        breaks: 'our own fault is told to people as theirs',
      },
    ],
  },
  {
    file: 'src/build/pages/foreignWidget.ts',
    tests: ['src/build/pages/foreignWidget.test.ts'],
    faults: [
      {
        before: 'turnstileKey !== null && SENDING_PAGES.has(path)',
        after: 'turnstileKey !== null',
        breaks: 'a foreign script may run on every page',
      },
      {
        before: 'turnstileKey !== null && ',
        after: '',
        breaks: 'a build without a proof lets a foreign script in',
      },
    ],
  },
  {
    file: 'src/build/hosting/netlifyFiles.ts',
    tests: HOSTING,
    faults: [
      {
        before: 'directives(policy).filter((one) => EVERYWHERE.test(one))',
        after: 'directives(policy)',
        breaks: 'where the host joins two policies no page may run its scripts',
      },
      {
        before: 'return html.replace(/<head>',
        after: 'return html; html.replace(/<head>',
        breaks: 'the page of unknown addresses has no policy of scripts',
      },
    ],
  },
  {
    file: 'src/build/hosting/pagesWorker.ts',
    tests: HOSTING,
    faults: [
      {
        before: 'response.status === 404 ? {} : headers',
        after: 'headers',
        breaks: 'the page of unknown addresses has another policy than its scripts need',
      },
      {
        before: '([A-Za-z0-9][A-Za-z0-9._-]{0,199})$/',
        after: '(.+)$/',
        breaks: 'any address of the project can be read through the site',
      },
    ],
  },
];
