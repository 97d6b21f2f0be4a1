import { fc } from '@fast-check/vitest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CartDelta, CartRow, WholeCart } from '../../../src/contracts/cart/cartRows.ts'
import { type HeldCart, takeDelta } from '../../../src/domain/cart/heldCart.ts'
import {
  isValidQuantity,
  meetsPooledMinimum,
  quantityRuleOf,
} from '../../../src/domain/cart/quantity.ts'
import { call, routeOf } from './call.ts'
import type { World, WorldCustomer } from './world.ts'

type Variant = 'direct' | 'chain' | 'ring' | 'otherRing'
const variants = ['direct', 'chain', 'ring', 'otherRing'] as const
const rules = {
  direct: quantityRuleOf([]),
  chain: quantityRuleOf(['metals_silver-92.5_chains']),
  ring: quantityRuleOf([]),
  otherRing: quantityRuleOf([]),
}

/** A simple model of the cart. */
type Paper = Readonly<Record<Variant, number>>
const emptyPaper: Paper = { direct: 0, chain: 0, ring: 0, otherRing: 0 }

interface Line {
  readonly variant: Variant
  readonly quantity: number
  readonly mode: 'add' | 'set'
}

/** One call, and the lines that it requests. */
type Act =
  | { readonly call: 'add' | 'update'; readonly line: Line }
  | { readonly call: 'lines' | 'table'; readonly lines: readonly Line[] }
  | { readonly call: 'remove' | 'increment' | 'decrement'; readonly variant: Variant }

const quantity = fc.oneof(fc.nat({ max: 12 }), fc.constantFrom(10, 20, 30, 49_990, 50_000))
const line = fc.record({
  variant: fc.constantFrom(...variants),
  quantity,
  mode: fc.constantFrom('add' as const, 'set' as const),
})
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ call: fc.constantFrom('add' as const, 'update' as const), line }),
  fc.record({
    call: fc.constantFrom('lines' as const, 'table' as const),
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    call: fc.constantFrom('remove' as const, 'increment' as const, 'decrement' as const),
    variant: fc.constantFrom(...variants),
  }),
)

const linesOf = (given: Act, paper: Paper): readonly Line[] => {
  if ('lines' in given)
    return given.call === 'table'
      ? given.lines.map((each) => ({ ...each, mode: 'set' as const }))
      : given.lines
  if ('line' in given) return [{ ...given.line, mode: 'set' }]
  const { step, minimum, maximum } = rules[given.variant]
  const held = paper[given.variant]
  const wanted = {
    remove: 0,
    increment: Math.min(maximum, held + step),
    decrement: Math.max(minimum, held - step),
  }[given.call]
  return [{ variant: given.variant, quantity: wanted, mode: 'set' }]
}

/** The model after an act, or undefined if the shop must refuse it. */
const afterAct = (given: Act, paper: Paper): Paper | undefined => {
  const lines = linesOf(given, paper)
  if (lines.some(({ mode, quantity: pieces }) => mode === 'add' && pieces === 0)) return undefined
  if ('line' in given) {
    const isThere = paper[given.line.variant] > 0
    if (given.line.quantity === 0 || isThere === (given.call === 'add')) return undefined
  }
  if ('variant' in given && paper[given.variant] === 0) return undefined
  const after: Record<Variant, number> = { ...paper }
  for (const { variant, quantity: pieces, mode } of lines)
    after[variant] = mode === 'add' ? after[variant] + pieces : pieces
  const touched = new Set(lines.map(({ variant }) => variant))
  for (const variant of touched)
    if (after[variant] > 0 && !isValidQuantity(rules[variant], after[variant])) return undefined
  const rings = (['ring', 'otherRing'] as const).filter((variant) => touched.has(variant))
  const isOnlyRemoved = rings.every((variant) => after[variant] === 0)
  const mayUndercut = given.call === 'remove' || (given.call === 'lines' && isOnlyRemoved)
  const isEnough = meetsPooledMinimum(true, after.ring + after.otherRing)
  return rings.length === 0 || mayUndercut || isEnough ? after : undefined
}

/** Compares sequences of cart calls with the model, and with the state that a client derives from the answers. */
export const describeCartLaws = (name: string, open: () => Promise<World>, runs: number) =>
  describe(`the laws of the cart, by ${name}`, () => {
    let world: World
    beforeAll(async () => {
      world = await open()
    })
    afterAll(() => world.close())

    const idOf = (variant: Variant): string => {
      const { direct, chain, table } = world.variants
      return { direct, chain, ring: table[0], otherRing: table[1] }[variant]
    }
    const whole = async ({ id, token }: WorldCustomer) =>
      (await call(world.origin, routeOf('cart.get'), { token, params: { userId: id } }))
        .body as WholeCart
    const onPaper = (rows: readonly CartRow[]): Paper => {
      const held = (variant: Variant) =>
        rows.find(({ cart }) => cart.productId === idOf(variant))?.cart.quantity ?? 0
      return {
        direct: held('direct'),
        chain: held('chain'),
        ring: held('ring'),
        otherRing: held('otherRing'),
      }
    }
    const send = (given: Act, { token }: WorldCustomer, held: HeldCart, key: string) => {
      const make = (route: string, request: object) =>
        call(world.origin, routeOf(`cart.${route}`), { token, ...request })
      if ('lines' in given) {
        const lines = given.lines.map(({ variant, quantity: pieces, mode }) => ({
          ...{ id: idOf(variant), quantity: pieces, mode },
        }))
        return given.call === 'lines'
          ? make('lines', { headers: { 'idempotency-key': key }, body: { lines } })
          : make('updateMoreVariants', {
              body: lines.map(({ id, quantity: pieces }) => ({ id, quantity: pieces })),
            })
      }
      if ('line' in given) {
        const productId = idOf(given.line.variant)
        const { quantity: pieces } = given.line
        return given.call === 'add'
          ? make('add', { body: { productId, quantity: pieces } })
          : make('updateVariant', { params: { productId }, body: { quantity: pieces } })
      }
      const row = held.rows.find(({ cart }) => cart.productId === idOf(given.variant))
      const id = row?._id ?? 'no-row'
      if (given.call === 'remove') return make('removeRow', { params: { rowId: id } })
      return make(given.call, { params: { id } })
    }

    test('an act has the same effect as on the model or is refused, and its answer says what changed', () =>
      fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
          const buyer = await world.customer('verified')
          let paper = emptyPaper
          let held: HeldCart = { version: 0, rows: [] }
          for (const [position, given] of acts.entries()) {
            const wanted = afterAct(given, paper)
            const key = `law-${buyer.id}-${position}`
            const answer = await send(given, buyer, held, key)
            expect([answer.status < 300, answer.body]).toEqual([wanted !== undefined, answer.body])
            if (wanted === undefined) continue
            paper = wanted
            held = takeDelta(held, [], answer.body as CartDelta).held
            expect(onPaper(held.rows)).toEqual(paper)
            if (given.call !== 'lines') continue
            // The same key again changes nothing but the version.
            const again = await send(given, buyer, held, key)
            held = takeDelta(held, [], again.body as CartDelta).held
            expect(onPaper(held.rows)).toEqual(paper)
          }
          const { version, cartData } = await whole(buyer)
          expect({ version, rows: cartData }).toEqual(held)
        }),
        { numRuns: runs },
      ))
  })
