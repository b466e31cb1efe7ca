/** The property in which the script in <head> saves the event, which may come before any other script. */
export const PROMPT_KEY = 'camplyInstallPrompt';

/** `beforeinstallprompt`, which only Chromium sends: the right to ask once whether the app shall be installed. */
export type InstallPrompt = {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

export const isInstallPrompt = (value: unknown): value is InstallPrompt =>
  typeof value === 'object' &&
  value !== null &&
  'prompt' in value &&
  typeof value.prompt === 'function' &&
  'userChoice' in value;
