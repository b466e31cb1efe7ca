/** Copy of what puts Camply on the home screen. A word between two asterisks is what the browser calls it. */
const homeScreen = {
  title: 'Put Camply on your home screen',
  text: 'It opens with no signal, and the browser stops clearing it.',
};
const addToHomeScreen = [
  { text: 'Scroll down and tap *Add to Home Screen*.', picture: 'addRow' },
  {
    text: 'Tap *Add*, then open Camply from there.',
    picture: 'add',
    hint: 'If it shows “Open as Web App”, leave that on.',
  },
] as const;

export const installCopy = {
  entry: { name: 'Install Camply', hint: 'Opens with no signal' },
  inAppEntry: { name: 'Open in your browser', hint: 'So what you save isn’t lost' },
  notNow: 'Not now',
  installed: {
    title: 'Camply is installed',
    text: 'It opens from your home screen or start menu.',
  },

  /** What Camply asks by itself. */
  offer: {
    title: 'Keep Camply handy?',
    text: 'As an app, it opens with no signal. Free, no app store.',
    show: 'Show me how',
  },
  inAppOffer: {
    title: 'Open Camply in your browser.',
    text: 'This window belongs to another app. What you save here may be lost.',
  },

  prompt: {
    title: 'Install Camply?',
    text: 'Free, no app store. Remove it like any app.',
    points: [
      'Opens with no signal',
      'Your plan is already in it',
      'The browser won’t clear it to make room',
    ],
    install: 'Install',
    failed: 'Your browser didn’t ask. Use “Install” in its own menu.',
  },

  steps: {
    iphone: {
      ...homeScreen,
      steps: [
        {
          text: 'Tap *Share* at the bottom of Safari.',
          picture: 'shareBelow',
          hint: 'Not there? It’s behind the three dots.',
        },
        ...addToHomeScreen,
      ],
    },
    ipad: {
      ...homeScreen,
      steps: [
        { text: 'Tap *Share* at the top of Safari.', picture: 'shareAbove' },
        ...addToHomeScreen,
      ],
    },
    iosChrome: {
      ...homeScreen,
      steps: [
        { text: 'Tap *Share* beside the address.', picture: 'shareAbove' },
        ...addToHomeScreen,
      ],
    },
    iosOther: {
      ...homeScreen,
      steps: [
        {
          text: 'Open the browser’s menu and tap *Share*.',
          picture: 'shareRow',
        },
        ...addToHomeScreen,
      ],
    },
    dock: {
      title: 'Put Camply in your Dock',
      text: 'It opens with no signal, and Safari stops clearing it.',
      steps: [
        { text: 'In Safari’s menu bar, open *File*.' },
        { text: 'Choose *Add to Dock*.', hint: 'Not there? Your Mac needs macOS Sonoma or newer.' },
        { text: 'Click *Add*, then open Camply from the Dock.' },
      ],
    },
    androidMenu: {
      title: 'Put Camply on your home screen',
      text: 'It opens with no signal. Your plan is already in it.',
      steps: [
        { text: 'Open Firefox’s menu with the *three dots*.', picture: 'menu' },
        { text: 'Tap *Add app to Home screen*.', hint: 'Some versions call it “Install”.' },
        { text: 'Tap *Add*, then open Camply from there.', picture: 'add' },
      ],
    },
    inApp: {
      title: 'Open this in your browser first',
      text: 'This window belongs to another app. What you save here may be lost when it closes.',
      steps: [
        { text: 'Tap the *three dots* in the corner.', picture: 'menu' },
        {
          text: 'Choose *Open in browser*.',
          hint: 'Not there? Copy the link, and paste it into your browser.',
        },
      ],
    },
  },
  copyLink: 'Copy the link',
  linkCopied: 'Copied. Paste it into your browser.',
  linkNotCopied: 'Couldn’t copy it. Here it is:',
  stay: 'Stay here',

  carry: {
    title: 'First, take your plan along',
    text: (browser: string) =>
      `The app starts empty: it can’t see what you saved in ${browser}. It’ll ask for a code.`,
    make: 'Make the code',
    backup: 'Save a backup file instead',
    made: 'Enter this in the app when it asks:',
  },
} as const;

/** How the installed app names the browser it was installed from. */
export const browserNames = {
  iphone: 'Safari',
  ipad: 'Safari',
  iosChrome: 'Chrome',
  iosOther: 'this browser',
  dock: 'Safari',
} as const;
