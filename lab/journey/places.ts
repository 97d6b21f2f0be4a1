/** The place of an actor below the root of a run. @param root '' for the app, `checkout:1` for a page's machine */
export const placeIn = (root: string, path: string): string =>
  root && path ? `${root}/${path}` : root || path

/** The root of a place, and the path below it. Roots of pages contain a colon. */
export const rootOf = (place: string): { readonly root: string; readonly path: string } => {
  const [first = '', ...rest] = place.split('/')
  return first.includes(':') ? { root: first, path: rest.join('/') } : { root: '', path: place }
}
