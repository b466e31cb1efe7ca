import { expect, test, vi } from 'vitest';
import { startServer } from '../server.ts';
import { aSubmission, callFunction } from '../testing/aSubmission.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

test('a mail is there 5 seconds after the listing that causes it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { folder, remove } = await temporaryFolder();
  const options = { port: 0, dataDir: folder, quiet: true, mailSettings: {} };
  const { url, stop } = await startServer(options);
  const mails = async () => (await fetch(`${url}/_mail`)).json();
  await callFunction(url, 'put_submission', aSubmission({ email: 'ann@moss.example' }));
  await vi.advanceTimersByTimeAsync(5000);
  await expect.poll(mails, { interval: 5 }).toMatchObject([{ to: 'ann@moss.example' }]);
  vi.useRealTimers();
  await stop();
  await remove();
});
