// What a user can do with an account. Each outcome is a code that a form has a sentence for; nothing throws.
/** The server did not respond: no signal, a captive portal, or a server that is down. */
type NoAnswer = 'unreachable';
/** Too many tries, or mails; later it works. */
type Limited = 'limited';

export type SignUpOutcome = 'done' | 'confirm' | 'taken' | 'weak' | 'refused' | Limited | NoAnswer;
export type ResetOutcome = 'done' | Limited | NoAnswer;
/** `old`: used, expired, or of a deleted account. */
export type LinkOutcome = 'recovery' | 'signedIn' | 'old' | NoAnswer | UnexpectedLink;
/** A link of another user, or one that this device did not request. `email` is the user that it signs in. */
export type UnexpectedLink = { email: string };
export type MailedCodeOutcome = 'done' | 'wrong' | Limited | NoAnswer;
export type PasswordOutcome = 'done' | 'weak' | 'same' | 'old' | 'needsCode' | Limited | NoAnswer;
/** `clock`: this device's clock is far off, and codes come from a clock. */
export type CodeOutcome = 'done' | 'wrong' | 'used' | 'clock' | 'expired' | Limited | NoAnswer;
export type RemoveOutcome = 'done' | 'needsCode' | NoAnswer;

export type Factor = {
  id: string;
  name: string;
  kind: 'totp' | 'phone';
  isVerified: boolean;
  /** ms since 1970. */
  addedAt: number;
};

export type Enrolled =
  | { outcome: 'done'; factorId: string; secret: string; uri: string }
  | { outcome: 'nameTaken' | 'needsCode' | 'refused' | Limited | NoAnswer };

/** A phone number whose codes come by text message. */
export type EnrolledPhone =
  | { outcome: 'done'; factorId: string }
  | Exclude<Enrolled, { outcome: 'done' }>;

export type Accounts = {
  signUp(email: string, password: string): Promise<SignUpOutcome>;
  /** `done` whether or not there is such an account. The link of the mail leads to /reset-password. */
  sendReset(email: string): Promise<ResetOutcome>;
  /** Verifies the six digits of that mail, and signs their user in. */
  verifyMailedCode(email: string, code: string): Promise<MailedCodeOutcome>;
  /**
   * Signs in by a link, as `takeLink` gives it; null when it is none. After `unreachable` the same text may be tried
   * again, also where the server has taken it. An unexpected link does not sign in before `acceptLink`.
   */
  followLink(text: string): Promise<LinkOutcome | null>;
  acceptLink(): Promise<LinkOutcome>;
  /** Ends the session of the unexpected link. */
  declineLink(): Promise<void>;
  /** Sets the password of the signed-in user and signs out their other devices. */
  setPassword(password: string): Promise<PasswordOutcome>;
  factors(): Promise<readonly Factor[] | NoAnswer>;
  /** An authenticator app. */
  enroll(name: string): Promise<Enrolled>;
  /** Whether the server sends codes to phones; false when it is unreachable. */
  hasPhoneCodes(): Promise<boolean>;
  enrollPhone(name: string, phone: string): Promise<EnrolledPhone>;
  /** Sends a code to the phone of a factor; the next verifyCode checks that code. */
  sendCode(factorId: string): Promise<'done' | 'expired' | Limited | NoAnswer>;
  /** Finishes an enrollment, or takes the second step of a sign-in. */
  verifyCode(factorId: string, code: string): Promise<CodeOutcome>;
  removeFactor(factorId: string): Promise<RemoveOutcome>;
  /** Address of the provider's page, made by auth-js; null when it could not be made. */
  providerUrl(provider: string, backTo: string): Promise<string | null>;
  /** `password`: just entered again. */
  deleteAccount(password: string): Promise<'done' | 'wrong' | 'needsCode' | Limited | NoAnswer>;
};
