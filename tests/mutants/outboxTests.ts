export const OUTBOX = [
  'tests/offline/outboxSaved.test.ts',
  'tests/offline/outboxAnswers.test.ts',
  'tests/offline/outboxRevisions.test.ts',
  'tests/offline/outboxDiscard.test.ts',
  'tests/offline/outboxTwoPhones.test.ts',
  'tests/offline/outboxWhen.test.ts',
  'tests/offline/outboxTabs.test.ts',
  'tests/offline/outboxProof.test.ts',
  'tests/offline/killedWhileSending.test.ts',
];

export const STATUS = [
  'tests/offline/outboxStatus.test.ts',
  'tests/offline/outboxRevisions.test.ts',
  'tests/offline/outboxDiscard.test.ts',
  'tests/offline/outboxTwoPhones.test.ts',
];
