import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ActivityPicker } from './ActivityPicker.tsx';

const picker = (countWith: ((activity: string) => number) | null) =>
  renderToStaticMarkup(
    <ActivityPicker
      activities={['Art', 'Chess']}
      chosen=""
      countWith={countWith}
      onChoose={() => {}}
    />,
  );
const words = (html: string) =>
  html
    .split('</button>')
    .slice(0, -1)
    .map((button) => button.replaceAll(/<[^>]+>/g, '').trim());

test('each activity says how many camps it would show', () => {
  expect(words(picker((name) => (name === 'Art' ? 12 : 1)))).toEqual([
    'Art 12 camps',
    'Chess 1 camp',
  ]);
});

test('an activity that would show none says so and can still be chosen', () => {
  const html = picker(() => 0);
  expect(words(html)).toEqual(['Art 0 camps', 'Chess 0 camps']);
  expect(html).not.toContain('disabled');
});

test('no camps on this phone yet: nothing is counted', () => {
  expect(words(picker(null))).toEqual(['Art', 'Chess']);
});
