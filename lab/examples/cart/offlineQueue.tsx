import type { CartCommand } from '../../../src/domain/cart/offline/commands.ts'
import type { Machines } from '../../../src/machines/index.ts'
import { bare, countedKeys } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { SampleCartPage } from '../parts/SampleCartPage.tsx'
import { cartRows, changeTo, fortyChains, refused, rowOf, user } from '../parts/samples.ts'
import { Shop, shopAtRest } from '../parts/surroundings.tsx'

const { productId } = fortyChains
const stored: CartCommand = { ...fortyChains, key: 'key-of-another-tab' }
const thirty = [rowOf('venetian-box-chain', productId, 30)]

export const offlineQueue: Example<Machines['offlineQueue']> = {
  inputs: {
    'a cart with rows': ({ shell }) => ({
      ...{ shell, cart: shopAtRest().cart, newKey: countedKeys() },
    }),
  },
  events: {
    'session.opened': { 'Asha logs in': { userId: user._id } },
    'session.closed': bare,
    'offline.continued': bare,
    'connectivity.restored': bare,
    'commands.made': {
      '40 of the chain': { edits: [fortyChains] },
      'no chain': { edits: [{ ...fortyChains, quantity: 0 }] },
      '20 again, as it was': { edits: [{ ...fortyChains, seen: [40], quantity: 20 }] },
    },
    'commands.stored': {
      'another tab has sent them': { commands: [] },
      '40 of the chain, from another tab': { commands: [stored] },
    },
    // Sent by the watcher of the cart.
    'cart.counted': {
      '30 of the chain': { carted: { [productId]: 30 } },
      '20 of the chain': { carted: { [productId]: 20 } },
    },
    'command.undone': { 'the chain': { productId } },
    'command.insisted': { 'the chain': { productId } },
  },
  answers: {
    watchStored: { sends: ['commands.stored'] },
    watchCart: { sends: ['cart.counted'] },
    readCart: {
      outputs: {
        'as it was': { version: 1, cartData: [...cartRows] },
        'another tab has set 30': { version: 2, cartData: thirty },
      },
    },
    sendCommand: {
      outputs: {
        done: { kind: 'changed', delta: changeTo(cartRows) },
        'no answer': { kind: 'unanswered' },
        'refused: no longer sold': refused({
          ...{ code: 'not_found', message: 'There is no such variant on sale.' },
        }),
      },
    },
  },
  effects: ['storeCommands'],
  tellsApart: ({ commands, questions, rejections, failures }) => [
    ...[commands.length > 0, questions.length > 0, rejections.length > 0, Math.min(failures, 6)],
  ],
  shows: {
    closed: { hides: 'Sending what you changed offline …' },
    'open.resting': { hides: 'Sending what you changed offline …' },
    'open.holding': ['Venetian box chain', { unseen: 'nothing was changed yet' }],
    'open.reading': 'Sending what you changed offline …',
    'open.sending': 'Sending what you changed offline …',
    'open.waiting': 'Sending what you changed offline …',
  },
  View: ({ actor }) => (
    <Shop refs={{ offlineQueue: actor }}>
      <SampleCartPage />
    </Shop>
  ),
  at: '/cart',
}
