import type { MailSite } from '../../../../src/base/mail/writeMail.ts';

type Settings = { get(name: string): string | undefined };

/** The site that mails lead to: SITE_URL and BRAND, as VITE_SITE_URL and VITE_BRAND of the build. */
export const mailSite = (env: Settings): MailSite => ({
  brand: env.get('BRAND') || 'Camply',
  url: (env.get('SITE_URL') || 'https://camply.example').replace(/\/+$/, ''),
});
