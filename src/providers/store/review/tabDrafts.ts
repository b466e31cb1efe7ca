import { attempt } from '#base/device/attempt.ts';
import { parsedJson } from '#base/text/parsedJson.ts';
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
      const text = attempt(() => sessionStorage().getItem(prefix + id)) ?? null;
      const { success, output } = v.safeParse(schema, parsedJson(text));
      return success ? output : null;
    },
    write(id: string | number, draft: object): void {
      attempt(() => sessionStorage().setItem(prefix + id, JSON.stringify(draft)));
    },
    remove(id: string | number): void {
      attempt(() => sessionStorage().removeItem(prefix + id));
    },
  };
}
