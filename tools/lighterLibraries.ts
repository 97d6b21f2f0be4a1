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

/**
 * Leaves out of the build what two libraries bring along and a browser never calls: the copy of zod 3 in ts-rest,
 * whose only use is the shape of the server's validation errors, and zod's writing of JSON Schema. 17 kB of the
 * first visit, brotli. Fails when a library no longer looks like that.
 */
export const lighterLibraries = (): Plugin => ({
  name: 'lighter-libraries',
  apply: 'build',
  transform: {
    filter: { id: /@ts-rest\/core\/index\.esm\.mjs$|zod\/v4\/core\/[\w-]*json-schema[\w-]*\.js$/ },
    handler: (code, id) => ({
      code: id.includes('@ts-rest')
        ? cut(
            id,
            code,
            /^[\s\S]*?\nvar z = \/\*#__PURE__\*\/Object\.freeze\(\{[\s\S]*?\n\}\);\n/,
            'const z = new Proxy(() => z, { get: () => z, apply: () => z })\n',
          )
        : idle(code),
      map: null,
    }),
  },
})
