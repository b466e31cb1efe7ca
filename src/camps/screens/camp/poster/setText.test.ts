import { expect, test } from 'vitest';
import { lineWidth, setText } from './setText.ts';

const box = { face: 'Calistoga', sizes: [100, 60, 40], width: 600, most: 3 } as const;

test('takes the largest size that fits, with balanced lines', () => {
  expect(setText('Pine & Paddle', box)).toEqual({
    size: 100,
    lines: ['Pine &', 'Paddle'],
    isWhole: true,
  });
  const { size, lines } = setText('Hummingbird Hollow Farm & Forest Program', box);
  expect(size).toBe(60);
  expect(lines).toEqual(['Hummingbird', 'Hollow Farm &', 'Forest Program']);
});

test('ends a text that never fits with an ellipsis', () => {
  const { size, lines, isWhole } = setText('Camp '.repeat(60), box);
  expect([size, lines.length, isWhole]).toEqual([40, 3, false]);
  expect(lines[2]).toMatch(/Camp…$/);
  for (const line of lines) expect(lineWidth(line, 'Calistoga') * 40).toBeLessThanOrEqual(600);
});

test('breaks a wide word between grapheme clusters', () => {
  const { lines } = setText('👨‍👩‍👧'.repeat(20), { ...box, most: 20 });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe('👨‍👩‍👧'.repeat(20));
  for (const line of lines) expect(line.startsWith('👨')).toBe(true);
});

test('breaks scripts without spaces between characters', () => {
  const { lines } = setText('亚特兰大夏令营中文学校', { ...box, sizes: [100] });
  expect(lines).toEqual(['亚特兰大', '夏令营中', '文学校']);
});

test('makes no line of an empty text', () => {
  expect(setText('  ', box).lines).toEqual([]);
});

test('keeps words together at a no-break space', () => {
  expect(setText('9:30\u00a0am – 4:00\u00a0pm', { ...box, sizes: [100] }).lines).toEqual([
    '9:30\u00a0am –',
    '4:00\u00a0pm',
  ]);
});
