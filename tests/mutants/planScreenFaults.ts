import type { Faults } from './Faults.ts';

const STORED = ['src/planner/store/offline/planner.test.ts'];

/** Whether a change of the plan is kept and can be taken back, and what screens, alarms and calendars say of it. */
export const planScreenFaults: readonly Faults[] = [
  {
    file: 'src/planner/store/createPlanner.ts',
    tests: STORED,
    faults: [
      {
        before: 'const mine = last.then(work);',
        after: 'const mine = work();',
        breaks: 'undo overtakes the change that it should take back',
      },
      {
        before: 'changes: before.toReversed()',
        after: 'changes: before',
        breaks: 'undo leaves a row as it was in the middle of a command',
      },
      {
        before: '(found[at] ?? 0) >= stamp',
        after: 'true',
        breaks: 'a write that the browser has forgotten is called saved',
      },
      {
        before: 'done = [...done, inverse].slice(-MOST_STEPS);\n    undone = [];',
        after: 'done = [...done, inverse].slice(-MOST_STEPS);',
        breaks: 'redo brings back what a newer change has replaced',
      },
    ],
  },
  {
    file: 'src/planner/store/keepScheduled.ts',
    tests: STORED,
    faults: [
      {
        before: 'if (kept.has(campId) || earlier) {',
        after: 'if (kept.has(campId)) {',
        breaks: 'a camp of the previous version that was taken out does not come back',
      },
      {
        before: '} else if (row) {',
        after: '} else if (false) {',
        breaks: 'lists go on to say that a camp is in the plan',
      },
    ],
  },
  {
    file: 'src/family/rules/plan/planThing.ts',
    tests: STORED,
    faults: [
      {
        before: '? PACKED + JSON.stringify(value)',
        after: '? JSON.stringify(value)',
        breaks: 'days and receipts are lost on the way to the other phone',
      },
      {
        before: 'if (isGone(thing)) return { kind, id, row: null };',
        after: '',
        breaks: 'what one parent takes out stays in the plan of the other',
      },
    ],
  },
  {
    file: 'src/planner/screens/usePlanActions.ts',
    tests: ['src/planner/screens/usePlanActions.test.tsx'],
    faults: [
      {
        before: 'sample ?? (await app.planner())',
        after: 'app.planner()',
        breaks: 'trying the made-up family writes into the own plan',
      },
      {
        before: '{ label: copy.tryAgain, onPress: again }',
        after: '{ label: copy.tryAgain, onPress: () => undefined }',
        breaks: 'a change that was refused cannot be tried again',
      },
    ],
  },
  {
    file: 'src/planner/screens/week/cellFace.ts',
    tests: ['src/planner/screens/week/cellFace.test.ts'],
    faults: [
      {
        before: "if (cover === 'covered') return 'full';",
        after: "if (cover === 'covered' || cover === 'unknown') return 'full';",
        breaks: 'a camp whose hours nobody gave looks like a covered day',
      },
    ],
  },
  {
    file: 'src/planner/screens/week/fitsOn.ts',
    tests: ['src/planner/screens/week/fitsOn.test.ts'],
    faults: [
      {
        before: 'birthMonth, [...taken]]',
        after: 'birthMonth]',
        breaks: 'a camp that was just added is still counted among those that fit',
      },
    ],
  },
  {
    file: 'src/planner/rules/commands/dropDay.ts',
    tests: ['src/planner/rules/commands/dropDay.test.ts'],
    faults: [
      {
        before:
          "if (target.day !== day && !days.includes(target.day)) return { refusal: 'notRunning' };",
        after: '',
        breaks: 'a camp is carried to a day on which it does not run',
      },
      {
        before: "receipts: [], note: '' };",
        after: '};',
        breaks: "one child's receipts and allergies go along to its brother",
      },
    ],
  },
  {
    file: 'src/planner/rules/calendar/alarmSent.ts',
    tests: ['src/planner/rules/calendar/alarmSent.test.ts'],
    faults: [
      {
        before: 'isSent ? Math.max(0, last) : last + 1',
        after: 'Math.max(0, last)',
        breaks: 'a sign-up that has moved rings at its old time',
      },
      {
        before: '({ id }) => ALARM_ID + id',
        after: '({ id }) => id',
        breaks: 'a calendar file of the plan stands for an alarm that nobody has set',
      },
    ],
  },
  {
    file: 'src/planner/rules/calendar/planCalendarRows.ts',
    tests: ['src/planner/rules/calendar/planCalendarRows.test.ts'],
    faults: [
      {
        before: '? [...claimsOf(entry, known)].filter(([, claim]) => claim.isListed)',
        after: '? [...claimsOf(entry, known)]',
        breaks: 'the calendar sends a child to a camp on a day that was called off',
      },
      {
        before: 'sequence === before.sequence ? before.changedAt : now;',
        after: 'now;',
        breaks: 'each file looks like a change, and phones ring about nothing',
      },
    ],
  },
];
