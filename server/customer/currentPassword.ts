import type { Deps } from '../deps.ts'
import { createShopLimits } from '../http/limits.ts'
import { createRateLimits } from '../http/rateLimit.ts'
import type { Row } from '../store/schema.ts'
import { isPassword } from './secrets.ts'

/**
 * Checks the current password of an account for every call that takes one: login, change of password or e-mail
 * address, erasure. Their tries count together, before anything is hashed; the right password forgets them.
 * The password is tried as typed and then trimmed, as one try (rule A7).
 */
export const createPasswordCheck = ({ engine: { db }, now }: Pick<Deps, 'engine' | 'now'>) => {
  const limits = createShopLimits(createRateLimits(db, now))
  /**
   * @param email what the account is known by, or would be
   * @param account undefined where the address has none; this takes as long
   * @throws Refusal 429 after too many wrong passwords, 503 when too many hashes wait
   */
  return async (
    email: string,
    account: Pick<Row<'customer'>, 'password_hash'> | undefined,
    password: string,
  ): Promise<boolean> => {
    await limits.password(email)
    const isRight = async () => {
      const trimmed = password.trim()
      return (
        (await isPassword(account?.password_hash, password)) ||
        (password !== trimmed && (await isPassword(account?.password_hash, trimmed)))
      )
    }
    const matches = await isRight().catch(async (error) => {
      await limits.takeBackPassword(email)
      throw error
    })
    if (matches) await limits.forgivePasswords(email)
    return matches
  }
}
export type PasswordCheck = ReturnType<typeof createPasswordCheck>
