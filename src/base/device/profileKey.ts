/** Of localStorage: the family's profile on this device. */
export const PROFILE_KEY = 'camply_user_data';
