import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RangeSlider } from './RangeSlider.tsx';

const text = (said: string) =>
  renderToStaticMarkup(
    <RangeSlider
      label="Age range"
      ends={['Youngest age', 'Oldest age']}
      min={5}
      max={16}
      step={1}
      value={[16, 16]}
      valueText={said}
      format={([from, to]) => `${from} to ${to}`}
      onChange={() => {}}
    />,
  );

test('announces the range even with both thumbs at one end', () => {
  expect(text('Ages 17-18')).toContain('>Ages 17-18</output>');
  expect(text('')).toContain('>16 to 16</output>');
});
