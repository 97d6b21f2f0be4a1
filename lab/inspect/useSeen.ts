import { useSyncExternalStore } from 'react'
import type { AppInspector, Seen } from './inspector.ts'

/**
 * What the dock shows now. Each panel reads it by itself: in development, React keeps how the props of each component
 * have changed, and a log of thousands of entries would be a prop.
 */
export const useSeen = ({ subscribe, getSeen }: AppInspector): Seen =>
  useSyncExternalStore(subscribe, getSeen)
