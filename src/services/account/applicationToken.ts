import { tokenPattern } from '../../contracts/patterns.ts'

/** The application token of this browser, so that the waiting room opens without the link of a mail. */
export interface ApplicationTokens {
  read(): string
  write(token: string): void
  drop(): void
}

const key = 'application'

/** @param storage may be closed to the page, and reading it may then throw */
export const createApplicationTokens = (storage: () => Storage): ApplicationTokens => {
  const attempt = <T>(use: (open: Storage) => T, otherwise: T): T => {
    try {
      return use(storage())
    } catch {
      return otherwise
    }
  }
  return {
    read: () => {
      const token = attempt((open) => open.getItem(key), null) ?? ''
      return tokenPattern.test(token) ? token : ''
    },
    write: (token) => attempt((open) => open.setItem(key, token), undefined),
    drop: () => attempt((open) => open.removeItem(key), undefined),
  }
}
