import * as v from 'valibot';

/** The part of a tab's storage that drafts need. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Drafts saved in the tab, by id. A browser may refuse its storage: then they last as long as the page. */
export function tabDrafts<T>(
  sessionStorage: () => TabStorage,
  prefix: string,
  schema: v.GenericSchema<unknown, T>,
) {
  return {
    read(id: string | number): T | null {
      try {
        return v.parse(schema, JSON.parse(sessionStorage().getItem(prefix + id) ?? 'null'));
      } catch {
        return null;
      }
    },
    write(id: string | number, draft: object): void {
      try {
        sessionStorage().setItem(prefix + id, JSON.stringify(draft));
      } catch {
        // It lasts as long as the page.
      }
    },
    remove(id: string | number): void {
      try {
        sessionStorage().removeItem(prefix + id);
      } catch {
        // There is none.
      }
    },
  };
}
