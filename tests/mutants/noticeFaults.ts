import type { Faults } from './Faults.ts';

/** What the app says by itself, and how it is installed. */
export const noticeFaults: readonly Faults[] = [
  {
    file: 'src/site/store/watchStorage.ts',
    tests: ['src/site/store/'],
    faults: [
      {
        before: 'const keptAt = isFirst && traces === 0 ? mark.read() : null;',
        after: 'const keptAt = null;',
        breaks: 'a plan that the browser has cleared is not missed by anybody',
      },
      {
        before: 'const keptAt = isFirst && traces === 0 ? mark.read() : null;',
        after: 'const keptAt = traces === 0 ? mark.read() : null;',
        breaks: 'who removes the last favorite is told that the browser cleared it',
      },
      {
        before: 'error instanceof StorageError && !error.isFull',
        after: 'true',
        breaks: 'code that does not arrive is called broken storage',
      },
    ],
  },
  {
    file: 'src/app/shell/notices/noticeOrder.ts',
    tests: ['src/app/shell/notices/'],
    faults: [
      {
        before: "=> name === 'storageCleared'",
        after: '=> name !== null',
        breaks: 'every notice interrupts a screen reader',
      },
    ],
  },
  {
    file: 'src/base/install/createInstall.ts',
    tests: ['src/base/install/'],
    faults: [
      {
        before: '      prompt = null;\n',
        after: '',
        breaks: 'a prompt that is used up is asked again, and fails',
      },
      {
        before: '    event.preventDefault();\n',
        after: '',
        breaks: 'Chrome shows a bar of its own over the page',
      },
    ],
  },
];
