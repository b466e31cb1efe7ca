import { MIN_PASSWORD_LENGTH } from '../../account/rules/password.ts';

/** A setting of supabase/config.toml; `right` describes the required value. */
export type Setting = readonly [name: string, isRight: (value: unknown) => boolean, right: string];

const is = (wanted: boolean | number | string) => (value: unknown) => value === wanted;
const atLeast = (least: number) => (value: unknown) => typeof value === 'number' && value >= least;
const isThere = (value: unknown) => value !== undefined && value !== '';
const isHookSecret = (value: unknown) => /^v1,whsec_\S+$/.test(String(value));
const each = (table: string, names: string, isRight: Setting[1], right: string): Setting[] =>
  names.split(' ').map((name) => [`${table}.${name}`, isRight, right]);

/** `supabase config push` writes the CLI's defaults for what is not there, so all of it has to be. */
export const configSettings: readonly Setting[] = [
  ...each('auth', 'enabled enable_signup enable_refresh_token_rotation', is(true), 'true'),
  ...each('auth', 'enable_anonymous_sign_ins enable_manual_linking', is(false), 'false'),
  ['auth.jwt_expiry', is(3600), '3600'],
  ['auth.refresh_token_reuse_interval', is(10), '10'],
  ['auth.minimum_password_length', is(MIN_PASSWORD_LENGTH), `${MIN_PASSWORD_LENGTH}, as the form`],
  ['auth.password_requirements', is(''), '""'],
  ['auth.rate_limit.email_sent', atLeast(30), 'how many mails your mail provider sends an hour'],
  ['auth.rate_limit.token_refresh', atLeast(150), '150'],
  ...each('auth.rate_limit', 'sign_in_sign_ups token_verifications', isThere, '30'),
  ...each('auth.email', 'enable_signup double_confirm_changes', is(true), 'true'),
  ['auth.email.enable_confirmations', is(true), 'true, or accounts are made for anybody’s address'],
  ['auth.email.secure_password_change', is(false), 'false: the form asks for no second code'],
  ['auth.email.max_frequency', isThere, '"60s"'],
  ['auth.email.otp_length', is(6), '6, as the form'],
  ['auth.email.otp_expiry', is(3600), '3600, as the mails say'],
  ['auth.hook.send_email.enabled', is(true), 'true, or no family gets a mail'],
  ['auth.hook.send_email.uri', isThere, 'the address of the function send-email-hook'],
  ['auth.hook.send_email.secrets', isHookSecret, 'the hook’s secret (v1,whsec_...)'],
  ['auth.sms.enable_signup', is(false), 'false'],
  ['auth.mfa.max_enrolled_factors', isThere, '10'],
  ...each('auth.mfa.totp', 'enroll_enabled verify_enabled', is(true), 'true'),
  ...each('auth.mfa.phone', 'enroll_enabled verify_enabled', is(false), 'false'),
  ['storage.buckets.camp-logos.public', is(true), 'true'],
  ['storage.buckets.camp-logos.file_size_limit', isThere, '"5MiB"'],
  ['storage.buckets.camp-logos.allowed_mime_types', isThere, 'those of JPEG, PNG and WebP'],
  ['storage.buckets.camp-logos.objects_path', isThere, '"./seed/logos"'],
  ...[
    'get-google-maps-key',
    'geocode',
    'read-sources',
    'payment-webhook',
    'prove-submission',
    'feed',
    'health',
    'send-mail',
    'send-alarms',
    'mail-stop',
    'mail-events',
    'send-email-hook',
  ].flatMap((name) =>
    each(`functions.${name}`, 'verify_jwt', is(false), 'false: its callers have no JWT'),
  ),
];
