import { expect, it } from 'vitest';
import { laterStyles } from './laterStyles.ts';

const chunk = (css: string[], imports: string[] = []) => ({ file: 'a.js', css, imports });

it('lists the style sheets of later parts by subject, without those that a page begins with', () => {
  const manifest = {
    'index.html': chunk(['base.css']),
    'src/app/routes/plan.tsx?tsr-split=component': chunk(['page.css'], ['_Button.js']),
    '_Button.js': chunk(['button.css']),
    '_Choice.js': chunk(['choice.css', 'tile.css']),
    'src/planner/screens/Board.tsx': chunk(['week.css', 'day.css'], ['_Button.js', '_Choice.js']),
    'src/planner/screens/Print.tsx': chunk(['print.css', 'page.css']),
    'src/camps/screens/Map.tsx': chunk(['map.css']),
  };
  expect(laterStyles(manifest)).toEqual([['week.css', 'day.css', 'print.css']]);
});
