import { describe, expect, it } from 'vitest';
import { fillTemplate } from './fillTemplate.ts';

const template =
  '<head><!--page-head--><script type="module" crossorigin src="/assets/entry.js"></script><link rel="modulepreload" crossorigin href="/assets/react.js"></head><body><div><!--page-body--></div></body>';

describe('a page put into index.html', () => {
  it('keeps dollar signs of the router state as they are', () => {
    const scripts = [{ attrs: {}, children: `$R["$&"]=1` }];
    expect(fillTemplate(template, { scripts, files: [] })).toContain(
      `<script>$R["$&"]=1</script></body>`,
    );
  });

  it('requests its fonts first, and scripts only by the loader, which waits for the first paint', () => {
    const files = ['assets/runtime.js', 'assets/react.js', 'assets/entry.js'];
    const html = fillTemplate(template, { files, fonts: '<i>', preloads: '<style></style>' });
    expect(html).toContain('["/assets/runtime.js","/assets/react.js","/assets/entry.js"]');
    expect(html).toMatch(/<i><style><\/style><script>.*<\/script><script type="module">/s);
    expect(html).not.toContain('rel="modulepreload"');
    expect(html).not.toMatch(/<script[^>]* src=/);
  });

  it('writes script attributes that are set and leaves out those that are not', () => {
    const scripts = [{ attrs: { nonce: undefined, async: true, id: 'state' }, children: '1' }];
    const html = fillTemplate(template, { scripts, files: [] });
    expect(html).toContain('<script async="" id="state">1</script>');
  });
});
