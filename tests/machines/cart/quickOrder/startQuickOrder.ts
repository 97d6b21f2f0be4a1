import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { shopAtRest } from '../../../../lab/examples/parts/surroundings.tsx'
import type { OrderableVariant, ResolvedCodes } from '../../../../src/contracts/cart/cart.ts'
import { askedLines } from '../../../../src/domain/cart/quickOrder/askedLines.ts'
import type { CartReader } from '../../../../src/machines/cart/cartWatcher.ts'
import { quickOrderMachine } from '../../../../src/machines/cart/quickOrder/quickOrder.machine.ts'
import { selectJudged } from '../../../../src/machines/cart/quickOrder/quickOrderSelectors.ts'
import type {
  AddLinesOutcome,
  ReadOutcome,
} from '../../../../src/machines/cart/quickOrder/quickOrderSetup.ts'
import type {
  AddAttempt,
  ListSource,
} from '../../../../src/machines/cart/quickOrder/quickOrderState.ts'
import { cartRow, deltaOf, recordingShell } from '../../fixtures.ts'

const variant = (sku: string, more: Partial<OrderableVariant> = {}): OrderableVariant => ({
  ...{ productId: `id-${sku}`, productSlug: sku, sku, title: { en: sku }, image: null },
  ...{ quantityRule: { minimum: 1, step: 1, maximum: 50_000 }, stock: 100, weight: 1 },
  ...{ sellPrice: 10, offerPrice: 0, categories: 'rings', mixedVariant: false },
  ...{ attributes: [], isSold: true },
  ...more,
})
const shelf = [
  variant('RING'),
  variant('CHAIN', { quantityRule: { minimum: 10, step: 10, maximum: 50_000 } }),
]

export const resolve = (codes: readonly string[]): ResolvedCodes => ({
  matches: codes.map((code) => {
    const found = shelf.find(({ sku }) => sku === code)
    return found ? { kind: 'found', ids: [found.productId] } : { kind: 'unknown', ids: [] }
  }),
  variants: shelf,
})
const added: AddLinesOutcome = {
  ...{ kind: 'added', message: 'Item Added To Cart !!', key: 'cart.addedMany' },
  delta: deltaOf(2, [cartRow()]),
}

const read = async (source: ListSource): Promise<ReadOutcome> => {
  const text = source.kind === 'text' ? source.text : await source.file.text()
  return { kind: 'read', lines: askedLines(text.split('\n').map((line) => [line])) }
}

/** A quick order whose calls answer at once, unless they are given. */
export const start = ({
  outcomes = [],
  resolves = async (codes: readonly string[]) => resolve(codes),
  reads = read,
  cart = shopAtRest({ rows: [] }).cart,
}: {
  outcomes?: readonly (() => Promise<AddLinesOutcome>)[]
  resolves?: (codes: readonly string[]) => Promise<ResolvedCodes>
  reads?: (source: ListSource) => Promise<ReadOutcome>
  cart?: CartReader
} = {}) => {
  const left = [...outcomes]
  const attempts: AddAttempt[] = []
  const shell = recordingShell()
  const clock = new SimulatedClock()
  let keys = 0
  const actor = createActor(
    quickOrderMachine.provide({
      actors: {
        readList: fromPromise(({ input }) => reads(input)),
        resolveCodes: fromPromise(({ input }) => resolves(input.codes)),
        addLines: fromPromise(({ input }) => {
          attempts.push(input)
          return left.shift()?.() ?? Promise.resolve(added)
        }),
      },
    }),
    {
      clock,
      input: {
        ...{ shell, cart },
        newKey: () => {
          keys += 1
          return `key-${keys}`
        },
      },
    },
  ).start()
  const settled = () =>
    waitFor(actor, (snapshot) => snapshot.matches({ open: { editing: 'idle' } }))
  const enter = async (text: string) => {
    actor.send({ type: 'list.pasted', text })
    await settled()
  }
  const issues = () =>
    selectJudged(actor.getSnapshot()).map(({ line, issue }) => [line.asked.code, issue?.kind])
  const submit = async () => {
    actor.send({ type: 'lines.submitted' })
    await settled()
  }
  return { actor, shell, clock, attempts, settled, enter, issues, submit }
}
