import type { Services } from '../../../src/services/actors.ts'
import type { PickerServices } from '../../../src/services/catalogue/variantPicker.actors.ts'
import type { CustomerStores } from '../../../src/services/customerMachines.ts'
import { noApplicationTokens } from '../../support/closedStorage.ts'

/** The services of a tab, and its probe of the shop. */
export interface TabServices extends Services, CustomerStores, PickerServices {
  readonly probe: () => Promise<void>
}

/** An object that forwards to the current result of `current`. */
const standIn = <T extends object>(current: () => T): T =>
  new Proxy({} as T, { get: (_, name) => current()[name as keyof T] })

/**
 * Machines are provided with their services once for every tab of a schedule, and then used by one run after the
 * other: providing them again takes longer than most runs. Two runs at the same time would mix their calls.
 */
export const createSlots = <T>(provide: (services: TabServices) => T) => {
  const slots: { readonly provided: T; services: TabServices }[] = []
  /** The provided machines of a tab, which use `services` from now on. */
  return (tab: number, services: TabServices): T => {
    const known = slots[tab]
    if (known) {
      known.services = services
      return known.provided
    }
    const now = () => (slots[tab] as { services: TabServices }).services
    const provided = provide({
      api: standIn(() => now().api),
      cookies: standIn(() => now().cookies),
      otherTabs: standIn(() => now().otherTabs),
      realtime: standIn(() => now().realtime),
      orderKeys: standIn(() => now().orderKeys),
      keptMoves: standIn(() => now().keptMoves),
      keptCommands: standIn(() => now().keptCommands),
      keptSavedActs: standIn(() => now().keptSavedActs),
      loadCode: (load) => now().loadCode(load),
      readUser: () => now().readUser(),
      drafts: standIn(() => now().drafts),
      applicationTokens: noApplicationTokens,
      renewSession: (user) => now().renewSession(user),
      inLoginQueue: (call) => now().inLoginQueue(call),
      newKey: () => now().newKey(),
      enqueue: (call) => now().enqueue(call),
      onProduct: (product, listen) => now().onProduct(product, listen),
      keepInAddress: (product, selection) => now().keepInAddress(product, selection),
      log: () => undefined,
      probe: () => now().probe(),
    })
    slots[tab] = { provided, services }
    return provided
  }
}
