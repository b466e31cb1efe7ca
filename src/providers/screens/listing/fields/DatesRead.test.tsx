import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { datesCopy } from '#providers/words/listing/dates.ts';
import { AppContext } from '#base/useApp.ts';
import { readCampDates } from '#camps/rules/text/dates/campDates.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { DatesRead } from './DatesRead.tsx';

const app = fakeApp({ store: fakeDevice().openApp() });
const shown = (text: string) =>
  renderToStaticMarkup(
    <AppContext value={app}>
      <DatesRead text={text} wish="" onWish={() => undefined} />
    </AppContext>,
  );

test.each(['Oct 6-10; Oct 31st-ish', 'Columbus Day', 'all of October'])(
  'says below %j how to write dates, because some of it was not read',
  (text) => {
    expect(shown(text)).toContain(datesCopy.howTo);
  },
);

test.each(['Oct 6-10', 'Oct 6-10, 13-17', ''])('says nothing of the kind below %j', (text) => {
  expect(shown(text)).not.toContain(datesCopy.howTo);
});

test('the example that it gives is read to the last word', () => {
  const [, example = ''] = /, like (.*)\.$/.exec(datesCopy.howTo) ?? [];
  expect(readCampDates(example, 2027)).toEqual({
    sessions: [
      { start: '2027-06-07', end: '2027-06-11' },
      { start: '2027-06-14', end: '2027-06-18' },
    ],
    unread: [],
  });
  expect(shown(example)).not.toContain(datesCopy.howTo);
});
