import { expect } from 'vitest';
import { deviceClock } from '#base/device/clock.ts';
import { memoryStorage } from '#base/session/sessionStorage.ts';
import { createReviewApi } from '#providers/store/review/createReviewApi.ts';
import { PUBLISHABLE_KEY } from '#local/start/keys.ts';
import type { TestServer } from '#local/testing/testServer.ts';
import { openTab } from '#tests/fakes/authDevice.ts';

const PASSWORD = 'A short sentence 4 you';

/** Somebody with an account of their own, at the desk of a real server. */
export async function atTheDesk(server: TestServer, email: string, isReviewer: boolean) {
  await server.client().auth.signUp({ email, password: PASSWORD });
  const [localStorage, sessionStorage] = [memoryStorage(), memoryStorage()];
  const tools = { backend: () => ({ url: server.url, key: PUBLISHABLE_KEY }), fetch };
  const session = openTab({
    ...tools,
    localStorage: () => localStorage,
    clock: deviceClock,
    onOtherTab: () => undefined,
  });
  const role = { email, is_reviewer: isReviewer };
  const { error } = await server.operator.rpc('set_reviewer', role);
  expect(error).toBeNull();
  expect(await session.signIn(email, PASSWORD)).toBe('done');
  return createReviewApi(session, { ...tools, sessionStorage: () => sessionStorage });
}
