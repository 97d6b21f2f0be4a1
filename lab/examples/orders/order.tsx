import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { eventTo, teamStatuses } from '../../../src/domain/orders/order.life.ts'
import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { order as sample } from '../parts/samples.ts'
import { Command, Terminal } from '../parts/Terminal.tsx'

/** The command line of the shop team, with the commands that the life cycle of an order allows. */
function OrderTerminal({ actor }: { actor: ActorRefFrom<Machines['order']> }) {
  const status = useSelector(actor, ({ value }) => value)
  return (
    <Terminal title={`Order ${sample.number}`} states={[['Status', status]]}>
      <h2>The shop team</h2>
      <ul>
        {teamStatuses.map((next) => (
          <li key={next}>
            <Command
              actor={actor}
              event={{ type: eventTo[next] }}
              text={`npm run team -- orders status ${sample.number} ${next}`}
            />
          </li>
        ))}
      </ul>
      <h2>The buyer, in the history</h2>
      <Command actor={actor} event={{ type: 'order.withdrawn' }} text="Cancel order" />
    </Terminal>
  )
}

export const order: Example<Machines['order']> = {
  inputs: { 'an order is placed': () => undefined },
  events: {
    'order.confirmed': bare,
    'production.started': bare,
    'order.packed': bare,
    'order.shipped': bare,
    'order.delivered': bare,
    'order.cancelled': bare,
    'order.withdrawn': bare,
  },
  answers: {},
  shows: {
    placed: 'Status placed',
    confirmed: 'Status confirmed',
    inProduction: 'Status inProduction',
    packed: 'Status packed',
    shipped: 'Status shipped',
    delivered: 'Status delivered',
    cancelled: 'Status cancelled',
  },
  View: OrderTerminal,
}
