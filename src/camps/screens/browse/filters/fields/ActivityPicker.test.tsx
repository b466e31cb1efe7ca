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
const labels = (html: string) =>
  html
    .split('</button>')
    .slice(0, -1)
    .map((button) => button.replaceAll(/<[^>]+>/g, '').trim());

test('shows how many camps each activity would leave', () => {
  expect(labels(picker((name) => (name === 'Art' ? 12 : 1)))).toEqual([
    'Art 12 camps',
    'Chess 1 camp',
  ]);
});

test('an activity without camps can still be chosen', () => {
  const html = picker(() => 0);
  expect(labels(html)).toEqual(['Art 0 camps', 'Chess 0 camps']);
  expect(html).not.toContain('disabled');
});

test('shows no counts before there are camps on the device', () => {
  expect(labels(picker(null))).toEqual(['Art', 'Chess']);
});
