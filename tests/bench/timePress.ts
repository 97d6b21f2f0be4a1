import type { Page } from '@playwright/test'

/** From a press of a button to the frame after it has been painted, ms. @param name a part of its name */
export const timePress = (page: Page, name: string): Promise<number> =>
  page.evaluate(async (label) => {
    const found = [...document.querySelectorAll('button')].find((one) =>
      (one.ariaLabel ?? one.textContent)?.includes(label),
    )
    if (!found) throw new Error(`there is no button ${label}`)
    const from = performance.now()
    found.click()
    await new Promise((painted) => {
      const channel = new MessageChannel()
      channel.port1.onmessage = painted
      requestAnimationFrame(() => channel.port2.postMessage(null))
    })
    return performance.now() - from
  }, name)
