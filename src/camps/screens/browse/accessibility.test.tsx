// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noFilters } from '#camps/rules/list/filters.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { BasicRowSkeleton } from './cards/BasicRowSkeleton.tsx';
import { FeaturedCardSkeleton } from './cards/FeaturedCardSkeleton.tsx';
import { FirstCards } from './cards/FirstCards.tsx';
import { NoResult } from './cards/NoResult.tsx';
import { ListProblem } from './frame/ListProblem.tsx';

const nothing = () => undefined;

const lists: Record<string, ReactNode> = {
  loads: (
    <FirstCards
      className=""
      skeletons={
        <>
          <li>
            <FeaturedCardSkeleton isCompact={false} />
          </li>
          <li>
            <BasicRowSkeleton />
          </li>
        </>
      }
    >
      {null}
    </FirstCards>
  ),
  failed: (
    <ListProblem title="Failed to load featured camps" isRetrying={false} onRetry={nothing}>
      Check your connection.
    </ListProblem>
  ),
  'has no result': (
    <NoResult
      title="No camps found"
      filters={{ ...noFilters, activity: 'Art', location: 'nowhere' }}
      names={{ activities: ['Art'] }}
      ways={[{ drop: ['location'], shown: 3 }]}
      onDrop={nothing}
      onReset={nothing}
    />
  ),
};

test.each(Object.entries(lists))('has no axe findings in a list that %s', async (_, part) => {
  document.body.innerHTML = `<main><h1>Fall break</h1><h2>Featured camps</h2>${renderToStaticMarkup(part)}</main>`;
  expect(await axeViolations()).toEqual([]);
});
