import { createActor, fromPromise, waitFor } from 'xstate'
import { stillCart } from '../../../lab/examples/parts/common.ts'
import type { CartRow } from '../../../src/contracts/cart/cartRows.ts'
import type { Product } from '../../../src/contracts/catalogue/product.ts'
import type { AddOutcome } from '../../../src/machines/cart/addOutcome.ts'
import type { CartReader } from '../../../src/machines/cart/cartWatcher.ts'
import type { AddToCart } from '../../../src/machines/catalogue/pickerDraft.ts'
import { variantPickerMachine } from '../../../src/machines/catalogue/variantPicker.machine.ts'
import type { AddInput } from '../../../src/machines/catalogue/variantPickerSetup.ts'
import { deltaOf, recordingShell } from '../fixtures.ts'

/** A picker of `product` that is shown; `outcome` answers each add. */
export const start = (
  product: Product,
  {
    rows = [],
    cart = stillCart(rows),
    selection = {},
    outcome = async () => ({ kind: 'added', message: 'Item Added to Cart !!', delta: deltaOf(1) }),
  }: {
    rows?: readonly CartRow[]
    cart?: CartReader
    selection?: Record<string, string>
    outcome?: () => Promise<AddOutcome>
  } = {},
) => {
  const calls: AddToCart[] = []
  const inAddress: unknown[] = []
  const shell = recordingShell()
  const actor = createActor(
    variantPickerMachine.provide({
      actions: {
        keepInAddress: ({ context: { selection } }) => void inAddress.push(selection),
      },
      actors: {
        addToCart: fromPromise<AddOutcome, AddInput>(({ input }) => {
          calls.push(input.call)
          return outcome()
        }),
      },
    }),
    { input: { shell, cart, product, selection } },
  ).start()
  const choose = (attribute: string, value: string) =>
    actor.send({ type: 'value.chosen', attribute, value })
  const add = async () => {
    actor.send({ type: 'add.requested' })
    await waitFor(actor, (snapshot) => !snapshot.matches({ adding: 'sending' }))
    return calls
  }
  return { actor, shell, choose, add, inAddress, draft: () => actor.getSnapshot().context.draft }
}

export const toast = (key: string) => ({ type: 'toast.raised', sentence: { key } })
export const said = (sentence: object) => ({ type: 'said', sentence })
