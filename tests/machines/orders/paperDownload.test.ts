import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { DownloadLink } from '../../../src/contracts/downloadLink.ts'
import {
  type LinkOutcome,
  paperDownloadMachine,
} from '../../../src/machines/orders/paperDownload.machine.ts'
import type { ShellFact } from '../../../src/machines/parts/shell.ts'

const start = (getLink: (paperId: string) => Promise<LinkOutcome>) => {
  const facts: ShellFact[] = []
  const downloads: DownloadLink[] = []
  const actor = createActor(
    paperDownloadMachine.provide({
      actors: {
        getLink: fromPromise<LinkOutcome, { orderId: string; paperId: string }>(({ input }) =>
          getLink(input.paperId),
        ),
      },
      actions: { download: (_, { link, name }) => void downloads.push({ link, name }) },
    }),
    { input: { shell: { send: (fact) => void facts.push(fact) }, orderId: 'o-1' } },
  ).start()
  return { actor, facts, downloads }
}

test('Scenario: two papers are downloaded one after the other (rule O24)', async () => {
  const { actor, facts, downloads } = start(async (paperId) => ({
    ...{ kind: 'linked', link: `/file/${paperId}`, name: `${paperId}.pdf` },
  }))
  const canDownload = () => actor.getSnapshot().can({ type: 'paper.requested', paperId: 'p-1' })
  for (const paperId of ['p-1', 'p-2']) {
    actor.send({ type: 'paper.requested', paperId })
    expect(canDownload()).toBe(false)
    await waitFor(actor, (snapshot) => snapshot.matches('idle'))
  }
  expect(canDownload()).toBe(true)
  expect(downloads).toEqual([
    { link: '/file/p-1', name: 'p-1.pdf' },
    { link: '/file/p-2', name: 'p-2.pdf' },
  ])
  expect(facts).toEqual([])
})

test('Scenario: a paper is not ready, and the page reads its orders again', async () => {
  const message = 'This document is still being prepared.'
  const { actor, facts } = start(async () => ({
    kind: 'refused',
    problem: { code: 'conflict', message },
  }))
  actor.send({ type: 'paper.requested', paperId: 'p-1' })
  await waitFor(actor, (snapshot) => snapshot.matches('idle'))
  expect(facts).toMatchObject([
    { type: 'said', sentence: { text: message, code: 'conflict' } },
    { type: 'shop.changed', what: 'orders' },
  ])
})

test('Scenario: without a connection the buyer can try again', async () => {
  const { actor, facts } = start(async () => {
    throw new Error('the network is gone')
  })
  actor.send({ type: 'paper.requested', paperId: 'p-1' })
  await waitFor(actor, (snapshot) => snapshot.matches('idle'))
  expect(facts).toMatchObject([{ type: 'toast.raised' }])
})
