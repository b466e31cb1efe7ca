// Ways to sign in without a password: the link and the code of a mail, and a provider's page.
import * as v from 'valibot';
import { withTokenDeadline } from './accessToken.ts';
import type { Accounts, LinkOutcome } from './accounts.ts';
import type { Clock } from '#base/device/clock.ts';
import { isNoAnswer } from '#base/device/isNoAnswer.ts';
import { InvalidTokenError, type TokenCheck } from './checkToken.ts';
import { type MailedLink, readMailedLink } from './mailedLink.ts';
import type { AuthConnection } from './openAuth.ts';
import { linkOutcome, mailedCodeOutcome } from './outcomes.ts';
import type { RequestedMail } from './requestedMail.ts';
import { tokenClaims, type StoredSession } from '#base/session/storedSession.ts';

type LinkTools = {
  auth: AuthConnection;
  /** A second connection whose sessions are not stored on this device. */
  beside: AuthConnection;
  tokens: TokenCheck;
  stored: () => StoredSession | null;
  requested: RequestedMail;
  clock: Clock;
  onRecovery: () => void;
};

type Links = Pick<Accounts, 'verifyMailedCode' | 'followLink' | 'acceptLink' | 'declineLink'>;

type OpenedLink = { text: string; accessToken: string; refreshToken: string; isRecovery: boolean };

const WhoSchema = v.object({ sub: v.string(), email: v.optional(v.string(), '') });

export function createLinks(tools: LinkTools): Links {
  const { auth, beside, tokens, stored, requested, clock } = tools;
  /** Waits for the server's response, or for the user's decision: a mail's token works once. */
  let opened: OpenedLink | null = null;

  async function isGood(token: string): Promise<boolean> {
    try {
      await tokens.check(token);
      return await tokens.isTaken(token);
    } catch (error) {
      if (error instanceof InvalidTokenError) return false;
      throw error;
    }
  }

  async function exchange(code: string): Promise<LinkOutcome> {
    const { word } = await auth.ask((client) => client.exchangeCodeForSession(code));
    const outcome = linkOutcome(word);
    if (outcome === 'done') return 'signedIn';
    return outcome === 'old' ? 'old' : 'unreachable';
  }

  async function redeem(
    text: string,
    { tokenHash, type }: Extract<MailedLink, { kind: 'token' }>,
  ): Promise<OpenedLink | LinkOutcome> {
    const { word, data } = await beside.ask((client) =>
      client.verifyOtp({ token_hash: tokenHash, type }),
    );
    if (linkOutcome(word) === 'old') return 'old';
    if (!data?.session) return 'unreachable';
    const { access_token: accessToken, refresh_token: refreshToken } = data.session;
    return { text, accessToken, refreshToken, isRecovery: type === 'recovery' };
  }

  /** Opens the link's session without storing it on this device. */
  async function open(text: string, link: MailedLink): Promise<OpenedLink | LinkOutcome> {
    if (link.kind === 'failed') return 'unreachable';
    if (link.kind === 'code') return exchange(link.code);
    if (link.kind === 'token') return redeem(text, link);
    // Checked first: auth-js would end the session of this device over an expired link.
    if (link.kind === 'refused' || !(await isGood(link.accessToken))) return 'old';
    const { kind: _, ...session } = link;
    return { text, ...session };
  }

  async function adopt(link: OpenedLink): Promise<LinkOutcome> {
    const { accessToken, refreshToken, isRecovery } = link;
    const { word } = await auth.ask((client) =>
      client.setSession({ access_token: accessToken, refresh_token: refreshToken }),
    );
    if (word === 'unreachable' || word === 'limited') return 'unreachable';
    opened = null;
    if (word !== 'done') return 'old';
    requested.clear();
    if (isRecovery) tools.onRecovery();
    return isRecovery ? 'recovery' : 'signedIn';
  }

  async function follow(text: string, link: MailedLink): Promise<LinkOutcome> {
    const found = opened?.text === text ? opened : await open(text, link);
    if (typeof found === 'string' || !('accessToken' in found)) return found;
    opened = found;
    const { sub, email } = v.parse(WhoSchema, tokenClaims(found.accessToken));
    const here = stored()?.state.userId ?? null;
    const isExpected =
      here === null ? link.kind === 'token' && requested.includes(email) : here === sub;
    return isExpected ? adopt(found) : { email };
  }

  const inTime = (work: Promise<LinkOutcome>): Promise<LinkOutcome> =>
    withTokenDeadline(work, clock).catch((error): LinkOutcome => {
      if (!isNoAnswer(error)) console.error('A mailed link could not be followed', error);
      return 'unreachable';
    });

  return {
    async verifyMailedCode(email, typed) {
      // People type "123 456".
      const token = typed.replaceAll(/\D/g, '');
      const { word, data } = await auth.ask((client) =>
        client.verifyOtp({ email, token, type: 'recovery' }),
      );
      const outcome = mailedCodeOutcome(word);
      if (outcome !== 'done') return outcome;
      if (!data?.session) return 'unreachable';
      requested.clear();
      tools.onRecovery();
      return 'done';
    },

    async followLink(text) {
      const link = readMailedLink(text);
      return link === null ? null : inTime(follow(text, link));
    },

    acceptLink: async () => (opened === null ? 'old' : inTime(adopt(opened))),

    async declineLink() {
      const token = opened?.accessToken;
      opened = null;
      if (token !== undefined) await auth.ask((client) => client.admin.signOut(token, 'local'));
    },
  };
}
