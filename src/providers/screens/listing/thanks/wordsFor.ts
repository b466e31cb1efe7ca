import type { OutboxEntry } from '#providers/store/outbox/outbox.ts';
import { thanksCopy } from '#providers/words/listing/thanks.ts';
import { isReceived } from '../form/isReceived.ts';

const offersProof = typeof import.meta.env.CAMPLY_TURNSTILE_KEY === 'string';

/** `logo`: a remaining remark about it, or null. */
type Words = { title: string; text: string; logo: string | null };

/** The current texts for a submission: it is called received only after the server has confirmed it. */
export function wordsFor(entry: OutboxEntry | null): Words {
  const { received, kept, proof, attention } = thanksCopy;
  if (entry === null) return { title: thanksCopy.title, text: thanksCopy.gone, logo: null };
  if (entry.state === 'refused' || entry.state === 'conflict' || entry.state === 'closed') {
    const { title, text } = attention;
    return { title, text: entry.problem === null ? text : `${text} ${entry.problem}`, logo: null };
  }
  if (!isReceived(entry)) {
    return { ...(entry.wantsProof && offersProof ? proof : kept), logo: null };
  }
  const { title, text, logoRefused, logoAwaited } = received;
  if (entry.state === 'logoRefused') return { title, text, logo: logoRefused };
  const isAwaited = entry.logo !== null && entry.server?.logo !== 'here';
  return { title, text, logo: isAwaited ? logoAwaited : null };
}
