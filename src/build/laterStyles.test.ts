import { expect, it } from 'vitest';
import { laterStyles } from './laterStyles.ts';

const chunk = (css: string[], imports: string[] = [], entries?: string[]) => ({
  file: 'a.js',
  css,
  imports,
  ...(entries && { entries }),
});

it('lists the style sheets of later parts by subject, without those that a page begins with', () => {
  const manifest = {
    'index.html': chunk(['base.css']),
    '_planner-words.js': chunk(
      ['page.css'],
      ['_ui-Button.js'],
      ['src/app/routes/plan.tsx?tsr-split=component'],
    ),
    '_ui-Button.js': chunk(['button.css']),
    '_planner-screens-week.js': chunk(['week.css', 'day.css'], ['_ui-Button.js']),
    'src/planner/screens/Print.tsx': chunk(['print.css', 'page.css']),
    'src/camps/screens/Map.tsx': chunk(['map.css']),
  };
  expect(laterStyles(manifest)).toEqual([['week.css', 'day.css', 'print.css']]);
});
