import { createContext, useContext } from 'react'

/** The window in which the views are shown, if it is not the one that runs them: the flow lab has a frame for them. */
export const WindowContext = createContext<Window | undefined>(undefined)

/** The window of the views; undefined on the server. */
export const useWindow = (): Window | undefined =>
  useContext(WindowContext) ?? (typeof window === 'undefined' ? undefined : window)
