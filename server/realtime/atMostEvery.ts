/**
 * Calls `act` at once, and again at the end of each `gapMs` with further requests: a burst of requests becomes a few
 * calls, and no request is lost.
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
