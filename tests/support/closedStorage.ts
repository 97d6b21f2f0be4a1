import { createApplicationTokens } from '../../src/services/account/applicationToken.ts'
import { createDrafts } from '../../src/services/account/drafts.ts'

const closed = (): never => {
  throw new Error('the storage is closed')
}

/** Drafts of a browser whose storage is closed. */
export const noDrafts = createDrafts(closed)
/** Application tokens of a browser whose storage is closed. */
export const noApplicationTokens = createApplicationTokens(closed)
