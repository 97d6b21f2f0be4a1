import type { AppRef } from '../../machines/app.machine.ts'
import type { Outdated } from '../../machines/parts/shell.ts'

/** Calls `tell` when data of this kind have changed in the shop, until the returned function is called. */
export const onReload = (root: AppRef, topic: Outdated) => (tell: () => void) => {
  const { unsubscribe } = root.on('reload', ({ what }) => {
    if (what === topic || what === 'everything') tell()
  })
  return unsubscribe
}
