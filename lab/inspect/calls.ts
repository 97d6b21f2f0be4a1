import { isSecretName } from '../run/secretNames.ts'
import type { Log, LoggedCall } from '../watch/log.ts'
import type { Secrets } from '../watch/secrets.ts'
import { keepAnswer } from '../watch/seenCalls.ts'
import { type Faults, faultyAnswer } from './faults.ts'
import { apiPathOf, breachOf, routeAt } from './routeOf.ts'

/** Longer texts are cut: the log keeps thousands of entries. */
const longest = 20_000

const cut = (text: string) =>
  text.length > longest ? `${text.slice(0, longest)} … (${text.length} characters in all)` : text

interface Watched {
  readonly log: Log
  readonly secrets: Secrets
  readonly faults: Faults
}

/** Writes a call of the API into the log when it begins, and again when it has ended. */
const follow = async (
  request: Request,
  path: string,
  send: typeof fetch,
  { log, secrets, faults }: Watched,
): Promise<Response> => {
  const found = routeAt(request.method, path)
  const name = found?.named[0]
  for (const [param, value] of Object.entries(found?.params ?? {}))
    if (isSecretName(param)) secrets.learn(decodeURIComponent(value))
  const fault = faults.take(name)
  const n = log.add({
    ...{ kind: 'call', name, method: request.method },
    address: secrets.text(path + new URL(request.url).search),
    request: cut(secrets.body(await request.clone().text())),
    ...(fault === undefined ? {} : { fault: String(fault) }),
  })
  const began = performance.now()
  const end = (learned: Partial<LoggedCall>) =>
    log.complete<LoggedCall>(n, { ...learned, duration: Math.round(performance.now() - began) })
  try {
    const response =
      fault === undefined ? await send(request) : await faultyAnswer(fault, request, send)
    const text = await response.clone().text()
    const breach = found && breachOf(found.named[1], response.status, text)
    end({
      status: response.status,
      answer: cut(secrets.body(text)),
      ...(breach === undefined ? {} : { breach }),
    })
    // A fault by hand says nothing about the shop.
    if (name !== undefined && fault === undefined)
      keepAnswer({ call: name, status: response.status, time: Date.now(), breach })
    return response
  } catch (error) {
    end({ failure: request.signal.aborted ? 'no longer needed' : String(error) })
    throw error
  }
}

/** Watches every call of the API from now on: those of services, of loaders and of the probe. */
export const watchCalls = (watched: Watched): void => {
  const send = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const request = new Request(input, init)
    const path = apiPathOf(new URL(request.url))
    return path === undefined ? send(request) : follow(request, path, send, watched)
  }
}
