import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { AppContext } from '#base/useApp.ts';
import { AuthProvider } from './AuthProvider.tsx';
import { useAuth } from './useAuth.ts';

const Page = (): ReactNode => JSON.stringify(useAuth().who);

it('throws outside of an AuthProvider', () => {
  expect(() => renderToString(createElement(Page))).toThrow(
    new Error('useAuth must be used within an AuthProvider'),
  );
});

it('is unknown on the prerendered page', () => {
  const app = fakeApp({ store: fakeDevice().openApp() });
  const provided = { onSignedOut: () => undefined, children: createElement(Page) };
  const page = createElement(AuthProvider, provided);
  expect(renderToString(createElement(AppContext, { value: app }, page))).toContain('opening');
});
