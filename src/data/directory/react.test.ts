import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useDirectory, useFavorites, useHits, useScheduled } from './react.ts';
import { useSyncStatus } from './useSyncStatus.ts';

function Page() {
  const all = {
    directory: useDirectory(),
    sync: useSyncStatus(({ state, problem }) => `${state} ${problem}`),
    counts: [useFavorites().size, useScheduled().size, useHits('robots').size],
  };
  return createElement('pre', null, JSON.stringify(all));
}

it('where nothing is stored and nobody listens (the prerendered page), everything is opening and empty', () => {
  const html = renderToString(createElement(Page)).replaceAll('&quot;', '"');
  expect(html).toContain('"directory":{"status":"opening"}');
  expect(html).toContain('"sync":"idle null"');
  expect(html).toContain('"counts":[0,0,0]');
});
