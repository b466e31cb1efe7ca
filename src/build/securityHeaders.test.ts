import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, hashSource, scriptHashes } from './securityHeaders.ts';

const connect = (backend: string | null) =>
  contentSecurityPolicy('', backend)
    .split('; ')
    .find((part) => part.startsWith('connect-src'));

describe('the policy of a page', () => {
  it('allows exactly the inline scripts that are written into it', () => {
    const html = '<script>boot()</script><script src="/a.js"></script><script>more()</script>';
    expect(scriptHashes(html)).toEqual([hashSource('boot()'), hashSource('more()')]);
  });

  it('does not spend a hash on data that never runs', () => {
    expect(scriptHashes('<script type="application/ld+json">{}</script>')).toEqual([]);
  });

  it('never allows inline code in general', () => {
    expect(contentSecurityPolicy('<script>boot()</script>', null)).not.toContain('unsafe');
  });

  it('lets the page reach a hosted project and nothing else', () => {
    expect(connect(null)).toBe("connect-src 'self'");
    expect(connect('https://abc.supabase.co')).toBe("connect-src 'self' https://abc.supabase.co");
  });
});

it('lets the map reach the operator’s street map', () => {
  const tiles = 'https://tiles.camply.example';
  const policy = contentSecurityPolicy('', null, false, null, [tiles]);
  expect(policy).toContain(`connect-src 'self' ${tiles};`);
});

describe('the policy of the page with the price table', () => {
  const widget = 'https://js.stripe.com';
  const policy = contentSecurityPolicy('', null, false, widget).split('; ');

  it('lets in the script and the frame of the payment provider', () => {
    expect(policy).toContain(`script-src 'self' ${widget}`);
    expect(policy).toContain(`frame-src ${widget}`);
  });

  it('is no other page’s', () => {
    expect(contentSecurityPolicy('', null)).not.toContain(widget);
  });
});
