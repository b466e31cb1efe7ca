import { describe, expect, it } from 'vitest';
import { cutPath } from './cutPath.ts';

describe('cutting a path', () => {
  it('writes relative steps', () => {
    expect(cutPath().move(10, 10).line(20, 10, 20, 5).close().d()).toBe('m10 10l10 0l0-5z');
  });

  it('starts the next shape from where the last one began, as SVG does', () => {
    expect(cutPath().move(4, 4).line(9, 9).close().move(5, 5).d()).toBe('m4 4l5 5zm1 1');
  });

  it('does not let rounding add up over a long ridge', () => {
    const path = cutPath(1).move(0, 0);
    for (let x = 0.4; x <= 40; x += 0.4) path.line(x, 0);
    const steps = [...path.d().matchAll(/l(?<dx>\d*)/g)].map(({ groups }) => Number(groups?.dx));
    expect(steps.reduce((sum, dx) => sum + dx, 0)).toBe(40);
  });
});
