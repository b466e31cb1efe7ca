// The server's outcomes, for which forms have sentences.
/** The code of a response: 'done', 'limited', 'unreachable', or the server's own error code ('' when it sent none). */
export type AuthCode = string;

/** Maps a code to its outcome. Any other code comes from a proxy, or from a server that is not set up for it. */
const reader =
  <T extends string>(meanings: Readonly<Record<T, readonly string[]>>) =>
  (word: AuthCode): T | 'done' | 'limited' | 'unreachable' => {
    if (word === 'done' || word === 'limited') return word;
    for (const meaning in meanings) if (meanings[meaning].includes(word)) return meaning;
    return 'unreachable';
  };

/** The session is over: signed out elsewhere, expired, or of an account that is gone. */
export const OVER: readonly string[] = [
  'session_not_found',
  'session_expired',
  'user_not_found',
  'user_banned',
  'refresh_token_not_found',
  'refresh_token_already_used',
  'bad_jwt',
  'no_authorization',
];

/** A wrong password and an unknown address sound alike. */
export const signInOutcome = reader({
  wrong: [
    'invalid_credentials',
    'user_not_found',
    'user_banned',
    'validation_failed',
    'email_address_invalid',
  ],
  unconfirmed: ['email_not_confirmed'],
});

export const signUpOutcome = reader({
  taken: ['user_already_exists', 'email_exists', 'conflict'],
  weak: ['weak_password'],
  refused: [
    'signup_disabled',
    'email_provider_disabled',
    'email_address_invalid',
    'email_address_not_authorized',
    'validation_failed',
    'captcha_failed',
  ],
});

/** The outcome of a link or a provider's page, which is old when used, expired, or of a deleted user. */
export const linkOutcome = reader({
  old: [
    'otp_expired',
    'otp_disabled',
    'validation_failed',
    'user_not_found',
    'user_banned',
    'flow_state_not_found',
    'flow_state_expired',
    'bad_code_verifier',
    'bad_oauth_state',
  ],
});

/** The outcome of the six digits in a mail. */
export const mailedCodeOutcome = reader({
  wrong: ['otp_expired', 'otp_disabled', 'validation_failed', 'user_not_found', 'user_banned'],
});

/** The outcome of a reset, which does not reveal whether the account exists. */
export const resetOutcome = reader({
  done: ['user_not_found', 'validation_failed', 'email_address_invalid', 'email_not_confirmed'],
});

export const passwordOutcome = reader({
  weak: ['weak_password'],
  same: ['same_password'],
  // A sign-in of long ago does not change a password either: a new one does.
  old: [...OVER, 'reauthentication_needed', 'reauthentication_not_valid', 'reauth_nonce_missing'],
  needsCode: ['insufficient_aal'],
});

export const codeOutcome = reader({
  wrong: ['mfa_verification_failed', 'mfa_verification_rejected', 'validation_failed'],
  expired: [...OVER, 'mfa_challenge_expired', 'mfa_factor_not_found', 'mfa_ip_address_mismatch'],
});

export const enrollOutcome = reader({
  nameTaken: ['mfa_factor_name_conflict'],
  needsCode: ['insufficient_aal'],
  refused: [
    'too_many_enrolled_mfa_factors',
    'mfa_totp_enroll_not_enabled',
    'mfa_phone_enroll_not_enabled',
    'phone_exists',
    'sms_send_failed',
    'validation_failed',
  ],
});

export const removeOutcome = reader({
  needsCode: ['insufficient_aal'],
  done: ['mfa_factor_not_found'],
});
