import { type ActorRefFrom, assign, sendTo, setup } from 'xstate'
import type { Missed, RealtimeEvent } from '../../contracts/realtime.ts'
import { reconnectWait } from '../parts/backOff.ts'
import { refusesToWatch } from '../parts/refuses.ts'
import type { Outdated, ProductShown, Shell, ShellFact } from '../parts/shell.ts'
import { notConnected, type RealtimeState, type Shown } from './realtimeState.ts'

/** The products that are shown, each once. The socket's actor is notified whenever they change. */
export interface ProductsWatched {
  readonly type: 'products.watched'
  readonly slugs: readonly string[]
}

/** The events of the socket's actor. */
export type SocketFact =
  | { readonly type: 'socket.connected'; readonly missed: Missed }
  | { readonly type: 'socket.lost' }
  /** The server does not accept the token. */
  | { readonly type: 'socket.refused' }
  | { readonly type: 'socket.received'; readonly news: RealtimeEvent }

/**
 * The customer's realtime socket: open while a customer is logged in, and reconnected when it is lost or the user
 * changes (rule R2). It sends its events to the shell.
 */
export const realtimeMachine = setup({
  types: {
    context: {} as RealtimeState & { readonly shell: Shell },
    input: {} as { shell: Shell },
    events: {} as
      | { type: 'session.opened'; token: string }
      | { type: 'session.closed' }
      | { type: 'connectivity.restored' }
      | ProductShown
      | SocketFact,
  },
  actors: {
    /** One connection with `token`, closed when the actor is stopped; it watches the products that are shown. */
    socket: refusesToWatch<ProductsWatched, { token: string; slugs: readonly string[] }>('socket'),
  },
  actions: {
    reportToShell: ({ context: { shell, shown } }, news: RealtimeEvent) => {
      for (const fact of factsOf(news, shown)) shell.send(fact)
    },
    /**
     * What was missed while there was no connection. Cart and wishlist are sent on connecting. If the shop does not know
     * what a page missed before its first connection, the page has just read everything; only the stock of the cart may
     * be older.
     */
    tellMissed: ({ context: { shell, losses, shown } }, missed: Missed) => {
      const { stock, messages, catalogue, shop } = missed
      shell.send({ type: 'connection.opened', stock })
      if (losses === 0 && isUnknown(missed)) return
      if (messages) shell.send({ type: 'inbox.outdated' })
      if (shop) return shell.send(outdated('everything'))
      if (catalogue) shell.send({ type: 'catalogue.changed' })
      if (slugsOf(shown).some((slug) => stock?.includes(slug) ?? true))
        shell.send(outdated('product'))
    },
    tellRejected: ({ context: { shell, token } }) =>
      shell.send({ type: 'session.rejected', token }),
    keepShown: assign(({ context: { shown } }, { place, slug }: ProductShown) => ({
      shown: { ...shown, [place]: slug },
    })),
    watch: sendTo(
      'socket',
      ({ context: { shown } }): ProductsWatched => ({
        type: 'products.watched',
        slugs: slugsOf(shown),
      }),
    ),
    countLoss: assign({ losses: ({ context }) => context.losses + 1 }),
  },
  guards: {
    isAnother: ({ context: { shown } }, { place, slug }: ProductShown) => shown[place] !== slug,
    isLock: (_, news: RealtimeEvent) => news.event === 'customer.locked',
  },
  delays: {
    backOff: reconnectWait,
  },
}).createMachine({
  id: 'realtime',
  context: ({ input }) => ({ ...input, ...notConnected }),
  initial: 'off',
  on: {
    'session.opened': {
      target: '.open',
      actions: assign({ token: ({ event }) => event.token, losses: 0 }),
    },
    'product.shown': {
      actions: { type: 'keepShown', params: ({ event }) => event },
    },
    'session.closed': { target: '.off', actions: assign({ token: '' }) },
  },
  states: {
    /** No customer is logged in. */
    off: {},
    open: {
      invoke: {
        id: 'socket',
        src: 'socket',
        input: ({ context: { token, shown } }) => ({ token, slugs: slugsOf(shown) }),
        // A connection that could not be attempted counts as lost.
        onError: { target: 'waiting', actions: 'countLoss' },
      },
      initial: 'connecting',
      on: {
        'product.shown': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          actions: [{ type: 'keepShown', params: ({ event }) => event }, 'watch'],
        },
        'socket.lost': { target: 'waiting', actions: 'countLoss' },
        'socket.refused': { target: 'off', actions: 'tellRejected' },
        'socket.received': [
          { guard: { type: 'isLock', params: ({ event }) => event.news }, actions: 'tellRejected' },
          { actions: { type: 'reportToShell', params: ({ event }) => event.news } },
        ],
      },
      states: {
        connecting: {
          on: {
            'socket.connected': {
              target: 'connected',
              actions: { type: 'tellMissed', params: ({ event }) => event.missed },
            },
          },
        },
        connected: {},
      },
    },
    waiting: { after: { backOff: 'open' }, on: { 'connectivity.restored': 'open' } },
  },
})
export type RealtimeRef = ActorRefFrom<typeof realtimeMachine>

/** Whether the page may have missed anything. */
const isUnknown = ({ stock, messages, catalogue, shop }: Missed) =>
  stock === null && messages && catalogue && shop

const slugsOf = (shown: Shown) => [...new Set(Object.values(shown).filter((slug) => slug !== null))]

/** The events for the shell for an event of the socket. */
const factsOf = (news: RealtimeEvent, shown: Shown): readonly ShellFact[] => {
  switch (news.event) {
    case 'cart.changed':
      return [{ type: 'cart.changed', ...news.body }]
    case 'wishlist.changed':
      return [{ type: 'wishlist.changed', ...news.body }]
    case 'lists.changed':
      return [outdated('ownLists')]
    case 'message.added':
      return [{ type: 'message.added', message: news.body }]
    case 'stock.changed':
      return [{ type: 'stock.changed', ...news.body }]
    case 'product.changed': {
      const { slug } = news.body
      const isShown = slugsOf(shown).includes(slug)
      return [
        { type: 'stock.changed', ...news.body },
        { type: 'product.changed', slug },
        ...(isShown ? [outdated('product')] : []),
      ]
    }
    case 'catalogue.changed':
      return [{ type: 'catalogue.changed' }]
    case 'settings.changed':
      return [outdated('settings')]
    case 'content.changed':
      return [outdated('content')]
    case 'order.changed':
      return [outdated('orders')]
    case 'request.changed':
      return [outdated('requests')]
    default:
      return [outdated('everything')]
  }
}

const outdated = (what: Outdated): ShellFact => ({ type: 'shop.changed', what })
