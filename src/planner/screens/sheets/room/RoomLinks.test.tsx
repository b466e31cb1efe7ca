// @vitest-environment jsdom
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { onStage } from '#tests/fakes/onStage.tsx';
import { RoomLinks, type RoomLink, type RoomLinkActions } from './RoomLinks.tsx';

afterEach(() => document.body.replaceChildren());

const links: readonly RoomLink[] = [
  {
    id: '1',
    label: 'Grandma',
    canWrite: false,
    lastSeenOn: '2025-10-03',
    until: null,
    unreadable: 0,
    homes: null,
  },
  {
    id: '2',
    label: 'Robin',
    canWrite: true,
    lastSeenOn: null,
    until: '2025-10-10',
    unreadable: 0,
    homes: null,
  },
];

async function show(answer: 'done' | 'failed' = 'done', shown: readonly RoomLink[] = links) {
  const taken: string[] = [];
  const actions: RoomLinkActions = {
    async onTakeBack(id) {
      taken.push(id);
      return answer;
    },
    async onTakeAllBack() {
      taken.push('all');
      return answer;
    },
  };
  const stage = await onStage(
    {},
    <main>
      <RoomLinks links={shown} {...actions} />
    </main>,
  );
  return { ...stage, taken };
}

test('says what each link may do, when it was seen and how long it works', async () => {
  const stage = await show();
  expect(stage.text()).toContain(
    'Can look. Last seen on Oct 3, until 30 days after their last visit.',
  );
  expect(stage.text()).toContain('Can change. Not opened yet, until Oct 10.');
  expect(stage.text()).not.toContain('couldn’t be read');
  await stage.close();
});

test('says whether the other parent has been there, where the link is this family’s', async () => {
  const [, robin] = links;
  if (!robin) throw new Error('no link');
  const ours = await show('done', [{ ...robin, homes: 'ours', lastSeenOn: '2025-10-03' }]);
  expect(ours.text()).toContain('Two homes: you both change it. Last seen on Oct 3.');
  await ours.close();
  const theirs = await show('done', [{ ...robin, homes: 'theirs' }]);
  expect(theirs.text()).toContain('Two homes: you both change it.Stop sharing');
  await theirs.close();
});

test('says what of a room could not be read', async () => {
  const stage = await show(
    'done',
    links.map((link) => ({ ...link, unreadable: 2 })),
  );
  expect(stage.text()).toContain('2 entries couldn’t be read. Your plan hasn’t changed');
  await stage.close();
});

test('takes one link back when asked twice, and leaves the others', async () => {
  const stage = await show();
  await stage.press('Take back: Grandma');
  expect(stage.text()).toContain('The link for Grandma stops working. The others stay.');
  expect(document.activeElement?.textContent).toContain('stops working');
  expect(stage.taken).toEqual([]);
  expect(await axeViolations()).toEqual([]);
  await stage.press('Yes, take it back', 2);
  expect(stage.taken).toEqual(['1']);
  expect(stage.find('output').textContent).toBe('The link for Grandma is taken back.');
  await stage.close();
});

test('keeps a link whose owner thinks again', async () => {
  const stage = await show();
  await stage.press('Take back: Robin');
  await stage.press('Keep it');
  expect(stage.taken).toEqual([]);
  expect(stage.text()).not.toContain('stops working');
  await stage.close();
});

test('keeps the focus on the pressed button while a link is taken back, and then on the list', async () => {
  const answer = Promise.withResolvers<'done'>();
  const waiting: RoomLinkActions = {
    onTakeBack: () => answer.promise,
    onTakeAllBack: () => answer.promise,
  };
  const stage = await onStage({}, <RoomLinks links={links} {...waiting} />);
  await stage.press('Take back: Grandma');
  await stage.press('Yes, take it back');
  expect(document.activeElement?.textContent).toBe('Yes, take it back');
  expect(document.activeElement?.matches(':disabled')).toBe(false);
  answer.resolve('done');
  await stage.says('is taken back.');
  await expect.poll(() => document.activeElement?.textContent).toBe('Take back');
  await stage.close();
});

function OneLink() {
  const [shown, setShown] = useState(links.slice(0, 1));
  const take = async () => {
    setShown([]);
    return 'done' as const;
  };
  return <RoomLinks links={shown} onTakeBack={take} onTakeAllBack={take} />;
}

test('keeps the focus within the list when the last link goes', async () => {
  const stage = await onStage({}, <OneLink />);
  await stage.press('Take back: Grandma');
  await stage.press('Yes, take it back');
  expect(stage.text()).toContain('Nobody has a link to your plan.');
  await expect.poll(() => document.activeElement?.matches('[tabindex="-1"]')).toBe(true);
  await stage.close();
});

test('takes all links back', async () => {
  const stage = await show();
  await stage.press('Take all back');
  expect(stage.text()).toContain('All 2 links stop working.');
  await stage.press('Yes, take all back');
  expect(stage.taken).toEqual(['all']);
  expect(stage.find('output').textContent).toBe('All links are taken back.');
  await stage.close();
});

test('says that a link still opens when taking it back fails', async () => {
  const stage = await show('failed');
  await stage.press('Take back: Grandma');
  await stage.press('Yes, take it back');
  expect(stage.text()).toContain('That didn’t work: the link still opens.');
  expect(stage.find('output').textContent).toBe('');
  await stage.press('Yes, take it back');
  expect(stage.taken).toEqual(['1', '1']);
  await stage.close();
});

test('says when nobody has a link', async () => {
  const nobody: RoomLinkActions = {
    onTakeBack: async () => 'done',
    onTakeAllBack: async () => 'done',
  };
  const stage = await onStage({}, <RoomLinks links={[]} {...nobody} />);
  expect(stage.text()).toContain('Nobody has a link to your plan.');
  await stage.close();
});
