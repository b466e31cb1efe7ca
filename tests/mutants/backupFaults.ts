import { type Faults, PGTAP } from './Faults.ts';

const DOMAIN = ['src/family/rules/backup/'];
const DATA = ['src/family/store/backup/', 'src/base/crypto/'];
const HAND_OVER = ['src/family/store/handOver/', 'tests/contract/handOver.test.ts'];

/** What a backup, a plan from another phone and a file for other programs promise. */
export const backupFaults: readonly Faults[] = [
  {
    file: 'src/family/rules/backup/mergeThings.ts',
    tests: DOMAIN,
    faults: [
      {
        before: 'if (isGone(later)) return mine;',
        after: '',
        breaks: 'an old backup brings back what the family removed since',
      },
      {
        before: 'isNewChild && children >= MAX_CHILDREN',
        after: 'false',
        breaks: 'a thirteenth child is shown, and gone at the next start',
      },
      {
        before: 'isLater ? joinTexts(came, here) : joinTexts(here, came)',
        after: 'isLater ? came : here',
        breaks: 'the words of one of two parents are lost',
      },
      {
        before: 'Math.max(now, ...Object.values(fields).map(({ changedAt }) => changedAt + 1))',
        after: 'now',
        breaks: 'what was restored loses against a phone whose clock was ahead',
      },
    ],
  },
  {
    file: 'src/family/rules/backup/joinTexts.ts',
    tests: DOMAIN,
    faults: [
      {
        before: '.includes(`${BREAK}${words.trim()}${BREAK}`)',
        after: '.includes(words.trim())',
        breaks: '"ok" is lost because the other note says "took"',
      },
      {
        before: 'both.length <= MAX_NOTE_LENGTH ? both : null',
        after: 'both.slice(0, MAX_NOTE_LENGTH)',
        breaks: 'the end of a note is cut off without a word',
      },
    ],
  },
  {
    file: 'src/family/rules/backup/readThings.ts',
    tests: DOMAIN,
    faults: [
      {
        before: 'v.check((key) => !Reflect.has(Object.prototype, key)),',
        after: '',
        breaks: 'a file names a child like something every object has',
      },
      {
        before: 'changedAt: Math.min(changedAt, now)',
        after: 'changedAt',
        breaks: 'a file wins over every later change, for ever',
      },
      {
        before: 'if (!isWhole) skipped += 1;',
        after: '',
        breaks: 'nobody is told that part of a backup could not be read',
      },
    ],
  },
  {
    file: 'src/family/store/backup/restoreBackup.ts',
    tests: DATA,
    faults: [
      {
        before: 'await readBack(store, written);',
        after: '',
        breaks: 'a plan is called restored that Safari has not stored',
      },
      {
        before: 'if (!profile.getState().isKept)',
        after: 'if (false)',
        breaks: 'children are gone when the tab is closed, and nobody was told',
      },
    ],
  },
  {
    file: 'src/family/store/backup/openBackup.ts',
    tests: DATA,
    faults: [
      {
        before: 'if (file.size > MAX_BACKUP_BYTES) return',
        after: 'if (false) return',
        breaks: 'a file of gigabytes takes the page down',
      },
      {
        before: ' || !isSensibleCount(rounds)',
        after: '',
        breaks: 'a hostile file hangs the page for hours',
      },
      {
        before: '`camply-backup 1 ${madeAt}`',
        after: "'camply-backup 1'",
        breaks: 'an old backup passes for a new one',
      },
    ],
  },
  {
    file: 'src/base/crypto/base64url.ts',
    tests: DATA,
    faults: [
      {
        before: 'return text.endsWith(end) ? bytes : null;',
        after: 'return bytes;',
        breaks: 'two texts are taken for the same bytes',
      },
    ],
  },
  {
    file: 'src/family/store/handOver/createHandOver.ts',
    tests: HAND_OVER,
    faults: [
      {
        before: '`camply hand-over ${place}`',
        after: "'camply hand-over'",
        breaks: 'a plan can be moved to another place',
      },
      {
        before: "if (sealed.length > MAX_SEALED) return { kind: 'tooLarge' as const };",
        after: '',
        breaks: 'a plan that is too large is sent all the same',
      },
      {
        before: '`${origin()}/bring#${secret}`',
        after: '`${origin()}/bring?key=${secret}`',
        breaks: 'the key is sent to the server with the address',
      },
    ],
  },
  {
    file: 'src/family/store/handOver/gzip.ts',
    tests: HAND_OVER,
    faults: [
      {
        before: 'if (size > mostBytes) {',
        after: 'if (size < 0) {',
        breaks: 'a few bytes unpack to gigabytes',
      },
    ],
  },
  {
    file: 'src/planner/rules/share/csv.ts',
    tests: ['src/planner/rules/share/'],
    faults: [
      {
        before: String.raw`/^[=+\-@\t\r]/`,
        after: '/^[=]/',
        breaks: 'a spreadsheet runs what a provider wrote',
      },
      {
        before: String.raw`\u{feff}`,
        after: '',
        breaks: 'Excel shows ❤️ as three wrong letters',
      },
    ],
  },
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
];
