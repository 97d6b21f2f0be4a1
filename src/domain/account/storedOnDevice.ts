/** Something that the shop keeps in the browser. */
interface StoredItem {
  /** A cookie, the storage of the device, or that of one tab. */
  readonly place: 'cookie' | 'device' | 'tab'
  /** Its name; `*` matches the rest of a name. */
  readonly name: string
  /** The key of the text that explains its purpose. */
  readonly purpose: `stored.${string}`
  /** Days that it is kept. A tab's storage ends when it is closed, the device's when the browser's data are deleted. */
  readonly days?: number
  /** The shop does not work without it. */
  readonly isNeeded: boolean
}

/**
 * Everything that the shop stores in the browser. `/gdpr` lists it, and the end-to-end tests fail on anything else.
 */
export const storedOnDevice = [
  {
    ...{ place: 'cookie', name: 'userInfo', purpose: 'stored.userInfo' },
    ...{ days: 30, isNeeded: true },
  },
  { place: 'cookie', name: 'lang', purpose: 'stored.lang', days: 365, isNeeded: false },
  { place: 'cookie', name: 'currency', purpose: 'stored.currency', days: 365, isNeeded: false },
  { place: 'cookie', name: 'theme', purpose: 'stored.theme', days: 365, isNeeded: false },
  {
    ...{ place: 'device', name: 'alma.application', purpose: 'stored.application' },
    ...{ isNeeded: true },
  },
  { place: 'device', name: 'alma.order.*', purpose: 'stored.order', isNeeded: true },
  { place: 'device', name: 'alma.offline.*', purpose: 'stored.offline', isNeeded: true },
  { place: 'device', name: 'alma.searches', purpose: 'stored.searches', isNeeded: false },
  { place: 'device', name: 'alma.viewed', purpose: 'stored.viewed', isNeeded: false },
  { place: 'device', name: 'alma.pages', purpose: 'stored.pages', days: 7, isNeeded: false },
  { place: 'device', name: 'alma.files', purpose: 'stored.files', isNeeded: false },
  { place: 'device', name: 'workbox-expiration', purpose: 'stored.files', isNeeded: false },
  { place: 'tab', name: 'alma.reloaded', purpose: 'stored.reloaded', isNeeded: true },
  { place: 'tab', name: 'alma.start', purpose: 'stored.start', isNeeded: true },
  { place: 'tab', name: 'alma.continued', purpose: 'stored.continued', isNeeded: true },
  { place: 'tab', name: 'alma.moves.*', purpose: 'stored.moves', isNeeded: true },
  { place: 'tab', name: 'alma.draft.*', purpose: 'stored.draft', isNeeded: false },
  { place: 'tab', name: 'alma.quickOrder.*', purpose: 'stored.quickOrder', isNeeded: false },
  { place: 'tab', name: 'alma.lists', purpose: 'stored.scroll', isNeeded: false },
  {
    ...{ place: 'tab', name: 'react-router-scroll-positions', purpose: 'stored.scroll' },
    ...{ isNeeded: false },
  },
] as const satisfies readonly StoredItem[]

/** The names of a place that the list does not have. */
export const undeclaredNames = (
  place: StoredItem['place'],
  names: readonly string[],
): readonly string[] =>
  names.filter(
    (name) =>
      !storedOnDevice.some((item) =>
        item.name.endsWith('*')
          ? item.place === place && name.startsWith(item.name.slice(0, -1))
          : item.place === place && name === item.name,
      ),
  )
