import { describe, expect, it } from 'vitest';
import { fillTemplate } from './fillTemplate.ts';

const template =
  '<head><!--page-head--><script src="/assets/entry.js"></script></head><body><div><!--page-body--></div></body>';

describe('a page put into index.html', () => {
  it('keeps dollar signs of the router state as they are', () => {
    const scripts = [{ attrs: {}, children: `$R["$&"]=1` }];
    expect(fillTemplate(template, { scripts, files: [] })).toContain(
      `<script>$R["$&"]=1</script></body>`,
    );
  });

  it('asks for the scripts of its route, but for none twice', () => {
    const files = ['assets/entry.js', 'assets/fall.js'];
    const html = fillTemplate(template, { files });
    expect(html).toContain(
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/fall.js">',
    );
    expect(html.match(/entry\.js/g)).toHaveLength(1);
  });

  it('writes script attributes that are set and leaves out those that are not', () => {
    const scripts = [{ attrs: { nonce: undefined, async: true, id: 'state' }, children: '1' }];
    const html = fillTemplate(template, { scripts, files: [] });
    expect(html).toContain('<script async="" id="state">1</script>');
  });
});
