import { type ListLine, type ListSummary, listsAtMost } from '../../../src/contracts/cart/lists.ts'
import type { contract } from '../../../src/contracts/index.ts'
import type { Message } from '../../../src/contracts/primitives.ts'
import { isNameTaken } from '../../../src/domain/cart/listName.ts'
import { fieldProblem, keyReused } from '../../../src/domain/shell/fieldProblem.ts'
import { said } from '../../../src/domain/shell/said.ts'
import type { Profile } from '../account/profile.ts'
import type { Shelf } from '../catalogue/shelf.ts'
import type { Answers } from '../parts/answers.ts'
import { Refusal, refuse } from '../parts/refusal.ts'
import type { ListRow } from '../parts/tables.ts'
import { newId, newToken, type World } from '../parts/world.ts'
import { toOrderable } from './cartRow.ts'

const summaryOf = ({ id, name, lines, updatedAt, shareKey }: ListRow): ListSummary => ({
  ...{ _id: id, name, shareKey, lines: lines.length },
  pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  updatedAt: new Date(updatedAt).toISOString(),
})

const noList = () => refuse(404, 'not_found', said('refusal.noList'))

/** Named lists of variants (rules K21, K22). */
export const answerLists = (
  { tables, feed, now }: World,
  { profile, shelf }: { readonly profile: Profile; readonly shelf: Shelf },
): Answers<typeof contract.lists> => {
  const rowsOf = (customerId: string): readonly ListRow[] =>
    tables.list.findMany((q) => q.where({ customerId }))

  const rowOf = (customerId: string, id: string): ListRow =>
    rowsOf(customerId).find((row) => row.id === id) ?? noList()

  const refuseUnknown = (lines: readonly ListLine[]): void => {
    const unknown = lines.findIndex(({ id }) => !shelf.variant(id))
    if (unknown === -1) return
    const field = `lines.${unknown}.id`
    throw new Refusal(404, fieldProblem('not_found', field, said('refusal.noVariant')))
  }

  const refuseTaken = (customerId: string, name: string, own?: string): void => {
    if (isNameTaken(name, rowsOf(customerId).map(summaryOf), own))
      refuse(409, 'conflict', said('refusal.listNameTaken'), { field: 'name' })
  }

  const withVariants = (lines: ListLine[]) => ({
    lines,
    variants: lines.flatMap(({ id }) => shelf.variant(id) ?? []).map(toOrderable),
  })

  const announce = (customerId: string) =>
    feed.send(customerId, { event: 'lists.changed', body: {} })

  const change = async (
    { id, customerId }: ListRow,
    changes: Partial<ListRow>,
    message: Message,
  ): Promise<ListSummary & Message> => {
    await tables.list.update((q) => q.where({ id }), {
      strict: true,
      data: (row) => void Object.assign(row, changes),
    })
    announce(customerId)
    return { ...message, ...summaryOf(rowOf(customerId, id)) }
  }

  return {
    all: ({ customerId }) => ({
      data: rowsOf(customerId)
        .toReversed()
        .toSorted((one, other) => other.updatedAt - one.updatedAt)
        .map(summaryOf),
    }),

    save: async ({ customerId, headers, body: { name, lines } }) => {
      refuseUnknown(lines)
      const message = said('reply.listSaved', { name })
      const key = headers['idempotency-key']
      const wanted = JSON.stringify({ name, lines })
      const known = rowsOf(customerId).find((row) => row.key === key)
      if (known && known.wanted !== wanted) throw new Refusal(409, keyReused('another list'))
      if (known) return { ...message, ...summaryOf(known) }
      if (rowsOf(customerId).length >= listsAtMost)
        refuse(409, 'conflict', said('refusal.listsFull', { most: listsAtMost }), { field: 'name' })
      refuseTaken(customerId, name)
      const row = {
        ...{ id: newId(), customerId, name, lines, key, wanted },
        ...{ updatedAt: now(), shareKey: null },
      }
      await tables.list.create(row)
      announce(customerId)
      return { ...message, ...summaryOf(row) }
    },

    get: ({ customerId, params }) => {
      const row = rowOf(customerId, params.id)
      return { ...summaryOf(row), ...withVariants(row.lines) }
    },

    change: ({ customerId, params, body: { name, lines } }) => {
      if (lines) refuseUnknown(lines)
      const row = rowOf(customerId, params.id)
      if (name !== undefined) refuseTaken(customerId, name, row.id)
      const next = { name: name ?? row.name, lines: lines ?? row.lines, updatedAt: now() }
      return change(row, next, said('reply.listSaved', { name: next.name }))
    },

    remove: ({ customerId, params }) => {
      const { id } = rowOf(customerId, params.id)
      tables.list.delete((q) => q.where({ id }))
      announce(customerId)
      return said('reply.listRemoved')
    },

    share: ({ customerId, params }) => {
      const row = rowOf(customerId, params.id)
      return change(row, { shareKey: row.shareKey ?? newToken() }, said('reply.listShared'))
    },

    unshare: ({ customerId, params }) =>
      change(rowOf(customerId, params.id), { shareKey: null }, said('reply.listUnshared')),

    shared: ({ params }) => {
      const { customerId, name, lines } =
        tables.list.all().find(({ shareKey }) => shareKey === params.key) ?? noList()
      return { name, ...withVariants(lines), companyName: profile.row(customerId).companyName }
    },
  }
}
