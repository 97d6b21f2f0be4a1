import { afterEach, expect, test, vi } from 'vitest'
import { watchCalls } from '../../../lab/inspect/calls.ts'
import { createFaults } from '../../../lab/inspect/faults.ts'
import { createLog } from '../../../lab/watch/log.ts'
import { createSecrets } from '../../../lab/watch/secrets.ts'
import { seenCallsHere } from '../../../lab/watch/seenCalls.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A page whose server answers every call with `body`. */
const watched = (body: unknown) => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
  const page = { fetch: async (_request: Request) => Response.json(body) }
  vi.stubGlobal('window', page)
  const faults = createFaults(() => undefined)
  watchCalls({ log: createLog(() => undefined), secrets: createSecrets(), faults })
  return { faults, ask: (path: string) => page.fetch(new Request(`http://shop.test/api${path}`)) }
}

test('an answer is kept for the page of the contract, and so is what breaks it', async () => {
  const { ask } = watched({ neither: 'this nor that' })
  await ask('/category/show')
  await ask('/no/such/call')
  const { answers, breaches } = seenCallsHere()
  expect(answers).toEqual({
    'catalogue.categories': { 200: { count: 1, last: expect.any(Number) } },
  })
  expect(breaches).toEqual([
    {
      ...{ call: 'catalogue.categories', status: 200, time: expect.any(Number) },
      breach: expect.stringMatching(/^at data: /),
    },
  ])
})

test('an answer with a fault by hand is not kept', async () => {
  const { faults, ask } = watched({})
  faults.add({ kind: 500, call: 'catalogue.categories', isOnce: true })
  await ask('/category/show')
  expect(seenCallsHere().answers).toEqual({})
})
