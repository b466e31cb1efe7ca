import { beforeEach, expect, test } from 'vitest';
import { closeToast, useToasts } from '#ui/layers/toasts.ts';
import { offerRetry } from './offerRetry.ts';

const offer = () => offerRetry('Try again', { title: 'Not saved' });

beforeEach(() => useToasts.setState({ toasts: [] }));

test('answers whether a retry was pressed, or its toast was closed, replaced or pushed out', async () => {
  const pressed = offer();
  useToasts.getState().toasts[0]?.action?.onPress();
  const closed = offer();
  closeToast(useToasts.getState().toasts[0]?.id ?? 0);
  const replaced = offer();
  const last = offer();
  useToasts.setState({ toasts: [] });
  expect(await Promise.all([pressed, closed, replaced, last])).toEqual([true, false, false, false]);
});
