import { readFileSync } from 'node:fs';
import type { TestSequencer, TestSpecification } from 'vitest/node';

const placed = (file: TestSpecification) => {
  const text = readFileSync(file.moduleId, 'utf8');
  const needsDocument = text.startsWith('// @vitest-environment jsdom');
  return { file, place: [file.project.name, needsDocument ? 1 : 0].join(), size: text.length };
};

/**
 * Files of one project and one environment in a row, the longest first: a worker goes on with the next file
 * only in the environment that it has, and another process starts otherwise.
 */
export class ByEnvironment implements TestSequencer {
  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files
      .map(placed)
      .toSorted((a, b) => a.place.localeCompare(b.place) || b.size - a.size)
      .map(({ file }) => file);
  }

  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}
