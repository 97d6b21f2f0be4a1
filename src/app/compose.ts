import { createActor, type InspectionEvent, type Observer, waitFor } from 'xstate'
import type { Realtime } from '../contracts/realtime.ts'
import type { StoreSettings } from '../contracts/settings.ts'
import type { AppRef } from '../machines/app.machine.ts'
import { selectIsSettled } from '../machines/preferences.machine.ts'
import { provideMachines } from '../services/actors.ts'
import { createApi } from '../services/api.ts'
import { createCookies } from '../services/cookies.ts'
import { type ContractBreach, ServerFailure } from '../services/failures.ts'
import { createKeptListings } from './keptListings.ts'

export interface Environment {
  /** Where the calls stand, when not on the shop's own origin. */
  readonly baseUrl?: string
  readonly isHttps: boolean
  readonly realtime: Realtime
  /** Watches every actor, in development alone. */
  readonly inspect?: Observer<InspectionEvent> | undefined
}

/** Tells the developers, and not the buyer. */
export const reportBreach = ({ name, route, issue }: ContractBreach): void =>
  console.error(name, route, issue)

/** Provides the services to the machines and starts them: one actor system per document. */
export const compose = ({ baseUrl, isHttps, realtime, inspect }: Environment) => {
  const cookies = createCookies({ isHttps })
  const at = baseUrl === undefined ? {} : { baseUrl }
  const api = createApi({
    ...at,
    readToken: () => cookies.readUser()?.token,
    onNetworkFailure: () => root.send({ type: 'network.failed' }),
    onUnauthorized: (token) => root.send({ type: 'session.rejected', token }),
    onBreach: reportBreach,
  })
  const machines = provideMachines({
    ...at,
    api,
    cookies,
    realtime,
    log: (what, problem) => console.warn(what, problem),
  })
  const root: AppRef = createActor(machines.app, {
    input: {
      user: cookies.readUser(),
      language: cookies.readLanguage(),
      currency: cookies.readCurrency(),
    },
    ...(inspect ? { inspect } : {}),
  })
  root.start()
  const refs = root.getSnapshot().context

  return {
    api,
    cookies,
    machines,
    root,
    refs,
    inspect,
    listings: createKeptListings(),
    isLoggedIn: () => cookies.readUser() !== null,
    /** Nothing is shown before the rates are here: a price without its rate would be wrong. */
    preferencesSettled: () => waitFor(refs.preferences, selectIsSettled),
    loadSettings: async (signal: AbortSignal): Promise<StoreSettings> => {
      const reply = await api.settings.store({ fetchOptions: { signal } })
      if (reply.status !== 200) throw new ServerFailure(reply.status, reply.body.message)
      return reply.body
    },
    stop: () => root.stop(),
  }
}
export type Composed = ReturnType<typeof compose>
