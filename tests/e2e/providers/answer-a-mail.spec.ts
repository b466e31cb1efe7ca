// What a provider presses in answer to a mail is on a family's phone: free places, and "not this year".
import { callFunction } from '../../../supabase/local/testing/aSubmission.ts';
import { expect, test } from '../support/camply.ts';
import { anotherSession, aSession } from '../support/account.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { giveReviewRole, sent } from '../support/reviewer.ts';

const EMAIL = 'mina@lantern.example';
const NAME = 'Lantern Larks';
// Answers are of the server's own day, so this journey is in the next fall of the real calendar.
const YEAR = new Date().getFullYear() + 1;
const SEASON = `fall-${YEAR}`;

test('takes a provider’s answers to a mail to a family’s phone', async ({ browser, backend }) => {
  const { url, secretKey } = backend;
  const operator = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  const season = {
    season: SEASON,
    label: `Fall Break ${YEAR}`,
    starts_on: `${YEAR}-09-01`,
    ends_on: `${YEAR}-10-31`,
  };
  expect((await callFunction(url, 'new_season', season, operator)).status).toBe(200);
  const family = await browser.newContext({ baseURL: url });
  const provider = await browser.newContext({ baseURL: url });
  try {
    const listing = await sent(backend, {
      camp_provider_name: NAME,
      email: EMAIL,
      camp_dates: 'Oct 4-8',
    });

    // The first mail names nothing that was typed; its link says that somebody reads this address.
    const first = await linkOf(url, 0);
    expect(first.text).not.toContain(NAME);
    const desk = await provider.newPage();
    await desk.goto(first.path);
    await expect(desk.getByRole('heading', { name: 'Is this your address?' })).toBeVisible();
    await expectNoAxeViolations(desk, 'a first mail');
    await desk.getByRole('button', { name: 'Yes, it’s mine' }).click();
    await expect(
      desk.getByText('Thanks! Our emails can name your camp from now on.'),
    ).toBeVisible();

    await approve(listing.id);
    const live = await linkOf(url, 1);
    expect(live.text).toContain(NAME);
    await desk.goto(live.path);
    await desk.reload();
    await desk.getByRole('button', { name: 'A few spots left' }).click();
    await expect(desk.getByText('Thanks! Families see it for a week.')).toBeVisible();
    await expectNoAxeViolations(desk, 'an answered mail');

    const phone = await family.newPage();
    await phone.goto(`/browse/fall-break?search=${encodeURIComponent(NAME)}`);
    const card = phone.getByRole('article', { name: NAME });
    await expect(card).toContainText('A few spots left');

    await desk.getByRole('button', { name: 'Not this year' }).click();
    await expect(desk.getByText('It’s off the list.', { exact: false })).toBeVisible();
    await phone.reload();
    await expect(card).toBeHidden();
    await expect(phone.getByText(/^Showing 0 of/).first()).toBeVisible();
  } finally {
    await family.close();
    await provider.close();
    // The other journeys of this worker know no such season.
    const gone = { deleted_at: new Date().toISOString() };
    for (const [table, column] of [
      ['camps', 'season_id'],
      ['seasons', 'id'],
    ]) {
      const removed = await fetch(`${url}/rest/v1/${table}?${column}=eq.${SEASON}`, {
        method: 'PATCH',
        headers: { ...operator, 'content-type': 'application/json' },
        body: JSON.stringify(gone),
      });
      expect(removed.status).toBeLessThan(300);
    }
  }

  async function approve(id: string): Promise<void> {
    const email = 'iris@camply.example';
    await aSession(backend, email);
    await giveReviewRole(backend, email);
    const { access_token: token } = await anotherSession(backend, email);
    const camp = {
      season_ids: [SEASON],
      listing: 'basic',
      date_array: [{ date: `${YEAR}-10-04` }],
      changes: {},
      latitude: null,
    };
    const verdict = { id, revision: 1, verdict: 'approved', camp };
    const approved = await callFunction(url, 'review_submission', verdict, {
      authorization: `Bearer ${token}`,
    });
    expect(approved.status, JSON.stringify(approved.body)).toBe(200);
  }
});

/** The mail to the provider that came after so many others, and where its link leads on this site. */
async function linkOf(url: string, earlier: number): Promise<{ text: string; path: string }> {
  const mails = async (): Promise<{ to: string; subject: string; text: string }[]> => {
    const all: { to: string; subject: string; text: string }[] = await (
      await fetch(`${url}/_mail`)
    ).json();
    return all.filter(({ to }) => to === EMAIL);
  };
  await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBe(earlier + 1);
  const [latest] = await mails();
  const text = `${latest?.subject}\n${latest?.text}`;
  const [, path = ''] = /https?:\/\/[^/\s]+(\/my-listing#token=\S+)/.exec(text) ?? [];
  return { text, path };
}
