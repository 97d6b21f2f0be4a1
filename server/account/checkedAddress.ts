import { RequestValidationError } from '@ts-rest/fastify'
import { ZodError } from 'zod'
import type { Address } from '../../src/contracts/account/address.ts'
import { CheckedAddress } from '../../src/domain/account/checkedAddress.ts'

/**
 * An address as the shop stores it.
 * @param within path to the address in the body
 * @throws RequestValidationError by field, as for any invalid body
 */
export const checkedAddress = (form: unknown, within: readonly string[] = []): Address => {
  const { data, error } = CheckedAddress.safeParse(form)
  if (error) throw new RequestValidationError(null, null, null, inside(error, within))
  return data
}

const inside = ({ issues }: ZodError, within: readonly string[]) =>
  new ZodError(issues.map((issue) => ({ ...issue, path: [...within, ...issue.path] })))
