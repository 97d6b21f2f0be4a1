import { uuidv7 } from 'uuidv7'
import {
  type ListLine,
  type ListSummary,
  listsAtMost,
  type SharedList,
} from '../../../src/contracts/cart/lists.ts'
import type { Message } from '../../../src/contracts/primitives.ts'
import { isNameTaken } from '../../../src/domain/cart/listName.ts'
import { fieldProblem, keyReused } from '../../../src/domain/shell/fieldProblem.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { refuseErased } from '../../account/refuseErased.ts'
import { newToken } from '../../account/secrets.ts'
import { Refusal, refuse } from '../../http/problem.ts'
import { bodyHash } from '../../parts/bodyHash.ts'
import type { Engine } from '../../store/engine.ts'
import { recordEvent } from '../../store/events/events.ts'
import { toOrderable } from '../cartVariant.ts'
import { readVariants, variantLookUp } from '../resolve/findVariants.ts'
import { createListsRepo, readShared } from './lists.repo.ts'

type Repo = ReturnType<typeof createListsRepo>
type ChangedList = ListSummary & Message

interface Wanted {
  readonly name: string
  readonly lines: readonly ListLine[]
}

/** The named lists of customers (rules K21, K22). Every change is one transaction. */
export const createLists = ({ db, lock }: Engine, now: () => number) => {
  const changing = <T>(customerId: string, act: (repo: Repo) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (trx) => {
      await lock.customer(trx, customerId)
      await refuseErased(trx, customerId)
      const done = await act(createListsRepo(trx, customerId))
      await recordEvent(trx, 'lists.changed', { customerId })
      return done
    })

  /** Variants are never deleted, so that they still exist when the lines are written. */
  const refuseUnknown = async (lines: readonly ListLine[]): Promise<void> => {
    const found = await variantLookUp(db).byIds(lines.map(({ id }) => id))
    const known = new Set(found.map(({ id }) => id))
    const unknown = lines.findIndex(({ id }) => !known.has(id))
    if (unknown === -1) return
    const field = `lines.${unknown}.id`
    throw new Refusal(404, fieldProblem('not_found', field, said('refusal.noVariant')))
  }

  /** Lines with what they name today. */
  const withVariants = async (lines: ListLine[]) => {
    const variants = await readVariants(
      db,
      lines.map(({ id }) => id),
    )
    return { lines, variants: variants.map(toOrderable) }
  }

  const share = (customerId: string, id: string, key: string | null, message: Message) =>
    changing(customerId, async (repo): Promise<ChangedList> => {
      const { shareKey } = await summaryOf(repo, id)
      // A shared list keeps its key, so that links that were sent stay valid.
      await repo.update(id, { share_key: key && (shareKey ?? key) })
      return { ...message, ...(await summaryOf(repo, id)) }
    })

  return {
    all: (customerId: string): Promise<ListSummary[]> => createListsRepo(db, customerId).all(),

    get: async (customerId: string, id: string) => {
      const repo = createListsRepo(db, customerId)
      return { ...(await summaryOf(repo, id)), ...(await withVariants(await repo.lines(id))) }
    },

    /** @throws Refusal 404 */
    shared: async (key: string): Promise<SharedList> => {
      const { lines, ...list } = (await readShared(db, key)) ?? noList()
      return { ...list, ...(await withVariants(lines)) }
    },

    /**
     * Saves a list. Repeating the call with the same key and body returns the same list.
     * @throws Refusal 404 for an unknown variant, 409 for a reused key, too many lists, or the name of another list
     */
    save: async (customerId: string, key: string, wanted: Wanted): Promise<ChangedList> => {
      await refuseUnknown(wanted.lines)
      return changing(customerId, async (repo) => {
        const message = said('reply.listSaved', { name: wanted.name })
        const request_hash = bodyHash(wanted)
        const known = await repo.byKey(key)
        if (known && known.request_hash !== request_hash)
          throw new Refusal(409, keyReused('another list'))
        if (known) return { ...message, ...(await summaryOf(repo, known.id)) }
        if ((await repo.count()) >= listsAtMost) throw new Refusal(409, tooManyLists)
        await refuseTaken(repo, wanted.name)
        const id = uuidv7()
        await repo.insert({
          ...{ id, name: wanted.name, key, request_hash },
          ...{ created_at: now(), updated_at: now(), share_key: null },
        })
        await repo.putLines(id, wanted.lines)
        return { ...message, ...(await summaryOf(repo, id)) }
      })
    },

    /** Renames a list, replaces its lines, or both. @throws Refusal 404, 409 for the name of another list */
    change: async (
      customerId: string,
      id: string,
      { name, lines }: { readonly [K in keyof Wanted]?: Wanted[K] | undefined },
    ): Promise<ChangedList> => {
      if (lines) await refuseUnknown(lines)
      return changing(customerId, async (repo) => {
        const named = name === undefined ? {} : { name }
        if (name !== undefined) await refuseTaken(repo, name, id)
        if (!(await repo.update(id, { ...named, updated_at: now() }))) noList()
        if (lines) await repo.putLines(id, lines)
        const summary = await summaryOf(repo, id)
        return { ...said('reply.listSaved', { name: summary.name }), ...summary }
      })
    },

    /** @throws Refusal 404 */
    remove: (customerId: string, id: string): Promise<Message> =>
      changing(customerId, async (repo) =>
        (await repo.remove(id)) ? said('reply.listRemoved') : noList(),
      ),

    share: (customerId: string, id: string) =>
      share(customerId, id, newToken(), said('reply.listShared')),

    unshare: (customerId: string, id: string) =>
      share(customerId, id, null, said('reply.listUnshared')),
  }
}
export type Lists = ReturnType<typeof createLists>

const tooManyLists = {
  ...{ code: 'conflict' as const, field: 'name' },
  ...said('refusal.listsFull', { most: listsAtMost }),
}

const refuseTaken = async (repo: Repo, name: string, own?: string): Promise<void> => {
  if (isNameTaken(name, await repo.all(), own))
    refuse(409, 'conflict', said('refusal.listNameTaken'), { field: 'name' })
}

const noList = () => refuse(404, 'not_found', said('refusal.noList'))

const summaryOf = async (repo: Repo, id: string): Promise<ListSummary> =>
  (await repo.summary(id)) ?? noList()
