import { networkInterfaces } from 'node:os';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { listen, type Listener } from './listen.ts';
import { StartError } from './StartError.ts';

let listener: Listener;

afterEach(() => listener.close());

test('answers “retry later” until there is something to serve', async () => {
  listener = await listen(0);
  const address = `http://127.0.0.1:${listener.port}/`;
  const early = await fetch(address);
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '2']);
  listener.serve(() => new Response('ready'));
  expect(await (await fetch(address)).text()).toBe('ready');
});

test('reports the address of the client', async () => {
  const BindingsSchema = v.object({
    incoming: v.object({ socket: v.object({ remoteAddress: v.string() }) }),
  });
  listener = await listen(0);
  listener.serve(
    (_, bindings) => new Response(v.parse(BindingsSchema, bindings).incoming.socket.remoteAddress),
  );
  const answer = await fetch(`http://127.0.0.1:${listener.port}/`);
  expect(await answer.text()).toBe('127.0.0.1');
});

test('accepts connections from this machine only', async () => {
  listener = await listen(0);
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  // A server on all addresses answers at 127.0.0.2, too: this test works without a network.
  for (const host of ['127.0.0.2', ...others]) {
    await expect(fetch(`http://${host}:${listener.port}/`)).rejects.toThrow('fetch failed');
  }
});

test('throws a StartError for a port in use', async () => {
  listener = await listen(0);
  await expect(listen(listener.port)).rejects.toThrow(StartError);
});
