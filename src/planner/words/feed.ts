/** Copy of the calendar address that follows the plan. */
export const feedCopy = {
  heading: 'Follow it in your calendar',
  lead: 'An address for your calendar app. It checks for changes, so what changes here shows up there.',
  /** Whose days an address has; null: everyone's. */
  whose: (name: string | null) =>
    name === null ? 'An address for everyone’s days' : `An address for ${name}’s days`,
  /** The calendar's own name, in every list of calendars: an initial and a color, never a name. */
  name: (child: { label: string; color: string } | null) =>
    child === null ? 'Camply' : `Camply: ${child.label}, ${child.color.toLowerCase()}`,
  before: {
    heading: 'Before you turn it on',
    facts: [
      'Calendar apps can’t read encrypted plans. When yours asks, our server sees the events. Google or Apple then keeps a copy.',
      'What’s in it: camps and who drives, days off, days at home, sign-up alarms. Children are initials. Notes and prices stay here.',
      'Calendars ask every 8 to 24 hours. Use it for next week, never for today.',
      'Many calendars drop the alarms of an address they follow. For sign-up, use “Alarm”.',
      'Anyone who has the address can read it. Share it as you’d hand out a house key.',
    ],
    action: 'Turn on the address',
  },
  sample: 'This family is made up, so there’s nothing to follow. Start with your own first.',
  waiting: {
    online: 'The address is on its way to our server.',
    offline: 'You’re offline. The address will be here once you’re back.',
  },
  tooLarge: {
    title: 'This plan is too long for an address',
    text: (isOld: boolean) =>
      isOld
        ? 'Calendars still get the last version. Turn on addresses for each child instead.'
        : 'Turn on addresses for each child instead.',
  },
  sent: (when: string) => `Updated ${when}. Changes go out automatically.`,
  offline: 'You’re offline. Changes go out once you’re back.',
  open: 'Open in my calendar',
  openHow: 'For Apple Calendar and Outlook. When it asks, choose “Subscribe”.',
  address: 'The address',
  addressHow:
    'For Google: on a computer, open Google Calendar, then click the plus beside “Other calendars” and “From URL”. Your phone shows it then, too.',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Your browser won’t copy. Select the address and copy it by hand.',
  stop: {
    action: 'Stop this address',
    what: 'Its calendar is empty for 30 days, then the address is gone for good. Copies at Google or Apple disappear when they next check.',
    confirm: 'Yes, stop it',
    online: 'Stopping it. The address still works until our server knows.',
    offline: 'You’re offline. The address still works until our server knows.',
    done: (when: string) => `Stopped ${when}. Its calendar is empty for 30 days, then it’s gone.`,
    again: 'A new address has to be added to your calendar, too.',
  },
} as const;
