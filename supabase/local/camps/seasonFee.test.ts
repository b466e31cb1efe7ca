import { expect, it } from 'vitest';
import { testServer } from '../testing/testServer.ts';
import { readArguments } from './readArguments.ts';
import { runFeeCommand } from './seasonFee.ts';

it.each([
  [
    'fee on https://pay.example/b/1',
    { name: 'fee', does: 'on', url: 'https://pay.example/b/1', cents: 499 },
  ],
  [
    'fee on https://pay.example/b/1 599',
    { name: 'fee', does: 'on', url: 'https://pay.example/b/1', cents: 599 },
  ],
  ['fee off', { name: 'fee', does: 'off' }],
  ['fee status', { name: 'fee', does: 'status' }],
])('reads %s', (line, command) => {
  expect(readArguments(line.split(' '))).toEqual(command);
});

it.each([
  ['fee', 'fee is on, off or status.'],
  ['fee maybe', 'fee is on, off or status.'],
  ['fee off now', 'fee off needs nothing more.'],
  ['fee on', 'fee on needs a checkout link without ? and #.'],
  ['fee on http://pay.example/b', 'fee on needs a checkout link without ? and #.'],
  ['fee on https://pay.example/b?x=1', 'fee on needs a checkout link without ? and #.'],
  ['fee on https://pay.example/b 4.99', 'The price is a number of cents.'],
  ['fee on https://pay.example/b 499 500', 'The price is a number of cents.'],
])('refuses %s', (line, words) => {
  expect(() => readArguments(line.split(' '))).toThrow(words);
});

it('turns the fee on and off, and phones see it', async () => {
  const server = await testServer();
  const lines: string[] = [];
  const run = (line: string) => {
    const command = readArguments(`fee ${line}`.split(' '));
    if (command.name !== 'fee') throw new Error(command.name);
    return runFeeCommand(server.operator, command, (said) => lines.push(said));
  };
  const fee = async () => (await server.client().rpc('alarm_key')).data?.fee;
  const nobody = '0 have paid for this season, 0 of them were paid back. 0 phones have a pass.';
  await run('on https://pay.example/b/1');
  expect(await fee()).toEqual({ checkout_url: 'https://pay.example/b/1', cents: 499 });
  await run('off');
  expect(await fee()).toBeNull();
  await run('status');
  const free = 'No fee is asked for: alarms and mail are free.';
  expect(lines).toEqual([
    '$4.99 a season, paid at https://pay.example/b/1',
    nobody,
    free,
    nobody,
    free,
    nobody,
  ]);
  await server.stop();
});
