// Accounts by email and password, and the links that are mailed.
import * as v from 'valibot';
import type { Accounts, LinkOutcome } from './accounts.ts';
import { isNoAnswer } from '../device/isNoAnswer.ts';
import { withDeadline } from './accessToken.ts';
import type { Clock } from '../device/clock.ts';
import { InvalidTokenError, type TokenCheck } from './checkToken.ts';
import { type MailedLink, readMailedLink } from './mailedLink.ts';
import type { Ask, Auth } from './openAuth.ts';
import { passwordOutcome, resetOutcome, signUpOutcome } from './outcomes.ts';
import type { StoredSession } from './storedSession.ts';

/** The page that all of this runs in. */
export type AuthPage = {
  /** Where mailed links lead back to, without a slash at the end. */
  origin: () => string;
  /** Takes the fragment out of the address and of this entry of the history. */
  dropFragment: () => void;
};

type AccountTools = {
  auth: Auth;
  ask: Ask;
  tokens: TokenCheck;
  stored: () => StoredSession | null;
  clock: Clock;
  page: AuthPage;
  onRecovery: () => void;
};

type MailAndPassword = Pick<
  Accounts,
  'signUp' | 'sendReset' | 'followLink' | 'setPassword' | 'providerUrl'
>;

const ProviderSchema = v.picklist(['apple', 'azure', 'facebook', 'github', 'google']);

export function createAccounts(tools: AccountTools): MailAndPassword {
  const { auth, ask, tokens, stored, clock, page } = tools;
  /** Of a link whose session could not be taken for want of an answer: its fragment has left the address. */
  let waiting = '';

  async function isGood(token: string): Promise<boolean> {
    try {
      await tokens.check(token);
      return await tokens.isTaken(token);
    } catch (error) {
      if (error instanceof InvalidTokenError) return false;
      throw error;
    }
  }

  async function adopt(link: Extract<MailedLink, { kind: 'session' }>): Promise<LinkOutcome> {
    const { accessToken, refreshToken, isRecovery } = link;
    // Asked first: auth-js would end the session of this device over a link that has ended.
    if (!(await isGood(accessToken))) return 'old';
    const { word } = await auth.ask((client) =>
      client.setSession({ access_token: accessToken, refresh_token: refreshToken }),
    );
    if (word === 'unreachable' || word === 'limited') return 'unreachable';
    if (word !== 'done') return 'old';
    if (isRecovery) tools.onRecovery();
    return isRecovery ? 'recovery' : 'signedIn';
  }

  return {
    async signUp(email, password) {
      const { word, data } = await auth.ask((client) =>
        // Nothing about a family: an account has an address and a password.
        client.signUp({
          email,
          password,
          options: { data: {}, emailRedirectTo: `${page.origin()}/login` },
        }),
      );
      const outcome = signUpOutcome(word);
      if (outcome !== 'done' || data?.session) return outcome;
      // Without a user it was the answer of somebody else.
      return data?.user ? 'confirm' : 'unreachable';
    },

    async sendReset(email) {
      const redirectTo = `${page.origin()}/reset-password`;
      const { word } = await auth.ask((client) =>
        client.resetPasswordForEmail(email, { redirectTo }),
      );
      return resetOutcome(word);
    },

    async followLink(fragment) {
      const text = fragment || waiting;
      const link = readMailedLink(text);
      if (link === null) return null;
      if (fragment !== '') page.dropFragment();
      waiting = '';
      if (link.kind === 'refused') return 'old';
      if (link.kind === 'failed') return 'unreachable';
      const outcome = await withDeadline(adopt(link), clock).catch((error): LinkOutcome => {
        if (!isNoAnswer(error)) console.error('A mailed link could not be followed', error);
        return 'unreachable';
      });
      if (outcome === 'unreachable') waiting = text;
      return outcome;
    },

    async setPassword(password) {
      const { word } = await ask((client) => client.updateUser({ password }));
      const outcome = passwordOutcome(word);
      const token = stored()?.accessToken;
      if (outcome === 'done' && token !== undefined) {
        // Whoever knew the old one is out. The server does so itself; it may be one that does not.
        await auth.ask((client) => client.admin.signOut(token, 'others'));
      }
      return outcome;
    },

    async providerUrl(provider, backTo) {
      const known = v.safeParse(ProviderSchema, provider);
      if (!known.success) return null;
      const options = { redirectTo: backTo, skipBrowserRedirect: true };
      const { data } = await auth.ask((client) =>
        client.signInWithOAuth({ provider: known.output, options }),
      );
      return data?.url ?? null;
    },
  };
}
