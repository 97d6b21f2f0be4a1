import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPages } from '../../../src/app/ahead/keepPages.ts'

type Given = Parameters<typeof keepPages>

const messages: unknown[] = []
let isRegistered = false
let isOnline = true
const register = vi.fn(async () => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  messages.length = 0
  isRegistered = false
  isOnline = true
  sessionStorage.clear()
  register.mockClear()
  const active = { postMessage: (message: unknown) => messages.push(message) }
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline
    },
    serviceWorker: {
      register,
      ready: Promise.resolve({ active }),
      getRegistration: async () => (isRegistered ? { active } : undefined),
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page of the catalogue, with someone logged in. */
const open = async (owner: string | undefined, isLost = false) => {
  window.history.replaceState(null, '', '/eshop')
  const session = (by: string | undefined) => ({
    context: { user: by === undefined ? null : { _id: by, token: 't' } },
    matches: () => by !== undefined,
  })
  let tell: (snapshot: unknown) => void = () => undefined
  let change: (event: { what: string }) => void = () => undefined
  const root = {
    on: (_: string, listen: typeof change) => {
      change = listen
    },
  }
  const refs = {
    connectivity: {
      getSnapshot: () => ({ matches: () => isLost }),
      subscribe: () => undefined,
      send: () => undefined,
    },
    session: {
      getSnapshot: () => session(owner),
      subscribe: (listen: typeof tell) => {
        tell = listen
      },
    },
  }
  const state = { location: window.location, navigation: { state: 'idle' }, errors: null }
  const router = { state, subscribe: () => () => undefined }
  const composed = { refs, root } as unknown as Given[0]
  keepPages(composed, router as unknown as Given[1], '/sw.js', async () => undefined)
  await vi.advanceTimersByTimeAsync(10_000)
  return {
    logIn: (by: string | undefined) => tell(session(by)),
    change: async (what: string) => {
      change({ what })
      await Promise.resolve()
    },
  }
}

const asked = () =>
  messages.flatMap((message) => {
    const { payload } = message as { payload?: { urlsToCache: string[] } }
    return payload?.urlsToCache.filter((url) => !url.includes('/assets/')) ?? []
  })

test('Scenario: a page that a customer has seen for a while is kept (rule P23)', async () => {
  await open('u-1')
  expect(register).toHaveBeenCalledWith('/sw.js')
  expect(asked()).toEqual(['/index.html', new URL('/eshop', window.location.href).href])
})

test('Scenario: nothing is kept for a visitor until a login', async () => {
  const { logIn } = await open(undefined)
  expect([register.mock.calls, messages]).toEqual([[], []])
  logIn('u-1')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked()).toHaveLength(2)
})

test.each([
  ['another customer', 'u-2'],
  ['nobody', undefined],
])('Scenario: the worker deletes the pages when %s is logged in', async (_, next) => {
  const { logIn } = await open('u-1')
  expect(messages[0]).toEqual({ type: 'OWNER', owner: 'u-1' })
  messages.length = 0
  logIn('u-1')
  expect(messages).toEqual([])
  logIn(next)
  expect(messages).toEqual([{ type: 'OWNER', owner: next ?? null }])
})

test('Scenario: a visitor whose session ended elsewhere deletes the pages that were kept before', async () => {
  isRegistered = true
  await open(undefined)
  expect(messages).toEqual([{ type: 'OWNER', owner: null }])
})

test.each([
  ['everything', false, true],
  ['settings', false, false],
  ['everything', true, false],
])(
  'Scenario: a kept page says how old it is until it is read again (%s, lost: %s)',
  async (what, isLost, isGone) => {
    document.body.innerHTML = '<div class="starting bar"></div>'
    const { change } = await open('u-1', isLost)
    await change(what)
    expect(document.querySelector('.bar') === null).toBe(isGone)
  },
)

test('Scenario: the choice to continue offline ends with the first page that has a connection (rule N5)', async () => {
  sessionStorage.setItem('alma.continued', 'true')
  isOnline = false
  await open('u-1')
  expect(sessionStorage.getItem('alma.continued')).toBe('true')
  isOnline = true
  await open('u-1')
  expect(sessionStorage.getItem('alma.continued')).toBeNull()
})
