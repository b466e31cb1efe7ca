import { dollars } from '#camps/rules/text/price.ts';

/** What people call what they hold: 'this phone', 'this device'. */
export type ThisDevice = 'phone' | 'device';

/** Copy of the alarms that ring on this phone. */
export const phoneAlarmsCopy = {
  title: (on: ThisDevice) => `Alarms on this ${on}`,
  opening: 'Loading your alarms',
  lost: 'Your alarms didn’t load. Close this and try again. The alarm in your calendar works without them.',

  off: {
    what: (on: ThisDevice) => [
      `This ${on} rings the morning sign-up opens for a camp in your plan.`,
      'It works with Camply closed. It does need a signal.',
      'It names the camp, never your child.',
    ],
    known:
      'Our server knows when it rings, not for which camp. A set of times is a bit like a fingerprint, though: if somebody knows when your camps open, they could guess that it’s you.',
    ring: (on: ThisDevice) => `Ring on this ${on}`,
    asks: 'Your browser will ask whether Camply may notify you.',
    busy: 'Allow it in your browser, then give it a few seconds.',
  },
  calendar:
    'The alarm in your calendar works now, without us: press “Alarm” beside a camp in My Schedule.',
  toPlan: 'Open My Schedule',

  ways: {
    install: {
      title: 'First, put Camply on your home screen',
      text: 'An iPhone or iPad rings only for apps on its home screen. Open Camply from there, and turn on alarms.',
      action: 'Show me how',
    },
    inApp: {
      title: 'Not in this window',
      text: 'It belongs to another app, which can’t ring for Camply. Open Camply in your browser.',
    },
    blocked: {
      title: 'Notifications are blocked',
      text: {
        ios: 'To allow them: Settings, Notifications, Camply, Allow Notifications.',
        android:
          'To allow them: tap the icon beside the address, then Permissions, Notifications. Installed? Press and hold the Camply icon, then App info, Notifications.',
        safari: 'To allow them: Safari menu, Settings, Websites, Notifications.',
        computer: 'To allow them: click the icon beside the address, and allow notifications.',
      },
    },
    unable: {
      title: 'This browser can’t ring',
      text: {
        ios: 'Alarms need iOS 16.4 or newer, and Camply on your home screen.',
        android: 'It has no notifications, or its window is private. Chrome and Firefox have them.',
        safari:
          'It has no notifications. Safari 16 or newer has them, and so do Chrome and Firefox.',
        computer:
          'It has no notifications, or its window is private. Chrome, Edge, Firefox and Safari have them.',
      },
    },
    notSetUp: {
      title: 'Alarms aren’t set up on this site',
      text: 'There’s nothing you need to change.',
    },
  },

  on: {
    heading: 'What rings next',
    none: 'Nothing yet. Once a camp in your plan announces its sign-up, it’ll be here.',
    more: (count: number) => `and ${count} more`,
    waits: 'waiting for a connection',
    /** What it will say then: 'today' is that day. */
    says: (title: string) => `“${title}”`,
    today: (time: string) => `Today, ${time}`,
    at: (day: string, time: string) => `${day}, ${time}`,
    full: (on: ThisDevice) =>
      `Your plan has more alarms than one ${on} may have. The next ones ring, and later ones move up.`,
    moved: (on: ThisDevice) =>
      `If a camp moves its opening, your ${on} finds out the next time you open Camply. Each alarm shows the day we last checked.`,
    off: 'Turn alarms off',
    offSaid: (on: ThisDevice) =>
      `Alarms are off. Our server forgets this ${on} once you’re online.`,
  },
  wish: {
    legend: 'Also ring',
    atMinute: '15 minutes before',
    atMinuteHint:
      'Handy for camps that fill up in minutes. It tells us more: few camps open at the same minute, so the time is easier to match to one.',
    weeklyLook: 'Weekly look',
    weeklyLookHint: 'Sundays at 5, in season. Five minutes for your plan.',
  },
  trial: {
    ring: 'Ring now, to try',
    asked: (on: ThisDevice) =>
      `It rings within a minute or two. Lock your ${on === 'phone' ? 'phone' : 'screen'} if you like.`,
    arrived: (time: string) => `It arrived at ${time}.`,
    missing: 'Nothing rang yet.',
    check: {
      ios: 'Check that no Focus is on, and that Settings, Notifications, Camply allows sounds.',
      android:
        'Check that Do Not Disturb is off and that your browser may use the battery in the background.',
      safari:
        'Check that no Focus is on, and that Safari may notify you: System Settings, Notifications.',
      computer:
        'Check that your browser is running: it rings only then. And that Do Not Disturb is off.',
    },
  },

  loss: {
    title: (on: ThisDevice) => `Alarms no longer ring on this ${on}`,
    permission: 'Your browser doesn’t allow Camply’s notifications anymore.',
    subscription: 'Your browser dropped them. That happens after updates.',
    again: 'Turn on again',
    leave: 'Leave them off',
    said: 'Alarms are on again',
  },
  outcomes: {
    denied: 'Your browser said no, so nothing has changed.',
    failed:
      'That didn’t work, so nothing has changed. Check your connection and try again. A private window or a full disk can be why, too.',
    unserved:
      'Your browser’s notifications go through a service we can’t ring, so nothing has changed. Try another browser on this device.',
    unpaid: 'This season’s alarms aren’t paid for yet.',
    /** Of a camp that is waited for. */
    room: 'There’s room already. Sign up while it lasts.',
    gone: 'That camp isn’t listed anymore, or its season is over.',
  },

  fee: {
    free: 'Alarms are free until launch.',
    price: (cents: number) =>
      `Alarms cost ${dollars(cents)} for a season. Everything else stays free.`,
    pay: (cents: number) => `Pay ${dollars(cents)}`,
    opens: ', opens in a new tab',
    until: (day: string) => `Paid through ${day}. Thank you.`,
  },

  room: {
    heading: 'Waiting for a spot',
    ask: 'Tell me when there’s room',
    askFor: (camp: string) => `Tell me when there’s room at ${camp}`,
    known: (on: ThisDevice) =>
      `We’ll know that this ${on} is waiting for this camp. We forget it after it rings.`,
    on: 'We’ll ring when we hear there’s room.',
    stop: 'Stop',
    stopFor: (camp: string) => `Stop waiting for ${camp}`,
    waits: 'Waiting for a connection.',
    elsewhere: (on: ThisDevice) => `This ${on} can’t ring yet when there’s room.`,
    why: 'See why',
  },

  /** One line beside the sign-ups. */
  line: {
    ring: (on: ThisDevice) => `Ring on this ${on}, too`,
    rings: (on: ThisDevice) => `Rings on this ${on}`,
    see: (on: ThisDevice) => `Alarms on this ${on}`,
  },
  willItRing: {
    on: (on: ThisDevice, atMinute: boolean) =>
      `This ${on}: rings at 7 that morning, or at 7 the evening before if sign-up is earlier${atMinute ? ', and 15 minutes before' : ''}. It needs a signal.`,
    off: (on: ThisDevice) => `This ${on}: doesn’t ring yet. You can turn that on.`,
    cannot: (on: ThisDevice) => `This ${on}: can’t ring here.`,
  },

  row: {
    title: 'Alarms',
    opening: 'Loading',
    off: 'Off',
    next: (when: string) => `Next: ${when}`,
    none: 'On, nothing to ring yet',
    lost: 'They no longer ring',
    notLoaded: 'They didn’t load',
    ways: {
      install: 'Once Camply is on your home screen',
      inApp: 'Not in this window',
      blocked: 'Notifications are blocked',
      unable: 'This browser can’t ring',
      notSetUp: 'Not set up on this site',
    },
  },
} as const;
