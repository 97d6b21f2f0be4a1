import { answerKey } from '../../domain/shell/answerKey.ts'
import type { Api, ApiOptions } from './api.ts'
import { NetworkError } from './failures.ts'
import type { FirstAnswers } from './firstAnswers.ts'
import { makeSchemas } from './makeSchemas.ts'
import type { LoadCode } from './pageServices.ts'

type Call = (args?: object) => Promise<unknown>
type CheckHeld = typeof import('./api.ts')['checkHeld']
type Calls = Readonly<Record<string, Readonly<Record<string, Call>>>>

/**
 * The contract's client, whose code (schemas, client, ky) loads with the first call whose answer is not embedded in
 * the page. Embedded answers are shown at once, and checked as soon as the schemas have loaded
 * (docs/decisions/client/2026-11-21-first-visit.md).
 * @param answers the answers embedded in the page
 */
export const createLazyApi = (
  options: ApiOptions & { readonly loadCode: LoadCode },
  answers: FirstAnswers,
) => {
  let loading: Promise<Calls> | undefined
  let tellLoaded: (checkHeld: CheckHeld) => void
  const loaded = new Promise<CheckHeld>((resolve) => {
    tellLoaded = resolve
  })

  const load = () => {
    loading ??= options
      .loadCode(() => {
        makeSchemas()
        return import('./api.ts')
      })
      .then(
        ({ createApi, checkHeld }) => {
          tellLoaded(checkHeld)
          return createApi(options) as unknown as Calls
        },
        (cause: unknown) => {
          loading = undefined
          throw new NetworkError('the code of the calls did not load', { cause })
        },
      )
    return loading
  }
  const call =
    (group: string, name: string): Call =>
    async (args) => {
      const held = answers.get(answerKey(`${group}.${name}`, args))
      if (!held) return (await load())[group]?.[name]?.(args)
      // Each in a task of its own, so that the page stays responsive.
      void loaded.then((checkHeld) => setTimeout(() => checkHeld(options, [group, name], held)))
      return held
    }

  const everyNameOf = <T>(make: (name: string) => T) =>
    new Proxy({}, { get: (_, name) => make(String(name)) })

  return {
    api: everyNameOf((group) => everyNameOf((name) => call(group, name))) as Api,
    /** Loads the code before it is needed. */
    warmUp: () => void load().catch(() => undefined),
  }
}
