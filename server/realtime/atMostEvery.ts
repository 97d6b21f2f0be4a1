/**
 * Calls `act` at once, and again at the end of each `gapMs` in which it was asked for: a burst of requests becomes a few
 * calls, and nothing that was asked for is lost.
 */
export const atMostEvery = (gapMs: number, act: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  let isAsked = false
  const run = () => {
    isAsked = false
    act()
    timer = setTimeout(() => {
      timer = undefined
      if (isAsked) run()
    }, gapMs)
    timer.unref()
  }
  return () => {
    if (timer === undefined) run()
    else isAsked = true
  }
}
