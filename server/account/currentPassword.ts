import { createShopLimits } from '../http/limits.ts'
import { createRateLimits } from '../http/rateLimit.ts'
import type { Deps } from '../opening/deps.ts'
import type { Row } from '../store/schema.ts'
import { isPassword } from './secrets.ts'

/**
 * Checks the current password of an account for every call that takes one: login, change of password or e-mail address,
 * erasure. All attempts share one limit, which is checked before hashing. The right password resets it. The password is
 * tried as typed and then trimmed, as one attempt (rule A7).
 */
export const createPasswordCheck = ({ engine: { db }, now }: Pick<Deps, 'engine' | 'now'>) => {
  const limits = createShopLimits(createRateLimits(db, now))
  /**
   * @param email e-mail address of the account, whether it exists or not
   * @param account undefined if there is no account; the check then takes as long
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
