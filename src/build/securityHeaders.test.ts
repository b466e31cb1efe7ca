import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, hashSource, headerRules, scriptHashes } from './securityHeaders.ts';

/** Directive name to its sources, each as written. */
const directives = (...args: Parameters<typeof contentSecurityPolicy>) =>
  Object.fromEntries(
    contentSecurityPolicy(...args)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
  );

describe('the policy of a page', () => {
  it('allows the module that the page itself begins with', () => {
    const page =
      '<script type="module">start()</script><script type="application/json">{}</script>';
    expect(directives(page)['script-src']).toBe(`'self' ${hashSource('start()')}`);
  });

  it('is this, directive by directive', () => {
    expect(directives('<p>Hello</p>')).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data: https:",
      'connect-src': "'self'",
      'font-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'camply default dompurify',
    });
  });

  it('allows exactly the inline scripts and styles that are written into it', () => {
    const html =
      '<script>boot()</script><script src="/a.js"></script><script>more()</script><style>a{}</style>';
    const { 'script-src': scripts, 'style-src': styles } = directives(html);
    expect(scripts).toBe(`'self' ${hashSource('boot()')} ${hashSource('more()')}`);
    expect(styles).toBe(`'self' ${hashSource('a{}')}`);
  });

  it('does not spend a hash on data that never runs', () => {
    expect(scriptHashes('<script type="application/ld+json">{}</script>')).toEqual([]);
  });

  it('lets the page reach a hosted project and nothing else', () => {
    const { 'connect-src': connect } = directives('', { backend: 'https://abc.supabase.co' });
    expect(connect).toBe("'self' https://abc.supabase.co");
  });

  it('lets the map reach the street map of the operator', () => {
    const { 'connect-src': connect } = directives('', { map: ['https://tiles.example'] });
    expect(connect).toBe("'self' https://tiles.example");
  });

  it('lets the tag manager in only where visits are counted', () => {
    const counting = directives('', { countsVisits: true });
    expect(counting['script-src']).toBe("'self' https://www.googletagmanager.com");
    expect(counting['trusted-types']).toBe('camply default dompurify camply-analytics');
  });
});

describe('the policy of the page with the price table', () => {
  const widget = 'https://js.stripe.com';
  const policy = directives('', { widget });

  it('lets in the script and the frame of the payment provider', () => {
    expect(policy['script-src']).toBe(`'self' ${widget}`);
    expect(policy['frame-src']).toBe(widget);
  });

  it('cannot demand trusted types of a foreign script', () => {
    expect(policy).not.toHaveProperty('require-trusted-types-for');
  });
});

describe('the headers of a build', () => {
  const rules = headerRules({ '/': 'own', '/404.html': 'strict' });

  it('are these at every address', () => {
    expect(rules.default).toEqual({
      'content-security-policy': 'strict',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-cache',
    });
  });

  it('add to a page its own policy', () => {
    expect(rules['/']).toEqual({ 'content-security-policy': 'own' });
  });

  it('need the policy of the 404 page, which stands for what the build does not know', () => {
    expect(() => headerRules({ '/': 'own' })).toThrow('404');
  });

  it('keep files with a hash in their name for good', () => {
    expect(rules['/assets/*']).toEqual({ 'cache-control': 'public, max-age=31536000, immutable' });
  });
});
