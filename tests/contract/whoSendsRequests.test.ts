// A child's name cannot leave the phone by mistake: few files send anything, and those that do cannot read it.
import { describe, expect, it } from 'vitest';
import { type Import, projectImports } from '#tests/imports.ts';

/** Everything a page can send something with. A worker's or the build's code is no page. */
const SENDS =
  /\bfetch\b|\bsendBeacon\b|\bWebSocket\b|\bEventSource\b|\bXMLHttpRequest\b|\bnew Image\(|\bRTCPeerConnection\b|<form[^>]*\baction=/;

/** Each with what it sends. */
const SENDERS: Readonly<Record<string, string>> = {
  // For the outbox, and for a hand-over that was sealed before.
  'src/base/http/backendConfig.ts': 'nothing of its own: it hands fetch to the senders',
  'src/base/http/post.ts': 'a listing, a sealed text, when an alarm rings, or an area and a week',
  'src/camps/store/directory/remote.ts': 'the cursor of the directory',
  'src/camps/store/map/mapKey.ts': 'nothing: it asks for the key of the map',
  'src/providers/store/review/createReviewApi.ts': 'a reviewer’s questions and verdicts',
  'src/account/store/deleteAccount.ts': 'that an account is to be deleted',
  'src/account/store/checkToken.ts': 'a token',
  'src/account/store/authClient.ts': 'email and password',
  'src/account/store/createSession.ts': 'email and password',
  'src/account/store/guardedFetch.ts': 'email and password',
  'src/camps/screens/parts/map/basemap/streetStyle.ts': 'nothing: it asks for a style',
  'src/app/shell/update/serverHasPage.ts': 'nothing: it asks for this page again',
  // A drawing as a data: address.
  'src/camps/screens/camp/poster/drawnPng.ts': 'nothing',
  // The text of a pick-up, by the name of its task.
  'src/planner/words/circles.ts': 'nothing',
  'src/planner/words/planHints.ts': 'nothing',
  'src/planner/words/room.ts': 'nothing',
};

/** What the family wrote about itself. */
const FAMILY =
  /^src\/(?:family\/rules\/(?!plan)|family\/store\/(?:profile|localRecords|(?:sync\/familyStore|space\/keptSpace))|camps\/store\/saved\/familyQueries)/;

const { files, imports: withTypes } = projectImports(true);
// A type reads nothing.
const imports = withTypes.filter(({ typeOnly }) => !typeOnly);

function senders(all: ReadonlyMap<string, string>): string[] {
  return [...all]
    .filter(
      ([file, text]) => /^src\/(?!build\/|sw\/|\w+\/worker\/)/.test(file) && SENDS.test(code(text)),
    )
    .map(([file]) => file)
    .toSorted();
}

/** Without comments, and without the words of messages. */
const code = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replaceAll(/`[^`$\n]*`|'[^'\n]*'/g, "''");

function reachable(from: string, all: readonly Pick<Import, 'from' | 'to'>[]): Set<string> {
  const seen = new Set([from]);
  // Grows while it is read.
  for (const file of seen) {
    for (const { from: importer, to } of all) if (importer === file) seen.add(to);
  }
  return seen;
}

describe('requests of the app', () => {
  it('are sent by known files only', () => {
    expect(senders(files)).toEqual(Object.keys(SENDERS).toSorted());
  });

  it("are sent by files that cannot read the family's own data", () => {
    const readers = Object.keys(SENDERS).filter((file) =>
      [...reachable(file, imports)].some((each) => FAMILY.test(each)),
    );
    expect(readers).toEqual([]);
  });
});

describe('the check of senders detects', () => {
  it.each([
    `const answer = await fetch('/x');`,
    `navigator.sendBeacon('/x', name);`,
    `const socket = new WebSocket(url);`,
    `const picture = new Image(); picture.src = name;`,
    'use(`#${id}`);\nconst picture = new Image();\nuse(`/${id}`);',
    `return <form method="post" action="/x" />;`,
  ])('%s', (text) => {
    expect(senders(new Map([['src/ui/A.tsx', text]]))).toEqual(['src/ui/A.tsx']);
  });

  it('a sender that reads a child’s name through another file', () => {
    const through = [
      { from: 'src/base/a.ts', to: 'src/base/b.ts' },
      { from: 'src/base/b.ts', to: 'src/family/rules/profile.ts' },
    ];
    expect([...reachable('src/base/a.ts', through)].some((each) => FAMILY.test(each))).toBe(true);
  });
});
