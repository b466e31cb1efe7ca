import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { createPlanCamps } from '../coverage/planCamps.ts';
import { emptySnapshot } from '#family/rules/plan/planEntry.ts';
import { receiptsSpreadsheet } from './receiptsSpreadsheet.ts';

const head = ['Child', 'Provider', 'Address', 'Days', 'Paid on', 'Amount', 'Tax ID', 'Note'];
const paid = (paidOn: string, note = '') => ({ paidOn, cents: 12_050, note });

test('writes one row per payment by day and disarms formulas', () => {
  const camps = createPlanCamps([aCamp()], []);
  const receipts = [paid('2025-09-02', '=1+1'), paid('2025-08-01')];
  const gone = aPlanEntry({
    id: 'b',
    campId: 'gone',
    childId: null,
    receipts: [paid('2025-08-15')],
    snapshot: { ...emptySnapshot, providerName: 'Zoo', city: 'Decatur' },
  });
  const text = receiptsSpreadsheet(
    {
      entries: [aPlanEntry({ receipts }), gone, aPlanEntry({ id: 'c' })],
      camps,
      names: new Map([['maya', 'Maya, "May"']]),
      taxIds: { 'Pine & Paddle': '12-3456789' },
    },
    head,
  );
  const address = '"900 Lake Claire Way, Decatur, GA 30030"';
  const days = '2025-10-06 2025-10-07';
  expect(text.split('\r\n')).toEqual([
    `\u{feff}${head.join(',')}`,
    `"Maya, ""May""",Pine & Paddle,${address},${days},2025-08-01,120.50,12-3456789,`,
    `,Zoo,Decatur,${days},2025-08-15,120.50,,`,
    `"Maya, ""May""",Pine & Paddle,${address},${days},2025-09-02,120.50,12-3456789,'=1+1`,
    '',
  ]);
});
