/** The localStorage key of the family's profile. */
export const PROFILE_KEY = 'camply_user_data';
