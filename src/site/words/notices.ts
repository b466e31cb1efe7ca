/** Copy of the app's own notices. */
export const noticesCopy = {
  offline: {
    lead: 'Offline.',
    /** With a connection, and no response from our server. */
    leadOnline: 'Can’t reach Camply.',
    empty: 'No camps saved on this device yet.',
    saved: (when: string) => `Camps saved ${when}.`,
    waiting: (count: number) =>
      count === 1
        ? '1 listing is waiting to be sent.'
        : `${count} listings are waiting to be sent.`,
    see: (count: number) => (count === 1 ? 'See it' : 'See them'),
  },
  today: (time: string) => `at ${time}`,
  checking: 'Back online. Checking for changes.',
  updated: (count: number) => `Up to date. ${count === 1 ? '1 camp' : `${count} camps`} changed.`,
  newVersion: {
    ready: 'A new version is ready.',
    refresh: 'Refresh',
    waits: 'A new version is ready. It’ll wait until you send your form.',
    later: 'Later',
  },
  storageCleared: {
    title: 'The browser cleared Camply’s storage.',
    text: (day: string) => `What you saved was still here on ${day}. Have a backup? Open it now.`,
    open: 'Open a backup',
    close: 'I have none',
  },
  storageRefused: {
    title: 'Nothing can be saved here.',
    text: 'You can browse, but what you save is gone when you close this window. Private windows and blocked cookies do that.',
    close: 'Close: Nothing can be saved here',
  },
  consent: {
    label: 'Counting visits',
    text: 'OK if we count visits with cookies? Never what you type, never anything about your kids.',
    no: 'No thanks',
    yes: 'Accept',
  },
  backup: {
    title: 'No backup yet.',
    text: (counts: string) => `${counts}: only on this device.`,
    save: 'Save a backup',
    later: 'Remind me in a week',
  },
} as const;
