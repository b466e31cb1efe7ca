/** Copy of what a break costs, and of budgets and receipts. */
export const budgetCopy = {
  heading: 'Budget',
  edit: 'Edit',
  setOne: 'Set a budget',
  of: (budget: string, breakName: string) => `of ${budget} for ${breakName}`,
  for: (breakName: string) => `for ${breakName}`,
  ofBudget: (budget: string) => `of ${budget}`,
  nothing: 'Nothing in this break costs anything yet.',
  countedIn: (campName: string, breakName: string) =>
    `${campName}’s price is counted in ${breakName}.`,
  unknownOnly: (count: number) => (count === 1 ? 'One price not said' : `${count} prices not said`),
  notSaid: (count: number) =>
    count === 1
      ? 'One price isn’t said. It’s not counted: ask them.'
      : `${count} prices aren’t said. They’re not counted: ask them.`,
  answer: {
    ok: (left: string, isExact: boolean) => `${isExact ? '' : 'At least '}${left} left`,
    maybeOver: 'May be over: some prices can be read two ways, or aren’t said.',
    over: (more: string, isExact: boolean) => `${isExact ? '' : 'At least '}${more} over`,
  },
  paid: (amount: string) => `Paid so far: ${amount}.`,
  waiting: (name: string) => `${name}’s waitlist day isn’t counted until there’s a place.`,
  receipts: 'Receipts as a spreadsheet',

  title: 'Budget',
  lead: (breakName: string) => `For ${breakName}, with everything that’s booked or planned.`,
  budget: 'Budget for all, in dollars',
  split: 'Split by child',
  budgetFor: (name: string) => `${name}’s budget, in dollars`,
  budgetHint: (cost: string) => `Planned now: ${cost}.`,
  nothingPlanned: 'No cost is counted here yet.',
  badAmount: 'Enter dollars, like 400 or 62.50, up to 100,000',
  row: (camp: string, days: string) => `${camp}, ${days}`,
  yours: 'as you entered it',
  taxHint:
    'Dependent-care accounts ask for each provider’s tax id. It’s on their receipt, or ask them.',
  taxId: (camp: string) => `Tax id of ${camp}`,
  noReceipts: 'No payment is noted yet. Open a camp and enter what you paid and when.',
  receiptCount: (count: number, amount: string) =>
    count === 1 ? `1 payment, ${amount}.` : `${count} payments, ${amount}.`,
  save: 'Save',
  saved: 'Budget saved',
  fileSaved: 'Spreadsheet saved',
  fileHow: 'It opens in any spreadsheet. Names are in it: send it only to who should have them.',
  fileName: 'camply-receipts.csv',
  csvHead: ['Child', 'Provider', 'Address', 'Days of care', 'Paid on', 'Amount', 'Tax ID', 'Note'],
} as const;
