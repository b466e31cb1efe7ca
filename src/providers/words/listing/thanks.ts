/** Copy of the card that takes the place of the listing form. Nothing here may promise more than is known. */
export const thanksCopy = {
  title: 'Thank you!',
  gone: 'Your listing isn’t on this device anymore.',
  received: {
    title: 'Thank you! Your camp is in good hands',
    text: 'We have your listing.',
    logoAwaited: 'Your logo is still on its way. Keep Camply open for a moment.',
    logoRefused:
      'Your listing arrived, but the logo couldn’t be used. You can choose another one there.',
  },
  /** The toast. */
  arrived: {
    title: 'Submission Received!',
    description: 'Your camp listing is under review. We’ll be in touch soon!',
  },
  kept: {
    title: 'Thank you! It’s saved on this device',
    text: 'It hasn’t reached us yet. We’ll send it when you’re online with Camply open. Until then, don’t remove Camply or clear its site data.',
  },
  proof: {
    title: 'Thank you! It’s saved on this device',
    text: 'It hasn’t reached us yet. Lots of listings came in today, so we ask for one quick check: it’s under “See where it stands”.',
  },
  attention: {
    title: 'It’s saved, and needs a look',
    text: 'It’s on this device, but it didn’t go through as it is.',
  },
  nextLabel: 'What happens next',
  next: [
    'We review it for accuracy and completeness.',
    'We may write to you with a question.',
    'Once approved, it appears in the right category.',
  ],
  nextWhenSent: 'Once it’s sent:',
  another: 'Submit Another Camp',
  where: 'See where it stands',
  link: {
    label: 'Your private link',
    hint: 'It shows where your listing stands, on any device. Keep it to yourself: anyone who has it can change the listing.',
    hintKept:
      'It works once your listing is sent. Keep it to yourself: anyone who has it can change the listing.',
    copy: 'Copy link',
    copied: 'Copied',
    failed: 'Select the link and copy it by hand.',
  },
} as const;
