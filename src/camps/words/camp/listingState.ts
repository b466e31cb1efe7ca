/** What favorites and the comparison say of a camp that the directory doesn't have. */
export const listingState = {
  gone: 'No longer listed',
  notYet: 'Not on this device yet',
  unnamed: 'Unknown camp',
} as const;
