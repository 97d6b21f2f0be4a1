import { hash, randomBytes } from 'node:crypto'
import { hash as argon2, verify } from '@node-rs/argon2'

/** 256 random bits in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What of a token is stored: its SHA-256. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url')

/** argon2id, 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> => argon2(password, cost)

/** What unknown addresses are checked against, so that they take as long as known ones. */
const nobody = hashPassword(newToken())

/** Whether the password is the one that was hashed; always false, after as long, when nothing was. */
export const isPassword = async (
  stored: string | undefined,
  password: string,
): Promise<boolean> => {
  const matches = await verify(stored ?? (await nobody), password)
  return matches && stored !== undefined
}
