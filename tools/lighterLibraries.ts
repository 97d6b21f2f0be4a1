import type { Plugin } from 'vite'

const cut = (id: string, code: string, from: RegExp, to: string): string => {
  if (!from.test(code)) throw new Error(`${id} has changed: look again what can be left out of it`)
  return code.replace(from, () => to)
}

/** Every function that a module exports, doing nothing. */
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

/** What is left out of a module, by how its id ends. */
const lighter: readonly [id: RegExp, change: (id: string, code: string) => string][] = [
  // A copy of zod 3, whose only use is the shape of the server's validation errors.
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
  // The writing of JSON Schema, which the server does.
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
  // React has what this stands in for since its version 18.
  [
    /use-sync-external-store\/shim\/index\.js$/,
    () => "exports.useSyncExternalStore = require('react').useSyncExternalStore\n",
  ],
]

/**
 * Leaves out of the build what libraries bring along and a browser never calls, and takes the router's
 * production build, which its package lets nobody ask for: 22 kB of brotli. Fails when a library no longer looks
 * like that.
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
