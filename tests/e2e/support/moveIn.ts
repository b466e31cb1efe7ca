import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { ChildSchema, emptyProfile } from '#family/rules/profile.ts';
import { stampChanges } from '#family/rules/things.ts';
import { NO_OFFERS_YET } from '#site/rules/dueOffer.ts';
import { NOON } from './today.ts';

const YESTERDAY = Date.parse(NOON) - 86_400_000;

/** Three children, without a backup: an earlier visit has seen them. */
const stored = {
  camply_user_data: {
    state: stampChanges(
      emptyProfile(),
      {
        ...emptyProfile(),
        children: ['Ada', 'Max', 'Wren'].map((firstName) =>
          v.parse(ChildSchema, { id: firstName, firstName }),
        ),
      },
      YESTERDAY,
    ),
    version: 1,
  },
  'camply-offers': { ...NO_OFFERS_YET, savedSince: YESTERDAY },
};
const texts = Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)] as const);

/** A family lives on this phone since yesterday. What a visit changes of it stays. */
export async function moveIn(page: Page): Promise<void> {
  await page.addInitScript((kept) => {
    for (const [key, text] of kept) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    }
  }, texts);
}
