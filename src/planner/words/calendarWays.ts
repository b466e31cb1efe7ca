/** Copy of what hands events to a calendar, and what each calendar makes of them. */
export const calendarWays = {
  /** The button's label and the instructions, by way. */
  ways: {
    desktopFile: {
      action: 'Save calendar file',
      how: 'Open it from your downloads: Apple Calendar and Outlook can read it.',
    },
    safariFile: {
      action: 'Save calendar file',
      how: 'Tap the file in Safari’s downloads, then “Add All”.',
    },
    iosFile: {
      action: 'Save calendar file',
      how: 'Tap the file once it’s there. Nothing happens? Open this page in Safari and try again.',
    },
    shareSheet: {
      action: 'Share the File',
      how: 'Calendar isn’t on Apple’s list. Pick “Save to Files” or Mail, then tap the file there.',
    },
    googleLinks: {
      action: 'Google Calendar',
      how: 'Opens Google’s form, filled in. One event at a time, and you tap “Save”.',
    },
    singleFiles: {
      action: 'Save calendar file',
      how: 'One file for each event: many calendars on Android read the first event only.',
    },
    otherBrowser: {
      action: null,
      how: 'This window belongs to another app and can’t save files. Open the page in your browser.',
    },
    whenOnline: {
      action: null,
      how: 'We can’t give you a file here without a signal. Come back when you’re online.',
    },
  },
  /** Whether the alarm of a sign-up event rings. */
  alarms: {
    apple: 'Apple: rings the evening before, and 20 minutes before sign-up opens.',
    google: 'Google: uses your own default, not our alarm. Check that you have one.',
    outlook: 'Outlook: rings if you opened the file there.',
    subscribed: 'Subscribed calendars: may not ring.',
  },
  early: 'The event starts 15 minutes early, so your calendar’s own reminder comes in time, too.',
  dayOnly: 'The camp gave a day but no time, so it’s set for 8:00 that morning. Ask them.',
  kept: 'If a day or time moves, your calendar won’t update. Add it again from here.',
  again: 'Adding it again may leave the old one there. Delete that one.',
} as const;
