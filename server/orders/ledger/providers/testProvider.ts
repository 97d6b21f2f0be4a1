import { z } from 'zod'
import { PaymentFactKind } from '../../../../src/contracts/orders/payments.ts'
import { CurrencyCode, Id, text } from '../../../../src/contracts/primitives.ts'
import type { PaymentProvider } from './provider.ts'
import { isSigned } from './signature.ts'

export const testProviderName = 'test'
/** The header with the signature of its messages. */
export const testSignature = 'alma-test-signature'

/** A message of the test provider: one event. */
export const TestEvent = z.object({
  id: text(64).min(1),
  payment: text(64).min(1),
  order: Id,
  kind: PaymentFactKind,
  /** Minor units. */
  amount: z.number().int().min(0).max(1e13),
  currency: CurrencyCode,
  /** Ms since the epoch. */
  occurredAt: z.number().int().positive(),
})
export type TestEvent = z.infer<typeof TestEvent>

/** The local provider with which orders are paid without money, for demos and tests (rule O29). */
export const createTestProvider = (secret: string): PaymentProvider => ({
  name: testProviderName,
  verify: (rawBody, { [testSignature]: signature }, now) => {
    if (typeof signature !== 'string' || !isSigned(secret, rawBody, signature, now))
      return { kind: 'unsigned' }
    const event = readEvent(rawBody)
    if (!event) return { kind: 'unreadable' }
    const { id: eventId, payment: paymentId, order: orderId, ...fact } = event
    const report = { provider: testProviderName, eventId, paymentId, orderId, ...fact }
    return { kind: 'reported', reports: [report] }
  },
})

const readEvent = (rawBody: Buffer): TestEvent | undefined => {
  try {
    return TestEvent.safeParse(JSON.parse(rawBody.toString('utf8'))).data
  } catch {
    return undefined
  }
}
