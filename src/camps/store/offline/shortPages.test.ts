import { describe, expect, it } from 'vitest';
import { aCampPhone } from '#tests/fakes/aCampPhone.ts';

// All rows in one transaction: the page boundaries fall inside it.
const bigServer = () => aCampPhone(100);

describe('a server that gives fewer rows than requested', () => {
  it('gets requests until it says that there is no more', async () => {
    const { server, remote, pullOnce, shown } = bigServer();
    server.cap = 7;
    await pullOnce();
    expect(await shown()).toEqual(server.visible());
    expect(remote.requests).toHaveLength(15);
  });

  it('may even give none: the next request goes on after them', async () => {
    const { server, remote, pullOnce, shown } = bigServer();
    remote.replies = [
      () => ({
        ...server.changedCamps({ xid: '0', id: '' }, 10),
        rows: [],
        next: { xid: '100', id: '' },
      }),
    ];
    await pullOnce();
    expect(await shown()).toEqual(server.visible());
  });

  it('and says "more" without going on is given up for now, not requested for ever', async () => {
    const { server, remote, pullOnce } = bigServer();
    const stuck = () => ({
      ...server.changedCamps({ xid: '0', id: '' }, 10),
      rows: [],
      next: { xid: '0', id: '' },
    });
    remote.replies = [stuck, stuck];
    await expect(pullOnce()).rejects.toMatchObject({
      kind: 'retry',
    });
    expect(remote.requests).toHaveLength(1);
  });
});
