import { createHash } from 'node:crypto'
import { pageTextsIn } from '../../../src/contracts/pages.ts'
import { escaped } from './markup.ts'

/**
 * Runs in the browser, before the shop's own script. If that script or a style sheet of the page does not load, it
 * reloads the page after 1 s, then after twice as long each time, up to 8 s, for 120 s; time offline does not count.
 * Then it offers a button (rule P16).
 */
const guard = () => {
  const key = 'alma.start'
  const texts = document.currentScript?.dataset ?? {}
  let isLost = false

  const element = (tag: string, text = '') =>
    Object.assign(document.createElement(tag), { textContent: text })
  const show = (...content: Element[]) => {
    const page = element('main')
    page.className = 'starting'
    page.append(...content)
    document.getElementById('root')?.replaceChildren(page)
  }
  const offerRetry = () => {
    const button = element('button', texts.retry)
    button.addEventListener('click', () => location.reload())
    show(element('h1', texts.failed), button)
  }
  const retry = () => {
    const [since = Date.now(), attempts = 0] = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    const again = (from: number) => {
      sessionStorage.setItem(key, JSON.stringify([from, attempts + 1]))
      location.reload()
    }
    if (Date.now() - since > 120_000) {
      sessionStorage.removeItem(key)
      offerRetry()
      return
    }
    show(element('p', texts.retrying))
    const wait = Math.min(8_000, 1_000 * 2 ** attempts)
    if (navigator.onLine) setTimeout(() => again(since), wait)
    else addEventListener('online', () => again(Date.now()), { once: true })
  }

  addEventListener(
    'error',
    ({ target }) => {
      const isNeeded = target instanceof Element && target.matches('script, link[rel=stylesheet]')
      isLost ||= isNeeded
    },
    // The error of an element does not bubble.
    true,
  )
  // The scripts and style sheets of the page have loaded or failed.
  addEventListener('DOMContentLoaded', () => {
    try {
      if (isLost) retry()
      else sessionStorage.removeItem(key)
    } catch {
      // Without storage the reloads cannot be counted.
      if (isLost) offerRetry()
    }
  })
}

const code = `(${guard})()`

/** The guard as an element, with its words in `language`. */
export const startGuard = (language: string): string => {
  const texts = pageTextsIn(language)
  const words = {
    retrying: texts['start.retrying'],
    failed: texts['start.failed'],
    retry: texts['start.retry'],
  }
  const attributes = Object.entries(words).map(([name, text]) => `data-${name}="${escaped(text)}"`)
  return `<script ${attributes.join(' ')}>${code}</script>`
}

/** The source that lets the content security policy run it. */
export const startGuardSource = `'sha256-${createHash('sha256').update(code).digest('base64')}'`
