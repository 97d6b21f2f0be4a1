import { tokenPattern } from '../../contracts/patterns.ts'
import { createKeptValues } from './keptValues.ts'

/** The application token of this browser, so that the waiting room opens without the link from an e-mail. */
export interface ApplicationTokens {
  /** '' if there is none. */
  read(): string
  write(token: string): void
}

const name = 'alma.application'

/**
 * @param storage may be inaccessible; accessing it then throws
 */
export const createApplicationTokens = (storage: () => Storage): ApplicationTokens => {
  const values = createKeptValues(storage)
  return {
    read: () => {
      const token = values.read(name)
      return typeof token === 'string' && tokenPattern.test(token) ? token : ''
    },
    write: (token) => values.write(name, token),
  }
}
