import { hash, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash as argon2, verify } from '@node-rs/argon2'
import { refuseForNow } from '../http/problem.ts'
import { createTurns } from '../turns.ts'

/** 256 random bits in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What of a token is stored: its SHA-256. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url')

/** argon2id, 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes at a time: a processor, and threads that read files, are left for other requests. */
const hashesAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1))
/** Hashes that wait at the most: those who wait are answered within a few seconds. */
const longestQueue = 50
/** When a caller who was refused should try again, s. */
const retryAfter = 5

const inTurn = createTurns(hashesAtOnce, longestQueue)

/** Runs one hash in its turn. @throws Refusal 503 when too many wait already */
const inHashTurn = <T>(work: () => Promise<T>): Promise<T> =>
  inTurn(work) ??
  refuseForNow(503, 'unavailable', 'The shop is very busy; please try again shortly.', retryAfter)

/** @throws Refusal 503 when too many hashes wait already */
export const hashPassword = async (password: string): Promise<string> =>
  inHashTurn(() => argon2(password, cost))

/** What unknown addresses are checked against, so that they take as long as known ones. */
const nobody = argon2(newToken(), cost)

/**
 * Whether the password is the one that was hashed; always false, after as long, when nothing was.
 * @throws Refusal 503 when too many hashes wait already
 */
export const isPassword = async (
  stored: string | undefined,
  password: string,
): Promise<boolean> => {
  const matches = await inHashTurn(async () => verify(stored ?? (await nobody), password))
  return matches && stored !== undefined
}
