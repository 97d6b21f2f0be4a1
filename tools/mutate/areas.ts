import { globSync } from 'node:fs'
import { join } from 'node:path'

/** A part of the program whose tests are put to the proof. */
interface Area {
  readonly folder: string
  /** Percent of the mutants that must be noticed. */
  readonly wanted: number
  /** Where the tests of this folder lie, nearest and quickest first. */
  readonly tests: readonly string[]
  /** Milliseconds a single test may take before it counts as hanging. */
  readonly patience: number
}

export const root = join(import.meta.dirname, '..', '..')

const rules = (name: string, tests: readonly string[]): Area => ({
  folder: `server/${name}`,
  wanted: 80,
  tests,
  patience: 15_000,
})

const areas: readonly Area[] = [
  {
    folder: 'src/domain',
    wanted: 90,
    tests: [
      'tests/domain/**/*.test.ts',
      'tests/machines/**/*.test.ts',
      'tests/services/**/*.test.ts',
      'tests/mocks/*.test.ts',
      'tests/app/*.test.ts',
    ],
    patience: 5_000,
  },
  {
    folder: 'src/machines',
    wanted: 90,
    tests: [
      'tests/machines/**/*.test.ts',
      'tests/services/**/*.test.ts',
      'tests/flows/replay.test.ts',
      'tests/views/*.test.tsx',
      'tests/flows/paths.test.ts',
    ],
    patience: 5_000,
  },
  rules('cart', [
    'tests/server/{cart,saleRules}.test.ts',
    'tests/server/{picker,realtime}.test.ts',
    'tests/server/orders.test.ts',
  ]),
  rules('orders', [
    'tests/server/{orders,saleRules}.test.ts',
    'tests/server/team/orderStatus.test.ts',
    'tests/server/{coupons,realtime}.test.ts',
  ]),
  rules('coupons', [
    'tests/server/{coupons,saleRules}.test.ts',
    'tests/server/concurrency.test.ts',
  ]),
  rules('catalogue', [
    'tests/server/{catalogueParts,keptCards,listOrder,listingParts,pieces,readProducts,sanitize,tally}.test.ts',
    'tests/server/{catalogue,moveStock}.test.ts',
    'tests/server/{facets,saleRules,search}.test.ts',
    'tests/server/import/{importShopify,woocommerce}.test.ts',
    'tests/server/team/export.test.ts',
    'tests/server/{caches,cart,findable,store}.test.ts',
  ]),
]

const filesIn = (patterns: readonly string[]) => [
  ...new Set(patterns.flatMap((pattern) => globSync(pattern, { cwd: root }).toSorted())),
]

/** The files of an area: sources that hold mutants, and tests in the order in which they are tried. */
export const filesOf = (area: Area) => ({
  sources: filesIn([`${area.folder}/**/*.ts`]),
  tests: filesIn(area.tests),
})

/** The areas of these folders, each with only the sources that lie in one of them; all when none is named. */
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
