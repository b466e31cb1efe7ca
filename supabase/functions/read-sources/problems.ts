/** Why a source was not read, in words for the operator. The codes are closed: the database keeps them. */
export const SOURCE_PROBLEMS = {
  robots: 'Its robots.txt asks readers like ours to stay away from this page.',
  'robots-unavailable':
    'Its robots.txt can’t be read right now, so we asked for nothing. We’ll try again later.',
  'private-address': 'The address leads into a private network or to a port that isn’t the web’s.',
  redirects: 'It redirects without end, or nowhere.',
  'too-large': 'It’s larger than 10 MB.',
  'too-slow': 'It didn’t answer within 20 seconds.',
  'not-found': 'There’s no such page anymore (404).',
  gone: 'The page is gone for good (410).',
  refused: 'It wants a sign-in, or refuses readers like ours.',
  server: 'Its server has a problem. We’ll try again later.',
  'no-host': 'No site answers to this name.',
  unreachable: 'Its server doesn’t answer.',
  tls: 'Its certificate isn’t valid.',
  charset:
    'Its letters aren’t in the encoding it says, so names such as José would come out wrong.',
  'not-the-kind':
    'It isn’t what the source’s kind says: a sign-in page, perhaps, or another format.',
  truncated: 'It ends in the middle.',
  // Said by the database, which knows what the source had before (source_read).
  'nothing-left': 'It had camps, and has none all at once. Nothing was taken away.',
  empty: 'It holds no camp, or none in words we read. Nothing was taken away.',
  endless: 'It repeats without an end, or holds more than a year of dates.',
  'too-many': 'It holds more than 2,000 entries.',
  reader: 'Our reader failed on it. Nothing was changed.',
} as const;

export type SourceProblemCode = keyof typeof SOURCE_PROBLEMS;

export class SourceProblem extends Error {
  readonly code: SourceProblemCode;

  constructor(code: SourceProblemCode, cause?: unknown) {
    super(SOURCE_PROBLEMS[code], { cause });
    this.name = 'SourceProblem';
    this.code = code;
  }
}

export const isProblemCode = (code: string): code is SourceProblemCode =>
  Object.hasOwn(SOURCE_PROBLEMS, code);

/** The problem of anything that was thrown. */
export const problemOf = (error: unknown): SourceProblem =>
  error instanceof SourceProblem ? error : new SourceProblem('reader', error);
