// What a camp's page shows a moment after its words: one file, since each more is a request.
export { CampNote } from '../CampNote.tsx';
export { Checked } from './Checked.tsx';
export { PageCode } from './PageCode.tsx';
export { SeatsLine } from './SeatsLine.tsx';
export { SendPoster } from './SendPoster.tsx';
export { Sessions } from './Sessions.tsx';
