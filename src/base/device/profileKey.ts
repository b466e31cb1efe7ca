/** Of localStorage: the family's profile on this device. */
export const PROFILE_KEY = 'camply_user_data';

/**
 * Of localStorage: what the first screen of the plan showed last, with the children's names, so that the next start
 * shows it at its first paint. It goes whenever the profile is written, and with the account that signs out.
 */
export const LAST_WEEK_KEY = 'camply_last_week';
