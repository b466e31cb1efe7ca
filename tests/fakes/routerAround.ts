import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type RouteComponent,
} from '@tanstack/react-router';

/** A loaded router that draws `component` at every address, in a document of jsdom, which neither scrolls nor has dialogs. */
export async function routerAround(component: RouteComponent) {
  window.scrollTo = () => undefined;
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  const router = createRouter({
    routeTree: createRootRoute({ component, notFoundComponent: component }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  return router;
}

const openers = new WeakMap<HTMLDialogElement, Element | null>();

function showModal(this: HTMLDialogElement): void {
  openers.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>('input, button')?.focus();
}

/** Gives the focus back, as browsers do. */
function close(this: HTMLDialogElement): void {
  this.open = false;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
}
