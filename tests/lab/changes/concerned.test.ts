import { describe, expect, test } from 'vitest'
import { isConcerned } from '../../../lab/changes/concerned.ts'
import type { Difference } from '../../../lab/changes/diffCharts.ts'
import type { Flow } from '../../../lab/run/flow.ts'

const flow: Flow = {
  machine: 'cart',
  title: '',
  input: 'logged in',
  start: 'closed',
  steps: [
    { kind: 'event', to: '', event: { type: 'cart.opened' }, expect: { open: 'loading' } },
    { kind: 'answer', of: '', actor: 'load', answer: { named: 'rows' }, expect: { open: 'idle' } },
    { kind: 'delay', of: '', event: 'xstate.after.rest.cart.open.idle', expect: 'closed' },
    { kind: 'event', to: 'child', event: { type: 'notified' }, expect: 'closed' },
  ],
}

const difference = (
  part: Difference['part'],
  id: string,
  way: { source?: string; event?: string } = {},
): Difference => ({ change: 'changed', part, id, details: [], ...way })

const transition = (source: string, event: string) =>
  difference('transition', `${source}|${event}|0`, { source, event })

describe('A flow goes through', () => {
  test.for([
    difference('machine', 'cart'),
    difference('state', 'cart.open.idle'),
    difference('state', 'cart.open'),
    difference('delay', 'rest'),
    transition('cart.closed', 'cart.opened'),
    transition('cart', 'cart.opened'),
    transition('cart', 'any event'),
    transition('cart.open', 'load done'),
    transition('cart.open.idle', 'after rest'),
    transition('cart.open.deciding', 'always'),
  ])('the $part $id', (one) => {
    expect(isConcerned(flow, [difference('state', 'cart.nowhere'), one])).toBe(true)
  })
})

describe('A flow does not go through', () => {
  test.for([
    difference('state', 'cart.open.failed'),
    difference('delay', 'hold'),
    transition('cart.open', 'cart.opened'),
    transition('cart.open', 'load failed'),
    transition('cart.lost.deciding', 'always'),
    transition('cart', 'notified'),
  ])('the $part $id', (one) => {
    expect(isConcerned(flow, [one])).toBe(false)
  })
})
