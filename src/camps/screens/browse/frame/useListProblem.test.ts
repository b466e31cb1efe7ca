import { describe, expect, it } from 'vitest';
import { problemWithoutCamps } from './useListProblem.ts';

const none = { refreshedAt: null };

describe('a network failure is shown', () => {
  it.each(['load', 'unexpected', 'storage'] as const)(
    'on a phone without camps (%s)',
    (problem) => {
      expect(problemWithoutCamps('empty', { ...none, problem })).toBe(problem);
    },
  );

  it('never over a list', () => {
    expect(problemWithoutCamps('ready', { ...none, problem: 'storage' })).toBeNull();
    expect(problemWithoutCamps('ready', { refreshedAt: 1, problem: 'load' })).toBeNull();
  });

  it('not before the phone has looked whether it has camps, as at a start without a network', () => {
    expect(problemWithoutCamps('opening', { ...none, problem: 'load' })).toBeNull();
    expect(problemWithoutCamps('opening', { ...none, problem: 'storage' })).toBe('storage');
  });

  it('not while camps that were just stored are being read', () => {
    expect(problemWithoutCamps('empty', { refreshedAt: 1, problem: 'storage' })).toBeNull();
  });
});
