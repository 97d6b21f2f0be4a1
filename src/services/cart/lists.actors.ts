import { fromPromise } from 'xstate'
import { shownLines } from '../../domain/cart/shownLines.ts'
import { type ListAct, type ListOutcome, listsMachine } from '../../machines/cart/lists.machine.ts'
import {
  type NewList,
  type SaveOutcome,
  saveListMachine,
} from '../../machines/cart/saveList.machine.ts'
import type { Api } from '../parts/api.ts'
import { refused } from '../parts/failures.ts'
import { createKeptKey } from '../parts/keptKey.ts'
import type { PageServices } from '../parts/pageServices.ts'
import { wordsOf } from '../parts/wordsOf.ts'

const perform = async (api: Api, act: ListAct): Promise<ListOutcome> => {
  const params = { id: act.id }
  if (act.kind === 'open' || act.kind === 'show') {
    const reply = await api.lists.get({ params })
    if (reply.status !== 200) return refused(reply)
    return act.kind === 'open'
      ? { kind: 'opened', lines: reply.body.lines }
      : { kind: 'shown', id: act.id, lines: shownLines(reply.body) }
  }
  if (act.kind === 'remove') {
    const reply = await api.lists.remove({ params })
    return reply.status === 200
      ? { kind: 'removed', id: act.id, ...wordsOf(reply.body) }
      : refused(reply)
  }
  const reply = await (act.kind === 'rename'
    ? api.lists.change({ params, body: { name: act.name } })
    : api.lists[act.kind]({ params }))
  if (reply.status !== 200) return refused(reply)
  const { message, key, values, ...list } = reply.body
  return { kind: 'changed', list, ...wordsOf({ message, key, values }) }
}

export const provideLists = ({ api }: PageServices) =>
  listsMachine.provide({
    actors: {
      act: fromPromise<ListOutcome, { act: ListAct }>(({ input: { act } }) => perform(api, act)),
    },
  })

/** Each attempt to save the same list has the same key, so that a retry after a lost answer saves it once. */
export const provideSaveList = (services: PageServices) => {
  const key = createKeptKey(services, 'list')
  return saveListMachine.provide({
    actors: {
      save: fromPromise<SaveOutcome, NewList>(async ({ input: { name, lines } }) => {
        const body = { name, lines: [...lines] }
        const reply = await services.api.lists.save({
          headers: { 'idempotency-key': key.of(body) },
          body,
        })
        if (reply.status !== 201) return refused(reply)
        key.drop()
        return { kind: 'saved', ...wordsOf(reply.body) }
      }),
    },
  })
}
