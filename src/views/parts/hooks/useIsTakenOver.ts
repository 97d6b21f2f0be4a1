import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether the browser runs the page: false on the server, and while the browser takes the server's page over. For what
 * only a browser knows.
 */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
