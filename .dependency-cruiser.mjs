/** Folders of `server/`, from the lowest floor up. Areas are on one floor; `circles` keeps them apart. */
const floors = [
  ['parts'],
  ['config'],
  ['store'],
  ['log', 'mail', 'search'],
  ['opening'],
  ['http', 'media'],
  ['account', 'cart', 'catalogue', 'content', 'orders', 'settings'],
  ['realtime', 'storefront'],
]

/** What nothing below may import: the folders of the higher floors, and the files of `server/` itself. */
const above = (floor) =>
  `^server/(?:(?:${[...floors.slice(floor + 1).flat(), 'cli', 'demo', 'production'].join('|')})/|[^/]+$)`

/** The rules of docs/architecture.md that no other tool holds. `npm test` runs them as "imports". */
export default {
  forbidden: [
    {
      name: 'circles',
      comment:
        'Folders must not import each other in a circle: move what both need to a lower one.',
      severity: 'error',
      scope: 'folder',
      from: { pathNot: '^(?:node_modules|tests|tools)' },
      to: { circular: true },
    },
    ...floors.map((folders, floor) => ({
      name: `floor-${folders.join('-')}`,
      comment: 'A lower floor of the server must not import a higher one.',
      severity: 'error',
      from: { path: `^server/(?:${folders.join('|')})/` },
      to: { path: above(floor) },
    })),
    {
      name: 'migrations-are-frozen',
      comment: 'A migration imports the query builder alone, so that it never changes its meaning.',
      severity: 'error',
      from: { path: '^server/store/migrations/' },
      to: { pathNot: ['^server/store/migrations/', 'node_modules/(?:kysely|uuidv7)/'] },
    },
    {
      name: 'demo-catalogue-is-pure',
      comment:
        'The mock shop loads the demo catalogue in a browser: it holds data and pure functions alone.',
      severity: 'error',
      from: { path: '^server/demo/catalogue/' },
      to: {
        pathNot: ['^server/demo/catalogue/', '^server/catalogue/input\\.ts$', '^src/contracts/'],
      },
    },
    {
      name: 'nothing-for-development',
      comment: 'The shop contains neither the lab nor mocks, tests and tools.',
      severity: 'error',
      from: { path: '^(?:src|server)/', pathNot: ['main\\.mock\\.tsx$', '^src/app/stories/'] },
      // The inspector is loaded where `npm run dev` is asked for it.
      to: { path: '^(?:lab|mocks|tests|tools)/', pathNot: '^lab/inspect/openInspector\\.tsx$' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.d\\.mts$', '^server/demo/content/'] },
  },
}
