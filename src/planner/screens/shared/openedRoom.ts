// What a link shows once it is open, as one file: each file more would weigh on the first part of every page.
export { JoinHomes } from './JoinHomes.tsx';
export { SharedView } from './SharedView.tsx';
