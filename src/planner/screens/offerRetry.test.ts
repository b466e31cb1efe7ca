import { beforeEach, expect, test } from 'vitest';
import { closeToast, useToasts } from '#ui/layers/toasts.ts';
import { offerRetry } from './offerRetry.ts';

const offer = () => offerRetry('Try again', { title: 'Not saved' });
const toasts = () => useToasts.getState().toasts;

beforeEach(() => useToasts.setState({ toasts: [] }));

test('answers whether a retry was pressed, or its toast was closed or pushed out', async () => {
  const pressed = offer();
  toasts()[0]?.action?.onPress();
  expect(await pressed).toBe(true);
  const closed = offer();
  closeToast(toasts()[0]?.id ?? 0);
  expect(await closed).toBe(false);
  const pushedOut = offer();
  useToasts.setState({ toasts: [] });
  expect(await pushedOut).toBe(false);
});

test('asks once for two failures with the same words, and answers both', async () => {
  const both = [offer(), offer()];
  expect(toasts()).toHaveLength(1);
  toasts()[0]?.action?.onPress();
  expect(await Promise.all(both)).toEqual([true, true]);
});
