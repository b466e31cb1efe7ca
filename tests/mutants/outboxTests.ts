export const OUTBOX = [
  'src/providers/store/offline/outboxSaved.test.ts',
  'src/providers/store/offline/outboxAnswers.test.ts',
  'src/providers/store/offline/outboxRevisions.test.ts',
  'src/providers/store/offline/outboxDiscard.test.ts',
  'src/providers/store/offline/outboxTwoPhones.test.ts',
  'src/providers/store/offline/outboxWhen.test.ts',
  'src/providers/store/offline/outboxTabs.test.ts',
  'src/providers/store/offline/outboxProof.test.ts',
  'src/providers/store/offline/killedWhileSending.test.ts',
];

export const STATUS = [
  'src/providers/store/offline/outboxStatus.test.ts',
  'src/providers/store/offline/outboxRevisions.test.ts',
  'src/providers/store/offline/outboxDiscard.test.ts',
  'src/providers/store/offline/outboxTwoPhones.test.ts',
];
