import { isCommonPassword } from '../../../src/domain/account/commonPasswords.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { refuse } from '../parts/refusal.ts'

/** @throws Refusal 422 when the password is one of the most common ones */
export const refuseCommonPassword = (password: string, field: string): void => {
  if (isCommonPassword(password))
    refuse(422, 'password_common', said('problem.password_common'), {
      field,
    })
}
