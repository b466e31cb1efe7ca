// In one file: each one more would weigh on the first part of every page.
export { createCircleKeeper } from '#planner/store/circles/createCircleKeeper.ts';
export { createFamilyMails } from '#planner/store/mails/createFamilyMails.ts';
export { createFeeds } from '#planner/store/feeds/createFeeds.ts';
export { createPopular } from '#planner/store/popular/createPopular.ts';
export { createPublisher } from '#planner/store/rooms/createPublisher.ts';
export { feedText } from './feedText.ts';
export { openAlarms } from './openAlarms.ts';
