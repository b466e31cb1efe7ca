/** The text of a calendar as a file. `name` without its ending. */
export const toCalendarFile = (name: string, text: string): File =>
  new File([text], `${name.replaceAll(/[^\w-]+/g, '-').slice(0, 80)}.ics`, {
    type: 'text/calendar;charset=utf-8',
  });
