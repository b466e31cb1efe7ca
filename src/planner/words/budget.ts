/** Copy of what a break costs, and of budgets and receipts. */
export const budgetCopy = {
  heading: 'Budget',
  edit: 'Edit',
  setOne: 'Set a budget',
  of: (budget: string, breakName: string) => `of ${budget} for ${breakName}`,
  for: (breakName: string) => `for ${breakName}`,
  ofBudget: (budget: string) => `of ${budget}`,
  nothing: 'Nothing in this break has a cost yet.',
  /** With its days: two breaks of a winter may have one name. */
  countedIn: (campName: string, breakName: string, days: string) =>
    `${campName}’s price is counted in ${breakName}, ${days}.`,
  answer: {
    ok: (left: string, isExact: boolean) => `${isExact ? '' : 'At least '}${left} left`,
    maybeOver: 'May be over: some prices are missing or unclear.',
    over: (more: string, isExact: boolean) => `${isExact ? '' : 'At least '}${more} over`,
  },
  paid: (amount: string) => `Paid so far: ${amount}.`,
  waiting: (name: string) => `${name}’s waitlist day isn’t counted until a spot opens.`,
  receipts: 'Receipts as a spreadsheet',

  title: 'Budget',
  lead: (breakName: string, days: string) =>
    `For ${breakName}, ${days}, with everything that’s booked or planned.`,
  budget: 'Budget for all, in dollars',
  split: 'Split by child',
  budgetFor: (name: string) => `${name}’s budget, in dollars`,
  budgetHint: (cost: string) => `Planned now: ${cost}.`,
  nothingPlanned: 'No costs here yet.',
  badAmount: 'Enter dollars, like 400 or 62.50, up to 100,000',
  row: (camp: string, days: string) => `${camp}, ${days}`,
  yours: 'as you entered it',
  taxHint:
    'Dependent-care accounts ask for each provider’s tax ID. It’s on their receipt, or ask them.',
  taxId: (camp: string) => `Tax ID of ${camp}`,
  noReceipts: 'No payments yet. Open a camp and enter what you paid and when.',
  receiptCount: (count: number, amount: string) =>
    count === 1 ? `1 payment, ${amount}.` : `${count} payments, ${amount}.`,
  save: 'Save',
  saved: 'Budget saved',
  fileSaved: 'Spreadsheet saved',
  fileHow: 'It opens in any spreadsheet app. It has names in it, so share with care.',
  fileName: 'camply-receipts.csv',
  csvHead: ['Child', 'Provider', 'Address', 'Days of care', 'Paid on', 'Amount', 'Tax ID', 'Note'],
} as const;
