import { createClient } from '@supabase/supabase-js';
import { askWith, bucketStore } from '../../functions/publish-directory/bucketStore.ts';
import { publishDirectory } from '../../functions/publish-directory/publishDirectory.ts';

const everyMs = 60_000;

/**
 * The schedule of a hosted project: writes the directory's files now and every minute. Answers how to
 * stop. A failure is told and tried again: phones that find no files ask the database.
 */
export async function keepPublishing(url: string, secretKey: string): Promise<() => Promise<void>> {
  const auth = { persistSession: false, autoRefreshToken: false };
  const client = createClient(url, secretKey, { auth });
  const publish = () =>
    publishDirectory(askWith(client), bucketStore(client), Date.now()).catch((problem: unknown) => {
      console.error('The files of the directory could not be written:', problem);
    });
  let running: Promise<unknown> = publish();
  await running;
  const timer = setInterval(() => {
    running = running.then(publish);
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
