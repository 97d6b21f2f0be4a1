/**
 * Runs in the browser, in the page itself. It starts the shop's script when the page has been painted with its pictures
 * and its style sheet, after 2 s, or at the first touch. If that script or the style sheet does not load, it reloads the
 * page after 1 s, then after twice as long each time, up to 8 s, for 120 s; time offline does not count. Then it offers
 * a button (rules P16, P19).
 */
export const startGuard = () => {
  const key = 'alma.start'
  const { entry = '', modules = '', ...texts } = document.currentScript?.dataset ?? {}
  const filesIn = (list: string) => list.split(' ').filter(Boolean)
  let isLost = false
  let isStarted = false

  const element = (tag: string, text = '') =>
    Object.assign(document.createElement(tag), { textContent: text })
  /** Shows a message: above the page if the server has rendered it, so that it can still be read. */
  const show = (text: string | undefined, ...more: Element[]) => {
    const root = document.getElementById('root')
    const isRendered = !!root?.firstElementChild
    const message = element(isRendered ? 'div' : 'main')
    message.className = isRendered ? 'starting bar' : 'starting'
    if (isRendered) message.role = 'alert'
    message.append(element(isRendered ? 'p' : 'h1', text), ...more)
    if (isRendered) root.before(message)
    else root?.replaceChildren(message)
  }
  const offerRetry = () => {
    const button = element('button', texts.retry)
    button.addEventListener('click', () => location.reload())
    show(texts.failed, button)
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
    show(texts.retrying)
    const wait = Math.min(8_000, 1_000 * 2 ** attempts)
    if (navigator.onLine) setTimeout(() => again(since), wait)
    else addEventListener('online', () => again(Date.now()), { once: true })
  }
  const lose = () => {
    if (isLost) return
    isLost = true
    // The page is loaded again.
    isStarted = true
    try {
      retry()
    } catch {
      // Without storage the reloads cannot be counted.
      offerRetry()
    }
  }
  const succeed = () => {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Without storage there is nothing to remove.
    }
  }
  /** Runs modules one after the other, each in a task of its own: all at once, they take 120 ms on a slow phone. */
  const run = ([src, ...later]: readonly string[]) => {
    if (src === undefined) return succeed()
    const script = Object.assign(document.createElement('script'), { type: 'module', src })
    script.addEventListener('load', () => run(later))
    script.addEventListener('error', lose)
    document.head.append(script)
  }
  const start = () => {
    if (isStarted) return
    isStarted = true
    const files = filesIn(entry)
    // Adding one takes up to 6 ms on a slow phone, so each is added in a task of its own.
    for (const href of [...files.slice(1), ...filesIn(modules)])
      setTimeout(() =>
        document.head.append(Object.assign(element('link'), { rel: 'modulepreload', href })),
      )
    run(files)
  }
  /** Starts the script when the page has been painted; one in the background is not painted. */
  const startPainted = () => {
    if (document.visibilityState === 'hidden') start()
    else new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  }

  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches('[rel=stylesheet]')) return
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', lose)
      else lose()
    },
    // The error of an element does not bubble.
    true,
  )
  // The service worker has marked a page that it has kept.
  addEventListener('DOMContentLoaded', () => {
    const { kept, readAt } = document.getElementById('answers')?.dataset ?? {}
    if (kept === undefined) return
    const time = new Date(Number(readAt)).toLocaleString(document.documentElement.lang, {
      ...{ day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
    })
    show(texts.asof?.replace('{{time}}', time))
  })
  // Slow pictures delay the script no longer than this, ms.
  addEventListener('DOMContentLoaded', () => setTimeout(start, 2_000))
  addEventListener('load', startPainted)
  for (const sign of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(sign, start, { capture: true, once: true, passive: true })
}
