import { AsyncLocalStorage } from 'node:async_hooks'
import type { Services } from '../../services/actors.ts'

/** The services of the request whose page is being rendered. */
const current = new AsyncLocalStorage<{ services?: Services }>()

/** Renders one page: everything that `render` starts has its own services. */
export const inRequest = <T>(render: () => Promise<T>): Promise<T> => current.run({}, render)

/** Sets the services of the request that is being rendered. */
export const setServices = (services: Services): void => {
  const request = current.getStore()
  if (!request) throw new Error('a page is rendered outside of a request')
  request.services = services
}

const currentServices = (): Services => {
  const services = current.getStore()?.services
  if (!services) throw new Error('there are no services outside of a request')
  return services
}

type Parts = Readonly<Record<string, unknown>>

/** An object of the same shape whose functions are those of `now()`. */
const forwarding = (shape: Parts, now: () => Parts): Parts =>
  Object.fromEntries(
    Object.entries(shape).map(([name, part]) => {
      if (typeof part === 'function')
        return [name, (...given: unknown[]) => (now()[name] as typeof part)(...given)]
      if (typeof part !== 'object' || part === null) return [name, part]
      return [name, forwarding(part as Parts, () => now()[name] as Parts)]
    }),
  )

/**
 * Services that pass each call on to those of the request that is being rendered. Machines with them are provided once
 * for all requests: providing the machines of the shop takes half as long as rendering a page.
 * @param shape the services of any request
 */
export const forwardingServices = (shape: Services): Services =>
  forwarding(shape as unknown as Parts, () => currentServices() as unknown as Parts) as never
