import { pages } from '../../src/domain/shell/pages.ts'

/** Names of fields whose values nobody else may see. */
const secretName = /password|token|secret|authorization|cookie/i

/** Replaces a secret. */
export const hidden = '•••'

/** Whether the value of a field of this name is hidden. */
export const isSecretName = (name: string): boolean => secretName.test(name)

/** The beginnings of the shop's addresses that end with a token: `/reset-password/`. */
const beforeTokens = pages.flatMap(({ path }) => path.split(':token').slice(0, -1))

const inAddress = new RegExp(
  `[?&]\\w*(?:token|password)\\w*=([^&#\\s"]+)|(?:${beforeTokens.join('|')})(?!:)([^/?#\\s"]+)`,
  'gi',
)

/** The secrets in the addresses of a text. The pattern of an address, such as `/reset-password/:token`, has none. */
export const secretsIn = (text: string): readonly string[] =>
  [...text.matchAll(inAddress)].flatMap(([, inSearch, inPath]) => inSearch ?? inPath ?? [])
