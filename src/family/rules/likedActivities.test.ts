import { expect, it } from 'vitest';
import { ACTIVITIES } from '#camps/rules/camp/activity.ts';
import { likedActivities, toggleActivity } from './likedActivities.ts';
import { MAX_TEXT_LENGTH } from './profile.ts';

it('adds and takes out single activities, in the order of the list', () => {
  const stem = toggleActivity({ activities: '' }, 'STEM');
  const both = toggleActivity({ activities: stem }, 'Art');
  expect([stem, both]).toEqual(['stem', 'art stem']);
  expect(likedActivities({ activities: both })).toEqual(['Art', 'STEM']);
  expect(toggleActivity({ activities: both }, 'STEM')).toBe('art');
  expect(toggleActivity({ activities: 'art' }, 'Art')).toBe('');
});

it('leaves out slugs that it does not know', () => {
  expect(likedActivities({ activities: 'falconry art' })).toEqual(['Art']);
});

it('has room for all activities', () => {
  const all = ACTIVITIES.map((one) => one.toLowerCase()).join(' ');
  expect(all.length).toBeLessThanOrEqual(MAX_TEXT_LENGTH);
  expect(likedActivities({ activities: all })).toEqual([...ACTIVITIES]);
});
