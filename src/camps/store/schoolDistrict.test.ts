import { expect, test } from 'vitest';
import { createSchoolDistrict } from './schoolDistrict.ts';

function aStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('remembers a chosen district until none is chosen', () => {
  const storage = aStorage();
  const first = createSchoolDistrict(() => storage);
  expect(first.getState().districtId).toBe('');
  first.getState().choose('cobb');
  expect(first.getState().districtId).toBe('cobb');
  expect(createSchoolDistrict(() => storage).getState().districtId).toBe('cobb');
  first.getState().choose('');
  expect(storage.kept.size).toBe(0);
});

test('keeps the choice for the tab when storage is refused', () => {
  const choice = createSchoolDistrict(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  choice.getState().choose('fulton');
  expect(choice.getState().districtId).toBe('fulton');
});
