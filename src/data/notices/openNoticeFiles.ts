// Fetched in one piece when a page is idle: a file for each would weigh on every first page by its name.
export { createInstall } from '../install/createInstall.ts';
export { openNotices } from './openNotices.ts';
