import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { SavedAddress } from '../../../src/contracts/account/address.ts'
import {
  type AddressAct,
  type AddressOutcome,
  addressBookMachine,
  selectAddresses,
  selectAskedId,
} from '../../../src/machines/account/addressBook.machine.ts'
import { address } from '../../support/values/address.ts'
import { recordingShell } from '../fixtures.ts'

const saved = (_id: string): SavedAddress => ({ ...address, _id })
const [mumbai, jaipur] = [saved('mumbai'), saved('jaipur')]

describe('The list of addresses', () => {
  const start = (answer: () => Promise<AddressOutcome>) => {
    const acts: AddressAct[] = []
    const shell = recordingShell()
    const act = fromPromise<AddressOutcome, { act: AddressAct }>(({ input }) => {
      acts.push(input.act)
      return answer()
    })
    const book = createActor(addressBookMachine.provide({ actors: { act } }), {
      input: { shell, addresses: [mumbai, jaipur] },
    }).start()
    const settled = () => waitFor(book, (snapshot) => snapshot.matches('idle'))
    const ids = () => selectAddresses(book.getSnapshot()).map(({ _id }) => _id)
    return { book, acts, shell, settled, ids }
  }

  test('Scenario: another address becomes the default, and the answer is shown', async () => {
    const { book, acts, shell, settled, ids } = start(async () => ({
      kind: 'changed',
      addresses: [jaipur, mumbai],
      message: 'This is your default address now.',
    }))
    const isSending = () => book.getSnapshot().matches('sending')
    const before = isSending()
    book.send({ type: 'default.chosen', id: 'jaipur' })
    expect([before, isSending()]).toEqual([false, true])
    await settled()
    expect(isSending()).toBe(false)
    expect([acts, ids(), shell.sent]).toEqual([
      [{ kind: 'makeFirst', id: 'jaipur' }],
      ['jaipur', 'mumbai'],
      [{ type: 'said', sentence: { text: 'This is your default address now.' } }],
    ])
  })

  test('Scenario: an address is deleted only after the customer has confirmed it', async () => {
    const { book, acts, settled, ids } = start(async () => ({
      kind: 'changed',
      addresses: [jaipur],
      message: 'Address deleted.',
    }))
    book.send({ type: 'deletion.asked', id: 'mumbai' })
    expect([selectAskedId(book.getSnapshot()), acts]).toEqual(['mumbai', []])
    book.send({ type: 'deletion.cancelled' })
    expect([selectAskedId(book.getSnapshot()), ids()]).toEqual([null, ['mumbai', 'jaipur']])
    book.send({ type: 'deletion.asked', id: 'mumbai' })
    book.send({ type: 'deletion.confirmed' })
    await settled()
    expect([acts, ids()]).toEqual([[{ kind: 'remove', id: 'mumbai' }], ['jaipur']])
  })

  test('Scenario: an address deleted in another tab leaves the list, with a message', async () => {
    const problem = { code: 'not_found', message: 'There is no such address.' } as const
    const { book, shell, settled, ids } = start(async () => ({ kind: 'refused', problem }))
    book.send({ type: 'default.chosen', id: 'jaipur' })
    await settled()
    expect([ids(), shell.sent]).toEqual([
      ['mumbai'],
      [{ type: 'said', sentence: { text: problem.message, code: 'not_found' } }],
    ])
  })

  test('Scenario: another refusal and a lost answer leave the list unchanged', async () => {
    const problem = { code: 'too_many_requests', message: 'Wait a minute.' } as const
    const refused = start(async () => ({ kind: 'refused', problem }))
    const lost = start(() => Promise.reject(new Error('offline')))
    for (const { book, settled, ids } of [refused, lost]) {
      book.send({ type: 'deletion.asked', id: 'jaipur' })
      book.send({ type: 'deletion.confirmed' })
      await settled()
      expect([ids(), selectAskedId(book.getSnapshot())]).toEqual([['mumbai', 'jaipur'], null])
    }
    expect(lost.shell.sent).toEqual([{ type: 'toast.raised', sentence: { key: 'error.default' } }])
  })
})
