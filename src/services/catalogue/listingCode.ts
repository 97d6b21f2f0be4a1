/** Loads the call on its own: code that is imported in both ways could not be requested again (`loadCode.ts`). */
export { fetchListing } from './listing.ts'
