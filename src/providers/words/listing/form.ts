/** Copy of the listing form. Messages about typed values are in providers/rules/submission. */
export const formCopy = {
  label: 'Camp listing',
  kept: 'Saved on this device as you type.',
  notKept:
    'This device can’t save what you type: its storage is full or blocked. Sending needs it, too.',
  missing:
    'Part of this form didn’t load, so what you type isn’t saved yet. Check your connection and try again.',
  restored: 'Welcome back. We saved what you typed.',
  required: 'means required.',
  sections: {
    camp: 'The camp',
    place: 'Who and where',
    dates: 'When and how much',
    logo: 'The logo',
  },
  themes: 'Themes to add',
  // What most camps here are about goes first.
  firstThemes: ['Outdoor', 'STEM', 'Art', 'Sports', 'Music', 'Cooking'],
  moreThemes: ['Chess', 'Dance', 'Language', 'Movement', 'Performance', 'Sewing'],
  showAllThemes: 'All twelve themes',
  showFewerThemes: 'Fewer themes',
  split: 'We moved city, state and ZIP code to their own fields.',
  undo: 'Undo',
  logo: {
    drop: 'Drop a logo here, or choose one',
    replace: 'Choose another logo',
    kinds: 'jpeg, jpg, png or webp, at most 5MB',
    preparing: 'Getting your logo ready…',
  },
  submit: 'Submit for review',
  submitting: 'Submitting...',
  later: 'Save and finish later',
  startOver: 'Start over',
  cleared: 'The form is empty again.',
  offline: 'No signal? Submit anyway. It’s sent when you’re back online with Camply open.',
  savedForLater: {
    title: 'Saved on this device',
    description: 'Come back to this page any time. Clearing site data removes it.',
  },
  notSaved: {
    title: 'Not saved',
    description: 'This device’s storage is full or blocked. Keep this page open.',
  },
  failed: { title: 'Submission Failed', description: 'Please try again later.' },
  preview: 'Live preview',
} as const;
