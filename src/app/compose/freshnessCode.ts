/** The hook as a chunk of its own, so that a failed import of it can be retried (see `onLog` in `vite.config.ts`). */
export { default } from './useFreshness.ts'
