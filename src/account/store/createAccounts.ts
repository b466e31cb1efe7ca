// Accounts by email and password, and what leads to them.
import * as v from 'valibot';
import type { Accounts } from './accounts.ts';
import type { CallClient, AuthConnection } from './openAuth.ts';
import { passwordOutcome, resetOutcome, signUpOutcome } from './outcomes.ts';
import type { RequestedMail } from './requestedMail.ts';
import type { StoredSession } from '#base/session/storedSession.ts';

/** The page that all of this runs in. */
export type AuthPage = {
  /** The origin of mailed links, without a trailing slash. */
  origin: () => string;
};

type AccountTools = {
  auth: AuthConnection;
  ask: CallClient;
  stored: () => StoredSession | null;
  requested: RequestedMail;
  page: AuthPage;
};

type MailAndPassword = Pick<Accounts, 'signUp' | 'sendReset' | 'setPassword' | 'providerUrl'>;

const ProviderSchema = v.picklist(['apple', 'azure', 'facebook', 'github', 'google']);

export function createAccounts(tools: AccountTools): MailAndPassword {
  const { auth, ask, stored, requested, page } = tools;
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
      if (data?.user) requested.add(email);
      // A response without a user is not from our server.
      return data?.user ? 'confirm' : 'unreachable';
    },

    async sendReset(email) {
      const redirectTo = `${page.origin()}/reset-password`;
      const { word } = await auth.ask((client) =>
        client.resetPasswordForEmail(email, { redirectTo }),
      );
      const outcome = resetOutcome(word);
      if (outcome === 'done') requested.add(email);
      return outcome;
    },

    async setPassword(password) {
      const { word } = await ask((client) => client.updateUser({ password }));
      const outcome = passwordOutcome(word);
      const token = stored()?.accessToken;
      if (outcome === 'done' && token !== undefined) {
        // A new password ends all other sessions. GoTrue does so itself, but other servers may not.
        await auth.ask((client) => client.admin.signOut(token, 'others'));
      }
      return outcome;
    },

    async providerUrl(provider, backTo) {
      const known = v.safeParse(ProviderSchema, provider);
      if (!known.success) return null;
      const { data } = await auth.ask((client) => client.leaveFor(known.output, backTo));
      return data?.url ?? null;
    },
  };
}
