import { globSync } from 'node:fs'
import { join } from 'node:path'

/** A part of the program to mutate. */
interface Area {
  readonly folder: string
  /** The pattern of its sources. Default: all files of the folder. */
  readonly sources?: string
  /** Required score: percent of mutants that tests must notice. */
  readonly wanted: number
  /** The tests of this folder, most specific and fastest first. */
  readonly tests: readonly string[]
  /** How long a single test may take before it counts as hanging, ms. */
  readonly patience: number
  /** How many test files run at the same time. Default: 2. */
  readonly atOnce?: number
}

export const root = join(import.meta.dirname, '..', '..')

const rules = (name: string, tests: readonly string[]): Area => ({
  folder: `server/${name}`,
  wanted: 80,
  tests,
  patience: 15_000,
})

/** Tests that try every machine. */
const ofAllMachines = ['tests/machines/{registry,unprovided,droppedEvents}.test.ts']

/** The machines of an area, on its own tests: with those of all areas it would take hours. */
const machines = (name: string, others = [`tests/services/${name}/**/*.test.ts`]): Area => ({
  folder: `src/machines/${name}`,
  wanted: 90,
  tests: [`tests/machines/${name}/**/*.test.ts`, ...others, ...ofAllMachines],
  patience: 5_000,
  // A mutant often leaves a test waiting, and a core idle.
  atOnce: 6,
})

const areas: readonly Area[] = [
  {
    // Its own tests alone: with those of machines and the server it would take hours instead of minutes.
    folder: 'src/domain',
    wanted: 90,
    tests: ['tests/domain/**/*.test.ts'],
    patience: 5_000,
  },
  {
    folder: 'src/machines',
    sources: 'src/machines/*.ts',
    wanted: 90,
    tests: ['tests/machines/{app,appWiring}.test.ts', ...ofAllMachines],
    patience: 5_000,
  },
  machines('account', [
    'tests/services/account/**/*.test.ts',
    'tests/machines/orders/{requestThread,threadReading}.test.ts',
  ]),
  machines('cart', [
    'tests/services/cart/**/*.test.ts',
    'tests/machines/catalogue/{chainQuantity,variantPicker.property}.test.ts',
    'tests/machines/orders/{checkoutCharges,coupon}.test.ts',
  ]),
  machines('catalogue'),
  machines('content', []),
  machines('orders'),
  machines('parts', ['tests/machines/{account,shell,cart,orders}/*.test.ts']),
  machines('shell'),
  rules('cart', [
    'tests/server/cart/**/*.test.ts',
    'tests/server/catalogue/saleRules.test.ts',
    'tests/server/{catalogue/picker,realtime/realtime,realtime/realtimeEvents}.test.ts',
    'tests/server/orders/{orders,orderKeys,orderRefusals,orderSearch}.test.ts',
  ]),
  rules('orders', [
    'tests/server/orders/**/*.test.ts',
    'tests/server/catalogue/saleRules.test.ts',
    'tests/server/cli/orderStatus.test.ts',
    'tests/server/{realtime/realtime,realtime/realtimeEvents,concurrency}.test.ts',
  ]),
  rules('catalogue', [
    'tests/server/catalogue/**/*.test.ts',
    'tests/server/search/search.test.ts',
    'tests/server/cli/import/{importShopify,woocommerce}.test.ts',
    'tests/server/cli/export.test.ts',
    'tests/server/cart/{cart,cartLines,cartRows}.test.ts',
    'tests/server/{store/caches,storefront/findable,store/store}.test.ts',
  ]),
]

/**
 * Tables of which tests of the logic see nothing: types check that no cell is missing or unknown. People read the
 * texts, and tests in the browser open the pages.
 */
const tables = ['src/domain/orders/papers/texts/', 'src/domain/shell/pages.ts']

/** @throws if a pattern matches nothing, as after a file has moved */
const filesIn = (patterns: readonly string[]) => {
  const found = patterns.flatMap((pattern) => {
    const files = globSync(pattern, { cwd: root }).toSorted()
    if (files.length === 0) throw new Error(`tools/mutate/areas.ts: no file matches ${pattern}`)
    return files
  })
  return [...new Set(found)]
}

/** The files of an area: sources to mutate, and tests in order of execution. */
export const filesOf = (area: Area) => ({
  sources: filesIn([area.sources ?? `${area.folder}/**/*.ts`]).filter(
    (source) => !tables.some((table) => source.startsWith(table)),
  ),
  tests: filesIn(area.tests),
})

/** The areas restricted to these folders. Default: all areas. */
export const chosenAreas = (folders: readonly string[]) => {
  const isChosen = (path: string) =>
    folders.length === 0 ||
    folders.some((folder) => path === folder || path.startsWith(`${folder}/`))
  const chosen = areas.map((area) => {
    const { sources, tests } = filesOf(area)
    return { ...area, sources: sources.filter(isChosen), tests }
  })
  return chosen.filter(({ sources }) => sources.length > 0)
}

export type ChosenArea = ReturnType<typeof chosenAreas>[number]
