import 'fake-indexeddb/auto';

/** What is about to be done; `store` is null for a transaction that begins. */
export type Call = { store: IDBObjectStore | null; given: readonly unknown[] };

/** Called before each storage operation; throwing is the fault. */
export type Fault = (operation: string, database: IDBDatabase | null, call: Call) => unknown;

let fault: Fault | null = null;

/** Until the answer is called, each storage operation asks `next` first. */
export function withFaults(next: Fault): () => void {
  fault = next;
  return () => {
    fault = null;
  };
}

type Method = (this: unknown, ...given: unknown[]) => unknown;

type Owner = { database: IDBDatabase | null; store: IDBObjectStore | null };

function guard(prototype: object, names: readonly string[], ownerOf: (self: unknown) => Owner) {
  for (const name of names) {
    const real: unknown = Reflect.get(prototype, name);
    if (typeof real !== 'function') throw new Error(`${name} is no operation`);
    const guarded: Method = function guarded(...given) {
      const { database, store } = ownerOf(this);
      fault?.(name, database, { store, given });
      return Reflect.apply(real, this, given);
    };
    Reflect.set(prototype, name, guarded);
  }
}

const storeOf = (self: unknown) => {
  if (self instanceof IDBIndex) return self.objectStore;
  return self instanceof IDBObjectStore ? self : null;
};
const ofStore = (self: unknown) => {
  const store = storeOf(self);
  return { store, database: store?.transaction.db ?? null };
};
const ofDatabase = (self: unknown) => ({
  store: null,
  database: self instanceof IDBDatabase ? self : null,
});

const reading = ['get', 'getAll', 'getAllKeys', 'count', 'openCursor', 'openKeyCursor'];
guard(IDBObjectStore.prototype, ['put', 'add', 'delete', 'clear', ...reading], ofStore);
guard(IDBIndex.prototype, reading, ofStore);
guard(IDBDatabase.prototype, ['transaction'], ofDatabase);
