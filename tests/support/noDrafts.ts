import { createDrafts } from '../../src/services/account/drafts.ts'

/** Drafts of a browser whose storage is closed. */
export const noDrafts = createDrafts(() => {
  throw new Error('the storage is closed')
})
