import type { SupabaseClient } from '@supabase/supabase-js';
import { atlantaDay } from '../../../src/base/day/atlantaDay.ts';
import { chosenDriver } from '../../functions/_shared/mail/chosenDriver.ts';
import { mailQueue } from '../../functions/_shared/mail/MailQueue.ts';
import { mailSite } from '../../functions/_shared/mail/mailSite.ts';
import { sendMails } from '../../functions/_shared/mail/sendMails.ts';
import type { Database } from '../database/Database.ts';
import { runEvery } from '../start/runEvery.ts';
import type { LocalMail } from './LocalMail.ts';

/** A person in front of this machine waits for it; a hosted project looks each minute. */
const INTERVAL_MS = 5000;

type Settings = {
  client: SupabaseClient;
  siteUrl: string;
  database: Pick<Database, 'query'>;
  mail: LocalMail;
  /** Names a mail service (functions/_shared/mail/chosenDriver.ts); without one mails stay here, for /_mail. */
  environment: Readonly<Record<string, string | undefined>>;
};

/**
 * What three schedules do on a hosted project: sends the mails that are due, each minute queues those of families, and once a
 * day asks whether camps are still right and forgets old mails and candidates. Returns how to stop. A failure is logged and retried.
 */
export function scheduleMail(settings: Settings): () => Promise<void> {
  const { client, siteUrl, database, mail, environment } = settings;
  const queue = mailQueue(client);
  const all: Settings['environment'] = { ...environment, SITE_URL: siteUrl };
  const env = { get: (name: string) => all[name] };
  const driver = chosenDriver(env) ?? mail.deliver;
  const addresses = { site: mailSite(env), functionsUrl: `${siteUrl}/functions/v1` };
  let asked = '';
  let minute = 0;
  return runEvery({
    intervalMs: INTERVAL_MS,
    startsNow: true,
    run: async () => {
      const day = atlantaDay(Date.now());
      if (day !== asked) {
        await database.query(
          'select private.queue_still_right($1::date), private.forget_mails(), private.forget_candidates()',
          [day],
        );
        asked = day;
      }
      const thisMinute = Math.floor(Date.now() / 60_000);
      if (thisMinute !== minute) {
        await database.query('select private.queue_family_mails()');
        minute = thisMinute;
      }
      // Costs a fiftieth of a claim, which goes through the whole backend.
      const waiting = await database.query(
        `select from private.mail_jobs where state = 'waiting' limit 1`,
      );
      if (waiting.length > 0) await sendMails(queue, driver, addresses);
    },
    failure: 'Mails could not be sent:',
  });
}
