import { createApplicationTokens } from '../../src/services/parts/applicationToken.ts'
import { createDrafts } from '../../src/services/parts/drafts.ts'

const closed = (): never => {
  throw new Error('the storage is closed')
}

/** Drafts in a browser without storage. */
export const noDrafts = createDrafts(closed)
/** Application tokens in a browser without storage. */
export const noApplicationTokens = createApplicationTokens(closed)
