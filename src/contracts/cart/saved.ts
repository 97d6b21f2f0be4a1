import { z } from 'zod'
import { Id, IdempotencyKey, Message, Problem, Quantity } from '../primitives.ts'
import { c, customerOnly, memberRefusals } from '../routes.ts'
import { OrderableVariant } from './cart.ts'
import { CartChange } from './cartRows.ts'

/** Variants that the shop keeps for one customer to order later. */
export const savedAtMost = 1_000

/** Pieces that were moved out of the cart, with the variant's current data. `productId` is the id of the row. */
export const SavedRow = OrderableVariant.extend({ quantity: Quantity })
export type SavedRow = z.infer<typeof SavedRow>

/** All saved rows, the last saved first. */
const SavedRows = z.object({ saved: z.array(SavedRow) })

const key = z.object({ 'idempotency-key': IdempotencyKey })
const ids = z
  .array(Id)
  .min(1)
  .max(savedAtMost)
  .refine((all) => new Set(all).size === all.length, { error: 'must name each row once' })
const moved = {
  ...memberRefusals,
  200: CartChange.extend(SavedRows.shape),
  404: Problem,
  409: Problem,
} as const

/** Rows of the cart that the customer has saved for later (rule K24). */
export const saved = c.router(
  {
    all: {
      method: 'GET',
      path: '/saved',
      summary: 'The rows that the caller has saved for later, last saved first (an addition)',
      responses: { ...memberRefusals, 200: SavedRows },
      metadata: customerOnly,
    },
    save: {
      method: 'POST',
      path: '/saved',
      summary:
        'Move rows of the cart to the saved ones, all or nothing (an addition); a key counts once',
      headers: key,
      body: z.object({ rowIds: ids }),
      responses: moved,
      metadata: customerOnly,
    },
    restore: {
      method: 'POST',
      path: '/saved/restore',
      summary: 'Add saved rows to the cart, all or nothing (an addition); a key counts once',
      headers: key,
      body: z.object({ ids }),
      responses: moved,
      metadata: customerOnly,
    },
    remove: {
      method: 'DELETE',
      path: '/saved/:id',
      summary: 'Remove a saved row, if there is one (an addition)',
      pathParams: z.object({ id: Id }),
      body: c.noBody(),
      responses: { ...memberRefusals, 200: Message.extend(SavedRows.shape) },
      metadata: customerOnly,
    },
  },
  { strictStatusCodes: true },
)
