import type { BrowserContext } from '@playwright/test'

/**
 * Stops animations without an end, such as the announcement's, in all pages of a context. Each would have the browser
 * draw 60 frames a second for as long as the page is open.
 */
export const restMotion = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() =>
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element)) return
      for (const animation of target.getAnimations())
        if (animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY) animation.pause()
    }),
  )
