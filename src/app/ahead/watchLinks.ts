import { addressOf } from '../compose/placeOf.ts'
import { ownLink } from './ownLink.ts'

/** How long the pointer or the focus rests on a link before it counts, ms. */
const restMs = 65

/**
 * Reports the address of each link of the shop that the buyer is about to open: one that is pressed or touched, or on
 * which the pointer or the focus rests.
 * @param tell receives path and search
 * @returns stops watching
 */
export const watchLinks = (tell: (address: string) => void): (() => void) => {
  const stop = new AbortController()
  let resting: { readonly link: HTMLAnchorElement; readonly timer: number } | undefined

  const leave = () => {
    clearTimeout(resting?.timer)
    resting = undefined
  }
  const report = (link: HTMLAnchorElement) => tell(addressOf(link))
  const rest = ({ target }: Event) => {
    const link = ownLink(target)
    if (link === resting?.link) return
    leave()
    if (link) resting = { link, timer: window.setTimeout(() => report(link), restMs) }
  }
  const press = ({ target }: Event) => {
    const link = ownLink(target)
    if (!link) return
    leave()
    report(link)
  }

  const options = { signal: stop.signal, passive: true }
  document.addEventListener('pointerover', rest, options)
  document.addEventListener('focusin', rest, options)
  document.addEventListener('pointerdown', press, options)
  return () => {
    leave()
    stop.abort()
  }
}
