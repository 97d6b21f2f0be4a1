import type { Plugin } from 'vite'

const cut = (id: string, code: string, from: RegExp, to: string): string => {
  if (!from.test(code)) throw new Error(`${id} has changed: look again what can be left out of it`)
  return code.replace(from, () => to)
}

/** Replaces every export of a module by a no-op. */
const idle = (code: string): string =>
  [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)]
    .map(([, name]) => `export const ${name} = () => undefined`)
    .join('\n')

const withoutFramework = (id: string, code: string): string => {
  const functions = [
    'PrefetchPageLinks',
    'Scripts',
    'RemixRootDefaultErrorBoundary',
    'HistoryRouter',
    'RSCErrorHandler',
  ].map((name): [RegExp, string] => [
    new RegExp(`^function ${name}\\([\\s\\S]*?\\n\\}\\n`, 'm'),
    `function ${name}() { return null }\n`,
  ])
  const form: [RegExp, string] = [
    /^var Form = \w+\.forwardRef\([\s\S]*?\n\);\n/m,
    'var Form = () => null;\n',
  ]
  return [...functions, form].reduce((left, [from, to]) => cut(id, left, from, to), code)
}

/** Replacements by the end of a module's id. */
const lighter: readonly [id: RegExp, change: (id: string, code: string) => string][] = [
  // A copy of zod 3, used only for the types of validation errors.
  [
    /@ts-rest\/core\/index\.esm\.mjs$/,
    (id, code) =>
      cut(
        id,
        code,
        /^[\s\S]*?\nvar z = \/\*#__PURE__\*\/Object\.freeze\(\{[\s\S]*?\n\}\);\n/,
        'const z = new Proxy(() => z, { get: () => z, apply: () => z })\n',
      ),
  ],
  // JSON Schema generation, which only the server needs.
  [/zod\/v4\/core\/[\w-]*json-schema[\w-]*\.js$/, (_, code) => idle(code)],
  // What fetches texts from a server and writes dates and currencies: catalogues are modules here, and the shop
  // brings its own formatter.
  [
    /i18next\/dist\/esm\/i18next\.js$/,
    (id, code) =>
      cut(
        id,
        cut(
          id,
          code,
          /^class Connector extends EventEmitter \{[\s\S]*?\n\}\n/m,
          'class Connector extends EventEmitter { state = {}; init() {} load(l, n, done) { done() } }\n',
        ),
        /^class Formatter \{[\s\S]*?\n\}\n/m,
        'class Formatter {}\n',
      ),
  ],
  // The router's forms, which the shop has of its own, and what pages have where there is its framework.
  [
    /react-router\/dist\/production\/chunk-\w+\.mjs$/,
    (id, code) =>
      code.includes('function PrefetchPageLinks(') ? withoutFramework(id, code) : code,
  ],
  // A shim for an API that React has had since version 18.
  [
    /use-sync-external-store\/shim\/index\.js$/,
    () => "exports.useSyncExternalStore = require('react').useSyncExternalStore\n",
  ],
]

/**
 * Removes unused code of libraries from the build, and uses the router's production build, which its package does not
 * expose. Saves 22 kB (brotli). Fails if a library no longer matches.
 */
export const lighterLibraries = (): Plugin => ({
  name: 'lighter-libraries',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      if (!found?.id.includes('/dist/development/'))
        throw new Error('react-router has moved: look again where its production build is')
      return { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
    },
  },
  transform: {
    filter: { id: lighter.map(([id]) => id) },
    handler: (code, id) => {
      const change = lighter.find(([pattern]) => pattern.test(id))?.[1]
      return change ? { code: change(id, code), map: null } : null
    },
  },
})
