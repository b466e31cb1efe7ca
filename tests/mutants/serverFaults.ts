import type { Faults } from './Faults.ts';

const GATEWAY = 'supabase/local/gateway.test.ts';

/** The embedded backend's doors. */
export const serverFaults: readonly Faults[] = [
  {
    file: 'supabase/local/start/listen.ts',
    tests: ['supabase/local/start/listen.test.ts'],
    faults: [
      {
        before: "server.listen(port, '127.0.0.1', resolve)",
        after: "server.listen(port, '0.0.0.0', resolve)",
        breaks: 'everybody in the café reaches the database',
      },
      {
        before: 'let handler: Handler = respondStarting;',
        after: "let handler: Handler = () => new Response('');",
        breaks: 'a program that asks during a start gets an empty answer',
      },
    ],
  },
  {
    file: 'supabase/local/start/keys.ts',
    tests: ['supabase/local/start/keys.test.ts'],
    faults: [
      {
        before: 'mode: 0o600',
        after: 'mode: 0o644',
        breaks: 'other users of the machine read the keys',
      },
    ],
  },
  {
    file: 'supabase/local/mail/mailRoutes.ts',
    tests: ['supabase/local/mail/mailRoutes.test.ts'],
    faults: [
      {
        before: 'isLoopbackHostname(hostname) &&',
        after: 'true &&',
        breaks: 'a site whose name resolves to this machine reads links that sign in',
      },
      {
        before: "!/cross-site|same-site/.test(req.header('sec-fetch-site') ?? '')",
        after: 'true',
        breaks: 'any page that is open reads links that sign in',
      },
    ],
  },
  {
    file: 'supabase/local/lite/forward.ts',
    tests: [GATEWAY, 'supabase/local/lite/'],
    faults: [
      {
        before: ".catch(() => 'invalid.invalid.invalid')",
        after: '.catch(() => bearer)',
        breaks: "a token of the inner kind passes, as if it were a person's",
      },
      {
        before: 'if (response.status !== 500) return response;',
        after: 'return response;',
        breaks: 'a refused row is called a fault of the server',
      },
    ],
  },
  {
    file: 'supabase/local/auth/tokens.ts',
    tests: [GATEWAY, 'supabase/local/auth/'],
    faults: [
      {
        before: "isAal2 ? 'aal2' : 'aal1',",
        after: "'aal2',",
        breaks: 'a password alone counts as a second factor',
      },
    ],
  },
  {
    file: 'supabase/local/auth/RateLimit.ts',
    tests: ['supabase/local/auth/'],
    faults: [
      {
        before: '.filter((time) => time > since)',
        after: '',
        breaks: 'who was limited once is limited for ever',
      },
      {
        before: 'recent.at(-this.#max)',
        after: 'recent.at(-this.#max - 1)',
        breaks: 'one more guess than allowed',
      },
    ],
  },
  {
    file: 'supabase/local/storage/storageRoutes.ts',
    tests: ['supabase/local/storage/storage.test.ts'],
    faults: [
      {
        before: "declaredKind.startsWith('image/') && imageKind(body) !== declaredKind",
        after: 'false',
        breaks: 'a web page is stored as a picture',
      },
      {
        before: `      'content-security-policy': "default-src 'none'; sandbox",\n`,
        after: '',
        breaks: 'a picture that is a program runs on this origin',
      },
    ],
  },
  {
    file: 'supabase/local/web/siteRoutes.ts',
    tests: ['supabase/local/web/'],
    faults: [
      {
        before:
          'return canonical === pathname ? next() : context.redirect(canonical + search, 308);',
        after: 'return next();',
        breaks: 'another spelling of an address has the rules of none',
      },
      {
        before: String.raw`|^\/headers\.json$`,
        after: '',
        breaks: 'the rules of the server are served',
      },
      {
        before: 'return page ? context.html(page, 404)',
        after: 'return page ? context.html(page, 200)',
        breaks: 'search engines list addresses that do not exist',
      },
    ],
  },
  {
    file: 'supabase/local/web/headerRules.ts',
    tests: ['supabase/local/web/'],
    faults: [
      {
        before: 'weight(one) - weight(other)',
        after: 'weight(other) - weight(one)',
        breaks: 'the default wins over the rule of a page',
      },
      {
        before: "headers.delete('strict-transport-security');",
        after: '',
        breaks: 'every other project on this machine is locked out',
      },
    ],
  },
  {
    file: 'supabase/local/gateway.ts',
    tests: [GATEWAY, 'supabase/local/{auth/accounts,storage/storage}.test.ts'],
    faults: [
      {
        before: "limit('/auth/v1/*', 64 * KIB",
        after: "limit('/auth/v1/*', 64 * KIB * KIB",
        breaks: 'a request of any size is read into memory',
      },
      {
        before: 'const PUSH_BYTES = KIB * KIB;',
        after: 'const PUSH_BYTES = KIB * KIB * KIB;',
        breaks: 'a request of any size is read into memory',
      },
    ],
  },
];
