import { fromCallback, fromPromise } from 'xstate'
import { apiBase } from '../../contracts/apiBase.ts'
import { connectivityMachine } from '../../machines/shell/connectivity.machine.ts'
import { probe } from './probe.ts'

const watchBrowser = fromCallback(({ sendBack }) => {
  const online = () => sendBack({ type: 'browser.online' })
  const offline = () => sendBack({ type: 'browser.offline' })
  window.addEventListener('online', online)
  window.addEventListener('offline', offline)
  if (!navigator.onLine) offline()
  return () => {
    window.removeEventListener('online', online)
    window.removeEventListener('offline', offline)
  }
})

/** @param baseUrl the address of the API, if it is not the shop's own */
export const provideConnectivity = (baseUrl: string = apiBase) =>
  connectivityMachine.provide({
    actors: { watchBrowser, probe: fromPromise<void>(({ signal }) => probe(baseUrl, signal)) },
  })
