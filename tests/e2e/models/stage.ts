import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import {
  expect,
  type Page,
  type Request as PageRequest,
  type Route,
  type WebSocketRoute,
} from '@playwright/test'
import { getResponse } from 'msw'
import { openScenario } from '../../../mocks/scenarios/scenarios.ts'
import { distDir } from '../../../server/app.ts'
import { apiBase } from '../../../src/contracts/index.ts'
import { missedNothing, realtimeNamespace } from '../../../src/contracts/realtime.ts'
import { contentTypeOf } from '../parts/contentTypes.ts'

/** How a call is answered: by the mock shop (`through`), not at all (`cut`), or with this reply. */
export type Reply = 'through' | 'cut' | { readonly status: number; readonly body: object }

const origin = 'http://shop.test'

/** An empty page on the shop's origin, without code of the shop. */
const blankPath = '/blank'

/** Answers the calls and the sockets of the current flow. */
interface Director {
  readonly handle: (route: Route) => Promise<unknown>
  readonly connect: (socket: WebSocketRoute) => void
  /** Drops a call that the app gave up. */
  readonly drop: (request: PageRequest) => void
}

/** The built storefront's file at a path; its page for every address of the shop. */
const fileAt = async (path: string) => {
  const name = extname(path) ? path : 'index.html'
  return { body: await readFile(join(distDir, name)), contentType: contentTypeOf(name) }
}

/** The messages of engine.io and socket.io that a client needs to be connected. */
const greet = (socket: WebSocketRoute, onOpen: () => void) => {
  const hello = { sid: 'engine', upgrades: [], pingInterval: 60_000, pingTimeout: 60_000 }
  socket.send(`0${JSON.stringify({ ...hello, maxPayload: 1_000_000 })}`)
  socket.onMessage((text) => {
    if (!String(text).startsWith(`40${realtimeNamespace}`)) return
    socket.send(`40${realtimeNamespace},{"sid":"socket"}`)
    const opened = JSON.stringify(['connection.opened', { at: Date.now(), missed: missedNothing }])
    socket.send(`42${realtimeNamespace},${opened}`)
    onOpen()
  })
}

/**
 * The built storefront in Chromium without a server: this process serves its files, the mock shop answers its calls,
 * and those that a machine waits for are held until a flow answers them.
 *
 * @returns opens a stage on the page; the next one starts as if the browser had never seen the shop
 */
export const createStages = async (page: Page) => {
  let director: Director | undefined
  await page
    .context()
    .route(`${origin}/**`, (route) =>
      new URL(route.request().url()).pathname === blankPath
        ? route.fulfill({ body: '<!doctype html>', contentType: 'text/html' })
        : director?.handle(route),
    )
  await page.context().routeWebSocket(/socket\.io/, (socket) => director?.connect(socket))
  page.on('requestfailed', (request) => director?.drop(request))

  const forget = async () => {
    await page.goto(origin + blankPath)
    director = undefined
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await page.context().clearCookies()
  }

  return async (held: Readonly<Record<string, RegExp>> = {}) => {
    if (director) await forget()
    return createStage(page, held, (next) => {
      director = next
    })
  }
}

/**
 * The one stage of a page.
 * @param held the calls of each invoked actor, such as `POST /customer/login`
 */
export const openStage = async (page: Page, held: Readonly<Record<string, RegExp>> = {}) =>
  (await createStages(page))(held)

const createStage = async (
  page: Page,
  held: Readonly<Record<string, RegExp>>,
  direct: (director: Director) => void,
) => {
  const opened = await openScenario('verified', { publicUrl: origin })
  const waiting = new Map<string, Route[]>()
  const forced: { readonly call: RegExp; readonly reply: Reply | ((url: URL) => Reply) }[] = []
  const sockets: WebSocketRoute[] = []

  const answer = async (route: Route, reply: Reply) => {
    if (reply === 'cut') return route.abort('internetdisconnected')
    if (reply !== 'through') return route.fulfill({ status: reply.status, json: reply.body })
    const request = route.request()
    const body = request.postData()
    const response = await getResponse(
      [...opened.allHandlers],
      new Request(request.url(), {
        method: request.method(),
        headers: await request.allHeaders(),
        ...(body === null ? {} : { body }),
      }),
    )
    if (!response) throw new Error(`nothing answers ${request.method()} ${request.url()}`)
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    })
  }

  const handle = async (route: Route) => {
    const request = route.request()
    const url = new URL(request.url())
    const { pathname } = url
    if (pathname.startsWith('/sample/')) return answer(route, 'through')
    if (!pathname.startsWith(apiBase)) return route.fulfill(await fileAt(pathname))
    const call = `${request.method()} ${pathname.slice(apiBase.length)}`
    const own = forced.findLast((one) => one.call.test(call))
    if (own) return answer(route, typeof own.reply === 'function' ? own.reply(url) : own.reply)
    const actor = Object.entries(held).find(([, calls]) => calls.test(call))?.[0]
    if (actor === undefined) return answer(route, 'through')
    const queue = waiting.get(actor) ?? []
    queue.push(route)
    waiting.set(actor, queue)
  }
  direct({
    handle,
    connect: (socket) => greet(socket, () => void sockets.push(socket)),
    drop: (request) => {
      for (const [actor, routes] of waiting)
        waiting.set(
          actor,
          routes.filter((route) => route.request() !== request),
        )
    },
  })

  const isHeld = (actor: string) => (waiting.get(actor) ?? []).length > 0
  return {
    page,
    goTo: (path: string) => page.goto(origin + path),
    /** Puts the buyer's cookie into the browser: the next page starts logged in. */
    remember: () =>
      page.context().addCookies([
        {
          name: 'userInfo',
          value: encodeURIComponent(JSON.stringify(opened.cookie)),
          url: origin,
        },
      ]),
    /** Sets the answer for all such calls from now on, except held ones. */
    force: (call: RegExp, reply: Reply | ((url: URL) => Reply)) =>
      void forced.push({ call, reply }),
    /** The mock shop's own answer to a call. */
    ask: async (path: string, body: object): Promise<Reply> => {
      const request = new Request(`${origin}${apiBase}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const response = await getResponse([...opened.allHandlers], request)
      return { status: response?.status ?? 0, body: (await response?.json()) as object }
    },
    /** Waits until the app waits for this actor's call. */
    isWaitingFor: (actor: string) => expect.poll(() => isHeld(actor), actor).toBe(true),
    /** Answers a held call. If the app has just aborted it, it is skipped: the app has repeated it. */
    answer: async (actor: string, reply: Reply) => {
      for (;;) {
        await expect.poll(() => isHeld(actor), actor).toBe(true)
        const route = waiting.get(actor)?.shift()
        if (!route) continue
        await answer(route, reply)
        const request = route.request()
        await request.response()
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') return
      }
    },
    /** Waits until the app has been notified that it is connected; it then repeats its running reads. */
    isConnected: async () => {
      await expect.poll(() => sockets.length, 'the socket').toBeGreaterThan(0)
      // Messages reach the page in the order in which they are sent, this one after the greeting.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    },
    /** Cuts the realtime socket; the app opens another. */
    disconnect: async () => {
      await expect.poll(() => sockets.length, 'the socket').toBeGreaterThan(0)
      await sockets.at(-1)?.close()
    },
    /** Sends an event over the realtime socket. */
    tell: async (event: string, body: object) => {
      await expect.poll(() => sockets.length, 'the socket').toBeGreaterThan(0)
      sockets.at(-1)?.send(`42${realtimeNamespace},${JSON.stringify([event, body])}`)
    },
  }
}
export type Stage = Awaited<ReturnType<typeof openStage>>
