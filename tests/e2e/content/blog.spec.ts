import type { Page } from '@playwright/test';
import { posts, relatedPosts } from '#site/words/blog/posts.ts';
import { expect, test } from '../support/camply.ts';
import { isLoaded, openPage } from '../support/openPage.ts';

const slug = 'fall-break-camp-planning-guide';
const title = 'The fall break camp planning guide';
const body = (page: Page) => page.locator('main article').first();
const shownPicture = (page: Page) => body(page).locator('img:visible').first();

test('navigates from the list to a post, to a related post, and back', async ({
  page,
  request,
}) => {
  await page.goto('/blog');
  await expect(page.getByRole('article')).toHaveCount(7);
  await expect(page.getByRole('link', { name: 'Join the Waitlist' }).first()).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
    'href',
    '/rss.xml',
  );

  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(body(page).getByRole('table')).toContainText('Gwinnett County');
  await expect(page).toHaveTitle(/^Fall break camp planning guide: dates by district/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`/blog/${slug}$`),
  );
  await expect(page.getByRole('link', { name: 'Browse Fall Break Camps' })).toHaveAttribute(
    'href',
    '/browse/fall-break',
  );

  const related = page.getByRole('region', { name: 'Related Articles' }).getByRole('article');
  await expect(related.getByRole('link')).toHaveText(relatedPosts(slug).map((one) => one.title));
  await related.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(posts[0]?.title ?? '');
  await expect(body(page)).toContainText('nine tabs');
  await page.getByRole('link', { name: 'All notes' }).click();
  await expect(page.getByRole('article')).toHaveCount(7);

  // An unknown post, as a link of ours would open it.
  expect((await request.get('/blog/no-such-post')).status()).toBe(404);
  await page.evaluate(() => history.pushState(null, '', '/blog/no-such-post'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
  await expect(page.getByText('The blog post you’re looking for doesn’t exist.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page.getByRole('article')).toHaveCount(7);
});

test.describe('the markup was changed before hydration', () => {
  // React says so in the console and draws the page anew.
  test.use({ expectedConsoleErrors: /Minified React error #418|hydrat/i });

  test('still renders the body of the post', async ({ page }) => {
    await page.route(`**/blog/${slug}`, async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace('<h1 id="post-title">', '<h1 id="post-title">X');
      await route.fulfill({ response: answer, body: html });
    });
    await page.goto(`/blog/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(body(page).getByRole('table')).toContainText('Gwinnett County');
  });
});

test.describe('in motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('keeps the prerendered body, and fetches the pictures of one color scheme only', async ({
    page,
    siteProxy,
  }) => {
    const requested = (part: RegExp) => siteProxy.requests.filter((path) => part.test(path));
    const shows = async (scheme: string) => {
      await expect(shownPicture(page)).toHaveAttribute('src', new RegExp(`-${scheme}-`));
      await expect.poll(async () => shownPicture(page).evaluate(isLoaded)).toBe(true);
    };
    const served = await (await page.request.get(`/blog/${slug}`)).text();
    expect(served).toContain('Which district is off when');

    await openPage(page, `/blog/${slug}`);
    await expect(body(page).getByRole('table')).toContainText('Gwinnett County');
    const scripts = requested(/\/assets\/(preparePost|fall-break-camp)-/);
    expect(scripts, 'neither body nor sanitizer is fetched again').toEqual([]);
    await shows('light');
    expect(requested(/^\/pictures\/blog\/.*dark/)).toEqual([]);
    const toggle = page.getByRole('button', { name: /light and dark/i });
    await toggle.click();
    await expect(toggle).toBeFocused();
    await shows('dark');
  });
});
