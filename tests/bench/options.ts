import { parseArgs } from 'node:util';

export const parts = ['storage', 'filter', 'search', 'site'] as const;
export type Part = (typeof parts)[number];

export type Options = {
  sizes: number[];
  only: Part[];
  trials: number;
  /** Write the tables into README.md. */
  readme: boolean;
  /** The words of the command, for the report. */
  command: string;
};

const usage = `npm run bench -- [--sizes 100,1000,10000,100000] [--only ${parts.join(',')}] [--trials 5] [--readme]`;

/** Throws an Error with the usage when the words make no sense. */
export function readOptions(words: string[]): Options {
  const { values } = parseArgs({
    args: words,
    options: {
      sizes: { type: 'string', default: '100,1000,10000,100000' },
      only: { type: 'string', default: parts.join(',') },
      trials: { type: 'string', default: '5' },
      readme: { type: 'boolean', default: false },
    },
  });
  const sizes = values.sizes.split(',').map(Number);
  const trials = Number(values.trials);
  const names = values.only.split(',');
  const only = parts.filter((part) => names.includes(part));
  const isGood =
    [...sizes, trials].every((number) => Number.isInteger(number) && number > 0) &&
    only.length === names.length;
  if (!isGood) throw new Error(`Known: ${usage}`);
  return {
    sizes: sizes.toSorted((a, b) => a - b),
    only,
    trials,
    readme: values.readme,
    command: ['npm run bench', ...(words.length > 0 ? ['--', ...words] : [])].join(' '),
  };
}
