import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isWithinLimits } from '../../http/json.ts'
import { refuse } from '../../http/problem.ts'
import type { Deps } from '../../opening/deps.ts'
import { type Booking, book, type Report } from './ledger.ts'
import type { PaymentProvider } from './providers/provider.ts'
import { createTestProvider } from './providers/testProvider.ts'

/** The providers that this shop listens to. */
const providersOf = ({ testPayments }: Deps['config']): readonly PaymentProvider[] =>
  testPayments === undefined ? [] : [createTestProvider(testPayments)]

/** The address to which a provider sends its messages. */
export const eventsPath = (provider: string): string => `/payments/${provider}/events`

/** The largest message, bytes. */
const bodyLimit = 65_536

/**
 * `POST /payments/{provider}/events`: books what payment providers report (rule O26). The provider repeats a message until
 * the answer is 200, so that a repeated event is answered with 200 as well.
 */
export const servePaymentEvents = (app: FastifyInstance, deps: Deps) =>
  app.register(async (scope) => {
    const providers = new Map(providersOf(deps.config).map((each) => [each.name, each]))
    scope.removeAllContentTypeParsers()
    // The signature is that of the bytes.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Params: { provider: string } }>(
      eventsPath(':provider'),
      { schema: { hide: true } },
      async (request) => {
        const provider =
          providers.get(request.params.provider) ??
          refuse(404, 'not_found', 'There is no such provider.')
        for (const report of reportsIn(provider, request, deps.now())) {
          const booking = await book(deps, report, 'provider')
          if (booking === 'contradicts') {
            const { eventId, orderId } = report
            request.log.warn({ provider: provider.name, eventId, orderId }, 'payment event differs')
          }
          refuseUnbooked(booking)
        }
        return { status: 'booked' }
      },
    )
  })

/** @throws Refusal 401 for a wrong or old signature, 400 for a message that cannot be read */
const reportsIn = (
  provider: PaymentProvider,
  { body, headers }: FastifyRequest,
  now: number,
): readonly Report[] => {
  const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  if (!isWithinLimits(rawBody.toString('utf8')))
    refuse(400, 'bad_request', 'The message is nested too deeply.')
  const verified = provider.verify(rawBody, headers, now)
  if (verified.kind === 'reported') return verified.reports
  return verified.kind === 'unsigned'
    ? refuse(401, 'unauthorized', 'The signature is wrong.')
    : refuse(400, 'bad_request', 'The message cannot be read.')
}

/** @throws Refusal 409 for an event that said something else before, 404 for an unknown order */
const refuseUnbooked = (booking: Booking): void => {
  if (booking === 'contradicts')
    refuse(409, 'conflict', 'This event was reported before, with another content.')
  if (booking === 'noOrder') refuse(404, 'not_found', 'There is no such order.')
}
