import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { externalUrl } from './externalUrl.ts';

/** The word in mixed case, split by characters that a URL parser drops. */
const mixed = (word: string) =>
  fc
    .array(fc.tuple(fc.boolean(), fc.constantFrom('', '', '', '\t', '\n', '\u0000')), {
      minLength: word.length,
      maxLength: word.length,
    })
    .map((how) =>
      how
        .map(([upper, gap], at) => gap + (upper ? word.charAt(at).toUpperCase() : word.charAt(at)))
        .join(''),
    );

describe('links of providers', () => {
  test('http and https links are trimmed and kept', () => {
    expect(externalUrl(' https://camp.example.com/fall?x=1#a ')).toBe(
      'https://camp.example.com/fall?x=1#a',
    );
    expect(externalUrl('http://camp.example.com')).toBe('http://camp.example.com/');
    expect(externalUrl('HTTPS://Camp.Example.com')).toBe('https://camp.example.com/');
  });

  test('a link without a scheme gets https', () => {
    expect(externalUrl('camp.example.com/fall')).toBe('https://camp.example.com/fall');
    expect(externalUrl('//camp.example.com')).toBe('https://camp.example.com/');
    expect(externalUrl('camp.example.com:8080')).toBe('https://camp.example.com:8080/');
  });

  test.each([
    null,
    '',
    ' \u00a0\t',
    'TBA',
    'n/a',
    'coming soon',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://camp.example.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://camp.example.com/1',
    'ftp://camp.example.com',
    'mailto:hello@camp.example.com',
    'tel:4045550100',
    'https://',
    'http://camp example.com',
    'http://user:pw@camp.example.com',
    'https://camp.example.com@another.example',
    'hello@camp.example.com',
    'https:// ',
  ])('nothing opens for %j', (text) => {
    expect(externalUrl(text)).toBeNull();
  });

  test('nothing opens for a host with a space, even if the browser encodes it as %20', () => {
    class Lenient extends URL {
      override get hostname() {
        return 'a%20b.example';
      }
    }
    vi.stubGlobal('URL', Lenient);
    expect(externalUrl('https://host.example')).toBeNull();
    vi.unstubAllGlobals();
  });

  const dangerous = fc.constantFrom(
    'javascript',
    'data',
    'vbscript',
    'file',
    'blob',
    'about',
    'http',
    'https',
  );
  const junk = fc.string({
    unit: fc.constantFrom(
      ' ',
      '\t',
      '\n',
      '\r',
      '\u0000',
      '\u001f',
      '\u00a0',
      ':',
      '/',
      '\\',
      '@',
      '.',
      'a',
      '%',
      '<',
      '"',
    ),
  });
  const nasty = fc
    .tuple(
      junk,
      dangerous.chain(mixed),
      fc.constantFrom(':', '://', ':\t//', ''),
      junk,
      fc.webUrl(),
    )
    .map((parts) => parts.join(''));

  test('only http and https ever come out, without control characters, whatever goes in', () => {
    const anything = fc.oneof(nasty, fc.string({ unit: 'binary' }), fc.webUrl(), junk);
    let opened = 0;
    fc.assert(
      fc.property(anything, (text) => {
        const url = externalUrl(text);
        if (url === null) return;
        opened += 1;
        expect(url).toMatch(/^https?:\/\/[^\s/]/);
        // oxlint-disable-next-line no-control-regex -- control characters are what is being looked for
        expect(url).not.toMatch(/[\u0000-\u0020\u007f]/);
        expect(new URL(url).href).toBe(url);
        expect(externalUrl(url)).toBe(url);
      }),
      { seed: 11, numRuns: 1000 },
    );
    expect(opened).toBeGreaterThan(150);
  });
});
