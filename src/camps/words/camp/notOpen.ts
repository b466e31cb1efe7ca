/** Copy for a camp whose sign-up has not begun. */
export const notOpenCopy = {
  mark: 'Sign-up not open yet',
  /** Where the sign of its break stands beside it. */
  brief: 'Not open yet',
} as const;
