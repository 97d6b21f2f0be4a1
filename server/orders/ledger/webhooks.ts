import type { FastifyInstance } from 'fastify'
import type { Problem } from '../../../src/contracts/primitives.ts'
import { isWithinLimits } from '../../http/json.ts'
import { problem } from '../../http/problem.ts'
import type { Deps } from '../../opening/deps.ts'
import { type Booking, book } from './ledger.ts'
import type { PaymentProvider } from './providers/provider.ts'
import { createTestProvider } from './providers/testProvider.ts'

/** The providers that this shop listens to. */
export const providersOf = ({ testPayments }: Deps['config']): readonly PaymentProvider[] =>
  testPayments === undefined ? [] : [createTestProvider(testPayments)]

/** The address to which a provider sends its messages. */
export const eventsPath = (provider: string): string => `/payments/${provider}/events`

/** The largest message, bytes. */
const bodyLimit = 65_536

const refusals: Readonly<Partial<Record<Booking, { status: number; body: Problem }>>> = {
  contradicts: {
    status: 409,
    body: problem('conflict', 'This event was reported before, with another content.'),
  },
  noOrder: { status: 404, body: problem('not_found', 'There is no such order.') },
}

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
      async (request, reply) => {
        const provider = providers.get(request.params.provider)
        if (!provider)
          return reply.status(404).send(problem('not_found', 'There is no such provider.'))
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        if (!isWithinLimits(rawBody.toString('utf8')))
          return reply.status(400).send(problem('bad_request', 'The message is nested too deeply.'))
        const verified = provider.verify(rawBody, request.headers, deps.now())
        if (verified.kind === 'unsigned')
          return reply.status(401).send(problem('unauthorized', 'The signature is not right.'))
        if (verified.kind === 'unreadable')
          return reply.status(400).send(problem('bad_request', 'The message cannot be read.'))
        for (const report of verified.reports) {
          const booking = await book(deps, report, 'provider')
          const refusal = refusals[booking]
          if (!refusal) continue
          const { provider: name, eventId, orderId } = report
          request.log.warn({ provider: name, eventId, orderId, booking }, 'payment event refused')
          return reply.status(refusal.status).send(refusal.body)
        }
        return reply.send({ status: 'booked' })
      },
    )
  })
