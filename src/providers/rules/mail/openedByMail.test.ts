import { expect, it } from 'vitest';
import { readOpenedByMail } from './openedByMail.ts';

const token = 'Zk9-_'.padEnd(43, 'a');

it.each([
  [`#token=${token}`, { opens: 'listings', token }],
  [`#lost=${token}`, { opens: 'lost', token }],
  [`#stop=${token}`, { opens: 'stop', token }],
  ['#lost', { opens: 'ask' }],
  ['', null],
  ['#0b1f6a52-8d0e-4a3b-9a41-2f6c1de0a001.secret', null],
  [`#token=${token.slice(1)}`, { opens: 'bad' }],
  [`#token=${token}x`, { opens: 'bad' }],
  [`#toString=${token}`, null],
  ['#stop=', { opens: 'bad' }],
  ['#token=<script>', { opens: 'bad' }],
])('%s opens %j', (fragment, link) => {
  expect(readOpenedByMail(fragment)).toEqual(link);
});
