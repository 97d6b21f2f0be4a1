import { answerKey } from '../../domain/shell/answerKey.ts'
import type { Api, ApiOptions } from './api.ts'
import { NetworkError } from './failures.ts'
import type { FirstAnswers } from './firstAnswers.ts'

type Call = (args?: object) => Promise<unknown>
type Calls = Readonly<Record<string, Readonly<Record<string, Call>>>>

/**
 * The contract's client, whose code (schemas, ts-rest, ky) loads with the first call that the page does not
 * hold the answer to already.
 * @param answers what the server has put into the page
 */
export const createLazyApi = (options: ApiOptions, answers: FirstAnswers) => {
  let loading: Promise<Calls> | undefined

  const load = () => {
    loading ??= import('./api.ts').then(
      ({ createApi }) => createApi(options) as unknown as Calls,
      (cause: unknown) => {
        loading = undefined
        options.onNetworkFailure()
        throw new NetworkError('the code of the calls did not load', { cause })
      },
    )
    return loading
  }
  const call =
    (group: string, name: string): Call =>
    async (args) =>
      answers.take(answerKey(`${group}.${name}`, args)) ?? (await load())[group]?.[name]?.(args)

  const everyNameOf = <T>(make: (name: string) => T) =>
    new Proxy({}, { get: (_, name) => make(String(name)) })

  return {
    api: everyNameOf((group) => everyNameOf((name) => call(group, name))) as Api,
    /** Loads the code before it is needed. */
    warmUp: () => void load().catch(() => undefined),
  }
}
