/** Copy of what hands a camp's days to a calendar. */
export const calendarCopy = {
  title: 'Add to your calendar',
  adds: (count: number, hours: string) =>
    `Adds ${count === 1 ? '1 event' : `${count} events`}, ${hours}.`,
  addsWithoutTimes: (count: number) => `Adds ${count === 1 ? '1 event' : `${count} events`}.`,
  noHours: 'No times: the listing doesn’t give exact hours.',
  file: 'Calendar File',
  fileFor: 'For Apple, Outlook and most others. Made on this device, so it works offline, too.',
  saved: 'Calendar file saved',
  savedDetail: 'Open it from your downloads to add the days.',
  android: 'Some Android calendars take only the first day of a file: use Google’s links there.',
  google: 'Google Calendar',
  googleFor: 'Google takes one session at a time. Each link opens in a new tab.',
  googleName: (session: string) => `${session}, opens Google Calendar in a new tab`,
  kept: 'If the camp moves a day, your calendar won’t update. Check here before you go.',
} as const;
