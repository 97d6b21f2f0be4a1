import { version as number } from '../package.json' with { type: 'json' }

/** `0.1.0`, and the commit where git knows it: `0.1.0 (5fb61569)`. */
export const versionText = (commit: string | undefined): string =>
  commit ? `${number} (${commit})` : number

/** The version of the shop that the lab shows. */
export const version = versionText(import.meta.env.COMMIT)
