/** One kind of dot in a calendar. */
export type CalendarDayMark = {
  look: 'coral' | 'teal';
  /** What the dot means, under the calendar: "School is out". */
  legend: string;
  /** The same of one day (YYYY-MM-DD) in words, for screen readers: "12 camps". '' where there is no dot. */
  said: (day: string) => string;
};
