import { type ActorOptions, type AnyActorLogic, createActor, waitFor } from 'xstate'
import type { StoreSettings } from '../../contracts/settings.ts'
import { selectIsCertain, selectToken, selectUser } from '../../machines/account/session.machine.ts'
import type { SessionUser } from '../../machines/account/sessionSetup.ts'
import type { AppRef } from '../../machines/app.machine.ts'
import { selectIsSettled, selectLanguage } from '../../machines/shell/preferences.machine.ts'
import type { Services } from '../../services/actors.ts'
import { type ContractBreach, ServerFailure } from '../../services/parts/failures.ts'
import { newKey } from '../../services/parts/newKey.ts'
import type { LoadCode, PageServices } from '../../services/parts/pageServices.ts'
import { createQueue } from '../../services/parts/queue.ts'
import { readChoices } from '../../services/shell/preferences.actors.ts'
import { nextTask } from '../nextTask.ts'
import type { Device } from './device.ts'
import { createKeptListings } from './keptListings.ts'
import type { Loads } from './loads.ts'
import type { Reload } from './reload.ts'

export interface Environment {
  /** The origin of the API, when it is not the shop's own. */
  readonly baseUrl?: string
  /** The language for buyers who have not chosen one. */
  readonly language?: string
  /** The language in the address. It overrides the buyer's choice. */
  readonly isLanguageAsked?: boolean
  /** For every actor system: what watches it in development, and its clock if it has one of its own. */
  readonly watching?: Pick<ActorOptions<AnyActorLogic>, 'inspect' | 'clock'>
}

/** Reports to the developers, not to the buyer. */
export const reportBreach = ({ name, route, issue }: ContractBreach): void =>
  console.error(name, route, issue)

/** {@link compose}, which may pause at each `yield`. */
function* composing(
  { baseUrl, language, isLanguageAsked = false, watching }: Environment,
  device: Device,
) {
  const { cookies, otherTabs, drafts, applicationTokens, realtime } = device
  const at = baseUrl === undefined ? {} : { baseUrl }
  /** Ignore a reply that arrives after everything has stopped. */
  const tell = (event: Parameters<AppRef['send']>[0]) => {
    if (root.getSnapshot().status === 'active') root.send(event)
  }
  const session = () => root.getSnapshot().context.session.getSnapshot()
  const onNetworkFailure = () => tell({ type: 'network.failed' })
  /** A first failure also shows that the connection is lost. */
  const loadCode: LoadCode = (load) =>
    device.loadCode(() =>
      load().catch((error: unknown) => {
        onNetworkFailure()
        throw error
      }),
    )
  const { api, warmUp } = device.createApi({
    ...at,
    readToken: () => selectToken(session()),
    onNetworkFailure,
    onUnauthorized: (token) => tell({ type: 'session.rejected', token }),
    onBreach: reportBreach,
    loadCode,
  })
  const services: PageServices = {
    api,
    readUser: () => selectUser(session()),
    newKey,
    renewSession: (user) => tell({ type: 'session.renewed', user }),
    inLoginQueue: createQueue(),
    ...{ drafts, applicationTokens, realtime },
    enqueue: createQueue(),
    loadCode,
    log: (what, problem) => console.warn(what, problem),
  }
  const ofApp: Services = { ...at, ...services, cookies, otherTabs }
  const { app } = device.provide(ofApp)
  yield
  const chosen = readChoices(cookies)
  const root: AppRef = createActor(app, {
    input: {
      newKey,
      user: cookies.readUser(),
      ...chosen,
      language: (isLanguageAsked ? null : chosen.language) ?? language ?? null,
    },
    ...watching,
  })
  yield
  root.start()
  const refs = root.getSnapshot().context

  return {
    api,
    services,
    warmUp,
    root,
    refs,
    watching,
    entry: device.entry,
    refused: device.refused,
    listings: createKeptListings(),
    /** How pages are loaded, once the code for that has loaded. Without it, each is loaded when it is opened. */
    ahead: {} as { loads?: Loads },
    /** The reload of the shown page that is running. */
    reloads: { now: null as Reload | null },
    /** The logged-in customer, once that is certain. */
    knownUser: async (): Promise<SessionUser | null> => {
      // The session reports a change while it is still changing.
      await Promise.resolve()
      return selectUser(await waitFor(refs.session, selectIsCertain))
    },
    chosenLanguage: () => selectLanguage(refs.preferences.getSnapshot()),
    /** Nothing is shown before the rates have loaded: a price without its rate would be wrong. */
    preferencesSettled: () => waitFor(refs.preferences, selectIsSettled),
    loadSettings: async (signal: AbortSignal): Promise<StoreSettings> => {
      const reply = await api.settings.store({ fetchOptions: { signal } })
      if (reply.status !== 200) throw new ServerFailure(reply.status, reply.body)
      return reply.body
    },
    stop: () => {
      root.stop()
    },
  }
}
export type Composed = ReturnType<typeof composing> extends Generator<void, infer C> ? C : never

/** Provides the services to the machines and starts them: one actor system per document. */
export const compose = (environment: Environment, device: Device): Composed => {
  const steps = composing(environment, device)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** {@link compose} in short tasks, so that the browser answers to touches in between. */
export const composeInTasks = async (
  environment: Environment,
  device: Device,
): Promise<Composed> => {
  const steps = composing(environment, device)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await nextTask()
  }
}
