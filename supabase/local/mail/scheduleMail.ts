import { createClient } from '@supabase/supabase-js';
import { atlantaDay } from '../../../src/base/day/atlantaDay.ts';
import { chosenDriver } from '../../functions/_shared/mail/chosenDriver.ts';
import { mailQueue } from '../../functions/_shared/mail/MailQueue.ts';
import { mailSite } from '../../functions/_shared/mail/mailSite.ts';
import { sendMails } from '../../functions/_shared/mail/sendMails.ts';
import type { Database } from '../database/Database.ts';
import type { LocalMail } from './LocalMail.ts';

/** A person in front of this machine waits for it; a hosted project looks each minute. */
const INTERVAL_MS = 5000;

type Settings = {
  url: string;
  secretKey: string;
  siteUrl: string;
  database: Pick<Database, 'query'>;
  mail: LocalMail;
  /** Names a mail service (functions/_shared/mail/chosenDriver.ts); without one mails stay here, for /_mail. */
  environment: Readonly<Record<string, string | undefined>>;
};

/**
 * What two schedules do on a hosted project: sends the mails that are due, and once a day asks whether camps are still
 * right and forgets old mails and candidates. Returns how to stop. A failure is logged and retried.
 */
export function scheduleMail(settings: Settings): () => Promise<void> {
  const { url, secretKey, siteUrl, database, mail, environment } = settings;
  const auth = { persistSession: false, autoRefreshToken: false };
  const queue = mailQueue(createClient(url, secretKey, { auth }));
  const read = { get: (name: string) => environment[name] };
  const driver = chosenDriver(read) ?? mail.deliver;
  const site = mailSite({ get: (name) => (name === 'SITE_URL' ? siteUrl : read.get(name)) });
  let asked = '';
  const send = async () => {
    try {
      const day = atlantaDay(Date.now());
      if (day !== asked) {
        await database.query(
          'select private.queue_still_right($1::date), private.forget_mails(), private.forget_candidates()',
          [day],
        );
        asked = day;
      }
      await sendMails(queue, driver, { site, functionsUrl: `${siteUrl}/functions/v1` });
    } catch (error) {
      console.error('Mails could not be sent:', error);
    }
  };
  let running: Promise<unknown> = send();
  const timer = setInterval(() => {
    running = running.then(send);
  }, INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
