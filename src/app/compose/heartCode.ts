/** Loads the heart on its own: code that is imported in both ways could not be requested again (`loadCode.ts`). */
export { default } from './Heart.tsx'
