import { hash, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash as argon2, verify } from '@node-rs/argon2'
import { said } from '../../src/domain/shell/said.ts'
import { refuseForNow } from '../http/problem.ts'
import { createQueue } from '../parts/queue.ts'

/** 256 random bits in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The SHA-256 of a token, which is stored instead of it. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url')

/** argon2id, 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Maximum number of concurrent hashes. Leaves a processor and threads that read files to other requests. */
const maxConcurrentHashes = Math.min(2, Math.max(1, availableParallelism() - 1))
/** Maximum number of waiting hashes. Callers get an answer within a few seconds. */
const longestQueue = 50
/** `Retry-After` for refused callers, s. */
const retryAfter = 5

const enqueue = createQueue(maxConcurrentHashes, longestQueue)

/** Queues a hash. @throws Refusal 503 when too many wait already */
const enqueueHash = <T>(work: () => Promise<T>): Promise<T> =>
  enqueue(work) ?? refuseForNow(503, 'unavailable', said('refusal.busy'), retryAfter)

/** @throws Refusal 503 when too many hashes wait already */
export const hashPassword = async (password: string): Promise<string> =>
  enqueueHash(() => argon2(password, cost))

/** The hash for unknown addresses, so that their check takes as long. */
const nobody = argon2(newToken(), cost)

/**
 * Whether the password matches the stored hash. Without a hash, returns false after the same time.
 * @throws Refusal 503 when too many hashes wait already
 */
export const isPassword = async (
  stored: string | undefined,
  password: string,
): Promise<boolean> => {
  const matches = await enqueueHash(async () => verify(stored ?? (await nobody), password))
  return matches && stored !== undefined
}
