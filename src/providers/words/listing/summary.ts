const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** Above a form that could not be sent. */
export const summaryTitle = (count: number): string =>
  count === 1
    ? 'One field needs another look'
    : `${numbers[count] ?? count} fields need another look`;
