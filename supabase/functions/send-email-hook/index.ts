import { chosenDriver } from '../_shared/mail/chosenDriver.ts';
import { mailSite } from '../_shared/mail/mailSite.ts';
import { sendEmailHook } from './sendEmailHook.ts';

// The edge runtime of a hosted project. Nothing else of Deno is used.
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const driver = chosenDriver(Deno.env);
const site = mailSite(Deno.env);

Deno.serve((request) =>
  sendEmailHook(request, {
    secret: Deno.env.get('SEND_EMAIL_HOOK_SECRET'),
    driver,
    site,
    now: Date.now,
  }),
);
