import type { LegalText, Operator } from './legalText.ts';

/** What the app really does: a change of what is stored, sent or counted changes this text too. */
export function privacy({ brand, company, email }: Operator): LegalText {
  return {
    title: 'Privacy',
    lead: 'The short version: most of it stays on your device, and we don’t sell any of it.',
    sections: [
      {
        slug: 'who',
        heading: 'Who we are',
        text: [`${brand} is run by ${company}, a limited company. Questions reach us at ${email}.`],
      },
      {
        slug: 'phone',
        heading: 'What stays on your device',
        text: [
          `${brand} works offline because it stores its data in your browser. We can’t see it.`,
        ],
        list: [
          'The camp directory: the public list of camps, and the app itself with some of its pictures.',
          'Your favorites and your plan: which camps you saved, when, and the name of their provider.',
          'Your notes: what you write about a camp, in your own words. If you write about your children there, that’s saved too, and it leaves this device only encrypted, and only if you sync, move or share it.',
          'Your family profile: what you enter about yourself and your children, such as a first name, a school and a grade.',
          'Your sign-in, if you have an account: your email address and a token that proves it’s you. Never your password. And if sync is on, this device’s own key, which opens your family’s copy and can’t be taken off the device.',
          'A camp you list: the form while you fill it out, its logo without the photo’s own data, and what you’ve sent, with the private link to it.',
          'The school district you compare camps with, if you pick one.',
          'Your settings: light or dark, whether you closed the winter banner, and your answer about analytics cookies.',
          'Alarms, if you turn them on: what will ring on this device, and the key that opens it.',
          'Mail about your plan, if you ask for it: what this device last told our server of it. A season you paid for: its pass, or the random number of a checkout that isn’t finished.',
          'Popular weeks, if you turn them on: what this device picked and sent, and the last numbers it read.',
          'Whether this site has a map, with its public key if there is one.',
          'For as long as the tab is open: when the page last reloaded itself, so it doesn’t do it again and again.',
          'Filters and searches live only in the page’s web address. They’re in the link when you share it, and in your browser history.',
        ],
      },
      {
        slug: 'leaves',
        heading: 'What leaves your device',
        text: ['Only what it takes to show you a page or do what you ask:'],
        list: [
          'Requests for the pages and the camp directory. Our servers see what every server sees: your IP address, the time, your browser and the file. The search itself happens on your device and isn’t sent.',
          'Requests for camp logos. Some are hosted on the camp’s site, which then sees your IP address.',
          'A link you tap. A camp page, a map, our chat community or our social pages open in a new tab and follow their own rules. They aren’t told which of our pages you came from, but they see your visit.',
          'Your account, if you make one: your email address, and your password as a scrambled value that can’t be turned back into it.',
          'Your plan, if you turn sync on: favorites, plan, notes and your family profile, encrypted on your device first. Only your devices and your recovery code open them: no password does, and no account is needed. Our server keeps them for your other devices and can’t read them. It sees the network address that asks, how many entries there are, how big each is in steps of 256 bytes, when it changed, how many devices you have and on which day each was last here. It can’t see what an entry says or what kind it is. A server that lied could hold changes back, or show a new device an older state; it couldn’t make anything up, and your devices tell you when something doesn’t open or is older than what they know. Turn sync off, and that copy is deleted; after 400 days without a visit it’s deleted automatically.',
          'What you share by a link: the children, days and details you choose, encrypted on your device first. The key is in the part of the link after #, which no browser sends, and the page takes it out of the address bar at once. Our server keeps the rows, when they change and the day of the last visit, and can’t read them. Whoever has the link can. In a plan that two homes share, both can change it. Take it back, and the rows are deleted; without a visit they’re deleted after 30 days. Anyone who saw it may remember it.',
          'What you tell a circle, if you make or join one: for each camp week you choose, a name you give your child there, the camp, its days and a note, encrypted on your device first. Every family in the circle reads it, and whoever has its link can join, so share the link with care. A quiet wish is shown only to a family with the same wish. Our server keeps how many families there are, how many entries and quiet wishes each has, their sizes and times, and can’t read them. What you tell is deleted the week after the camp, or when you leave. A circle that nobody opens for 120 days is deleted. Anyone who saw it may remember it.',
          'Your calendar, if you turn on an address that follows your plan: it’s encrypted, and the key is in the address. When a calendar app asks, our server opens it for that answer and sees it. Whoever has the address can read it, and Google or Apple keeps its own copy. Stop the address before you delete everything on this device.',
          'Popular weeks, if you turn them on in Settings: an area (a school district or the first three digits of your ZIP code) and a week in which you have open days. One line at most a week and four a school year, picked at random, without a name, an account or anything else; Settings shows each before it goes. While it arrives, our server sees your IP address. It adds one to a counter and keeps no line. It does keep how many lines a network has sent, under a scrambled address, until the week is over, so that nobody can fill the counters. What everybody can read has random noise and a threshold of about 50 families, and changes once a week. Turn it off, and nothing more is sent; what was counted stays counted until its week is over.',
          'Alarms, if you turn them on: what each says is encrypted on your device first, for this device only. Our server keeps when it rings, the address of your browser’s push service (Apple, Google, Mozilla or Microsoft), and the encrypted words. It knows no camp, no plan, no child and no account. All alarms of a device go to one address, so a set of times is a bit like a fingerprint: someone who knows when your camps open could guess that they’re yours. An alarm is deleted a day after it rang, and all of them when you turn alarms off.',
          'A camp with no room, if you ask us to ring when there is: that this device waits for this camp. It’s deleted once it rang, or when you stop.',
          'Emails before sign-up opens or once a week, if you ask for it with an account: the days and times at which sign-ups in your plan open, beside your account. Our server doesn’t know which camps they are, unless you want their names in the email: then it keeps them, and the company that carries our email can read them. Each day is deleted once its email is on its way, all of them when you turn it off or delete your account.',
          'A season you pay for: the payment company tells our server that it was paid, with your email. We email you a receipt and keep a scrambled form of the address, so we can send it again. A device shows a pass that isn’t tied to the payment, so we can’t tell who paid.',
          'Your plan on its way to another device, if you ask for that: encrypted, for 15 minutes. The key is in the code or the link you pass on, and never comes to us.',
          'An email you write to us, and a camp you submit: what you wrote, so we can answer and list it.',
          'Emails we send about a listing or an account. The company that carries our email sees the address and the words. Once an email is sent, its address is deleted from our list; its kind, its time and a scrambled address stay for 30 days, so that nobody gets the same email twice. A scrambled address stays longer where email bounced or somebody stopped it. The first email to an address holds no word of whoever entered it. Our emails have no pictures and no counters, and opening a link changes nothing: only a button does.',
        ],
      },
      {
        slug: 'waitlist',
        heading: 'The waitlist and our newsletter',
        text: [
          'The waitlist and the newsletter are run by a third-party mailing service on its own page. It stores the address you give there for us. Every email has a link that takes you off the list.',
        ],
      },
      {
        slug: 'cookies',
        heading: 'Analytics and cookies',
        text: [
          'We use analytics cookies to count visits and taps on Register Now, so we know which camps people find useful. They’re set only after you say yes. Without a yes, nothing is loaded and nothing is counted.',
          'What’s counted is the camp: its name, provider, website, price, location and theme. Never what you enter, never anything about your children, never a name.',
        ],
      },
      {
        slug: 'payments',
        heading: 'Payments',
        text: [
          'Camp providers who buy a placement, and families who buy a season of alarms, pay on the page of our payment provider. We never see the card number. The price table on the page for camp providers comes from the same payment provider; no other page loads it.',
        ],
      },
      {
        slug: 'clears',
        heading: 'What clears it',
        text: [
          'You can clear what’s saved at any time: delete this site’s data in your browser settings. Favorites, plan and notes go with it. We don’t have a copy, unless sync is on; then an encrypted one waits for your other devices, or your recovery code.',
          'In Settings you can delete everything on this device, turn sync off with its copy, or delete your account.',
          'The browser may clear it without asking: when the device runs out of space, when you close a private window, and in some browsers after weeks without a visit. The app on your home screen lasts longest.',
        ],
      },
      {
        slug: 'children',
        heading: 'Children',
        text: [
          `${brand} is made for parents. We don’t knowingly collect anything about children. What you write about them stays on your device. If you sync, move or share it, it leaves only encrypted, so we can’t read it. An address for your calendar shows initials and days to whoever has it, and a circle what you choose to tell it. No child’s name is shown to anyone unless you share it yourself.`,
        ],
      },
      {
        slug: 'rights',
        heading: 'Your rights',
        text: [
          `Write to ${email} to see, correct or delete what we have about you: in most cases, an email address on the waitlist or of your account. You can delete the account yourself, in Settings.`,
        ],
      },
      {
        slug: 'changes',
        heading: 'Changes',
        text: ['When this page changes, so does the date at the top.'],
      },
    ],
  };
}

/** What search engines and shared links show of this page. */
export const privacyHead = {
  path: '/privacy',
  title: (brand: string) => `Privacy · ${brand}`,
  description: 'What stays on your device, what leaves it, and what clears it.',
  keywords: ['privacy', 'cookies', 'data'],
} as const;
