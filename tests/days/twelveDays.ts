type Expected = { fall: string; winter: string; spring: string; summer: string; year: string };

// The main button of the page of fall, winter, spring (none where spring is only announced) and summer, and the school year.
const table = `
  2025-08-15 | 2025 Registration Open | 2025–26 Registration Open |                        | 2025: See Openings      | 2025–26
  2025-10-31 | 2025 Registration Open | 2025–26 Registration Open |                        | 2026: See Early Dates   | 2025–26 | Fall ends tonight.
  2025-11-01 | 2026 See Early Dates   | 2025–26 Registration Open |                        | 2026: See Early Dates   | 2025–26
  2026-03-01 | 2026 See Early Dates   | 2026–27 See Early Dates   |                        | 2026: See Early Dates   | 2025–26 | Held back by the operator: it is announced while it runs.
  2026-05-31 | 2026 See Early Dates   | 2026–27 See Early Dates   | 2027 See Early Dates   | 2026: See Openings      | 2025–26 | Summer begins tomorrow, and fall opens in three days.
  2026-06-03 | 2026 Registration Open | 2026–27 See Early Dates   | 2027 See Early Dates   | 2026: See Openings      | 2025–26
  2026-11-22 | 2027 See Early Dates   | 2026–27 Registration Open | 2027 See Early Dates   | 2027: See Early Dates   | 2026–27
  2026-12-01 | 2027 See Early Dates   | 2026–27 Registration Open | 2027 Registration Open | 2027: See Early Dates   | 2026–27
  2027-02-28 | 2027 See Early Dates   | 2026–27 Registration Open | 2027 Registration Open | 2027: See Early Dates   | 2026–27 | Winter ends tonight, spring begins tomorrow.
  2027-08-01 | 2027 Registration Open | 2027–28 See Early Dates   | 2028 See Early Dates   | 2027: See Openings      | 2027–28 | The first day of a school year.
  2028-02-29 | 2028 See Early Dates   | 2027–28 Registration Open | 2028 Registration Open | 2028: See Early Dates   | 2027–28
  2028-08-31 | 2028 Registration Open | 2028–29 Registration Open | 2029 See Early Dates   | 2028: See Openings      | 2028–29`;

export const twelveDays = table
  .trim()
  .split('\n')
  .map((line): [day: string, expected: Expected] => {
    const [day = '', fall = '', winter = '', spring = '', summer = '', year = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return [
      day,
      {
        fall: `Fall Break ${fall}`,
        winter: `Winter ${winter}`,
        spring: spring && `Spring Break ${spring}`,
        summer: `Summer ${summer}`,
        year,
      },
    ];
  });
