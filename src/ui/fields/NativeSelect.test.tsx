import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NativeSelect } from './NativeSelect.tsx';

test('options of one group stand together under its name, between those without', () => {
  const options = [
    { value: '', label: 'None' },
    { value: 'a', label: 'A', group: 'Near you' },
    { value: 'b', label: 'B', group: 'Near you' },
    { value: 'c', label: 'C' },
  ];
  const html = renderToStaticMarkup(
    <NativeSelect label="District" value="b" options={options} onChange={() => undefined} />,
  );
  const list = /<select[^>]*>(.*)<\/select>/.exec(html)?.[1] ?? '';
  expect(list.replaceAll(/ (?:value|selected)="\w*"/g, '')).toBe(
    '<option>None</option><optgroup label="Near you"><option>A</option><option>B</option></optgroup><option>C</option>',
  );
});
