import { setTimeout as delay } from 'node:timers/promises'
import formBody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { orderNumber } from '../../../../src/domain/orders/orderNumber.ts'
import { orderPath } from '../../../../src/domain/orders/orderSearch.ts'
import { formatMoney } from '../../../../src/domain/settings/money.ts'
import { refuse } from '../../../http/problem.ts'
import type { Deps } from '../../../opening/deps.ts'
import { factsOf, paymentOfOrder, testPagePath } from '../../payments/payments.repo.ts'
import { sign } from '../providers/signature.ts'
import { testProviderName, testSignature } from '../providers/testProvider.ts'
import { eventsPath } from '../webhooks.ts'
import { eventsOf, type Sending, type TestAct, testActs } from './acts.ts'
import { renderTestPage, style, stylePath } from './html.ts'

interface OfOrder {
  readonly Params: { readonly orderId: string }
}

/** The address of this process, for calls from itself. */
const ownOrigin = (app: FastifyInstance): string => {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('the shop does not listen')
  return `http://127.0.0.1:${address.port}`
}

const isAct = (act: unknown): act is TestAct =>
  typeof act === 'string' && Object.hasOwn(testActs, act)

/**
 * The page of the test provider, `/__pay/{orderId}`, in shops whose configuration turns it on (rule O29). Its buttons send
 * signed events over HTTP, as a real provider does.
 */
export const serveTestPage = (app: FastifyInstance, { config, engine, now }: Deps) => {
  const { testPayments: secret } = config
  if (secret === undefined) return

  const shown = async (orderId: string) => {
    const order = await engine.db
      .selectFrom('customer_order')
      .selectAll()
      .where('id', '=', orderId)
      .where('payment_method', '=', 'test')
      .executeTakeFirst()
    if (!order) return refuse(404, 'not_found', 'There is no such test payment.')
    const facts = (await factsOf(engine.db, [orderId])).get(orderId) ?? []
    return { order, payment: paymentOfOrder(order, facts) }
  }

  const page = async (orderId: string, answers: readonly string[] = []) => {
    const { order, payment } = await shown(orderId)
    const number = orderNumber(order.number)
    const money = (minor: number) => formatMoney(minor, { symbol: order.currency_symbol }, 'en')
    return renderTestPage({
      ...{ path: testPagePath(orderId), number, orderPath: orderPath(number), answers },
      ...{ status: payment.status, open: money(payment.open), paid: money(payment.paid) },
    })
  }

  /** Sends an event to this process, whatever its public address is. */
  const send = async ({ event, isForged }: Sending): Promise<string> => {
    const body = Buffer.from(JSON.stringify(event))
    const signature = sign(isForged ? `not ${secret}` : secret, body, now())
    const answer = await fetch(`${ownOrigin(app)}${eventsPath(testProviderName)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [testSignature]: signature },
      body,
    })
    return `${event.kind} ${(event.amount / 100).toFixed(2)} ${event.currency}: ${answer.status}`
  }

  const perform = async (act: TestAct, orderId: string): Promise<readonly string[]> => {
    const { order, payment } = await shown(orderId)
    const { open, paid } = payment
    const answers: string[] = []
    for (const sending of eventsOf(
      act,
      { order: orderId, currency: order.currency_code, open, paid },
      now(),
    ))
      if (sending.afterMs === 0) answers.push(await send(sending))
      else {
        answers.push(`${sending.event.kind}: in ${sending.afterMs / 1000} seconds`)
        void delay(sending.afterMs, undefined, { ref: false })
          .then(() => send(sending))
          .catch((error: unknown) => app.log.warn({ err: error }, 'a late test event was not sent'))
      }
    return answers
  }

  app.register(async (scope) => {
    await scope.register(formBody)
    scope.get(stylePath, { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(style),
    )
    scope.get<OfOrder>(
      testPagePath(':orderId'),
      { schema: { hide: true } },
      async ({ params }, reply) =>
        reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(await page(params.orderId)),
    )
    scope.post<OfOrder & { Body: { act?: unknown } | null }>(
      testPagePath(':orderId'),
      { schema: { hide: true } },
      async ({ params: { orderId }, body }, reply) => {
        const act = body?.act
        if (!isAct(act)) return refuse(400, 'bad_request', 'There is no such act.')
        const answers = await perform(act, orderId)
        return reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(await page(orderId, answers))
      },
    )
  })
}
