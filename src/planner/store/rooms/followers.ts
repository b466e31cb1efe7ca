// In one file: each one more would weigh on the first part of every page.
export { createCircleKeeper } from '../circles/createCircleKeeper.ts';
export { createFamilyMails } from '../mails/createFamilyMails.ts';
export { createPopular } from '../popular/createPopular.ts';
export { createPublisher } from './createPublisher.ts';
