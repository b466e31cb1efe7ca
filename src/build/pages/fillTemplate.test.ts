import { describe, expect, it } from 'vitest';
import { fillTemplate } from './fillTemplate.ts';

const noFiles = { scripts: [], ids: [] };
const template =
  '<head><!--page-head--><script type="module" crossorigin src="/assets/entry.js"></script><link rel="modulepreload" crossorigin href="/assets/react.js"></head><body><div><!--page-body--></div></body>';

describe('a page put into index.html', () => {
  it('keeps dollar signs of the router state as they are', () => {
    const scripts = [{ attrs: {}, children: `$R["$&"]=1` }];
    expect(fillTemplate(template, { scripts, files: noFiles })).toContain(
      `<script>$R["$&"]=1</script></body>`,
    );
  });

  it('requests its fonts first, and scripts only by the loader, which waits for the first paint', () => {
    const scripts = ['assets/runtime.js', 'assets/react.js', 'assets/entry.js'];
    const files = { scripts, ids: ['a1b2c3'] };
    const html = fillTemplate(template, { files, fonts: '<i>', preloads: '<style></style>' });
    expect(html).toContain('("/chunks.js",["a1b2c3"],');
    expect(html).toMatch(
      /<i><style><\/style><link[^>]*><script>.*<\/script><script type="module">/s,
    );
    expect(html.match(/rel="modulepreload"[^>]*/g)).toEqual([
      'rel="modulepreload" href="/chunks.js" fetchpriority="low"',
    ]);
    expect(html, 'the page stays the same when another script changes').not.toContain('entry.js');
    expect(html).not.toMatch(/<script[^>]* src=/);
  });

  it('writes script attributes that are set and leaves out those that are not', () => {
    const scripts = [{ attrs: { nonce: undefined, async: true, id: 'state' }, children: '1' }];
    const html = fillTemplate(template, { scripts, files: noFiles });
    expect(html).toContain('<script async="" id="state">1</script>');
  });
});
