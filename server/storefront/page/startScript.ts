import { createHash } from 'node:crypto'
import { pageTextsIn } from '../../../src/contracts/pages.ts'
import { earlyActs } from './earlyActs.ts'
import { escaped } from './markup.ts'
import { startGuard } from './startGuard.ts'

const code = `(${earlyActs})();(${startGuard})()`

/** The scripts of a page. */
export interface PageScripts {
  /** The files of the entry, each after those that it imports. */
  readonly entry: readonly string[]
  /** Further files that the page needs soon. */
  readonly modules: readonly string[]
}

/** The script in a page that starts the shop, with its words in `language`. */
export const startScript = (language: string, { entry, modules }: PageScripts): string => {
  const texts = pageTextsIn(language)
  const data = {
    entry: entry.join(' '),
    modules: modules.join(' '),
    retrying: texts['start.retrying'],
    failed: texts['start.failed'],
    retry: texts['start.retry'],
    asof: texts['start.asOf'],
  }
  const attributes = Object.entries(data).map(([name, text]) => `data-${name}="${escaped(text)}"`)
  return `<script ${attributes.join(' ')}>${code}</script>`
}

/** The source that lets the content security policy run it. */
export const startScriptSource = `'sha256-${createHash('sha256').update(code).digest('base64')}'`
