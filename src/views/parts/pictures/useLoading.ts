import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { hasSizes } from '../../../domain/catalogue/pictures.ts'

/**
 * The state of an image. `given`: it is in the server's page, whose script has not looked at it yet. `atHand` shows at
 * once, `arrived` fades in.
 */
type Loading = 'given' | 'loading' | 'atHand' | 'arrived' | 'failed'

/** A picture that loads faster comes from the browser's cache, ms. */
const cached = 50

const never = () => () => undefined

/** Whether the element comes from the server's page. */
const useIsGiven = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

/** How the picture at an address loads. The address stays the same. */
export const useLoading = (src: string | null | undefined) => {
  const isGiven = useIsGiven()
  const [state, setState] = useState<Loading>(isGiven ? 'given' : 'loading')
  // Whether the browser is offered sizes. If one of them does not load, the original may.
  const [isSized, setSized] = useState(!!src && hasSizes(src))
  const image = useRef<HTMLImageElement>(null)
  const onError = () => (isSized ? setSized(false) : setState('failed'))
  // What happened before the listeners were added.
  useLayoutEffect(() => {
    const { complete = false, naturalWidth = 0, currentSrc = '' } = image.current ?? {}
    if (complete && naturalWidth > 0) setState('atHand')
    else if (state !== 'given') return
    else if (complete && currentSrc !== '') onError()
    else setState('loading')
  }, [])
  return {
    ...{ image, state, isSized, onError },
    onLoad: () => {
      const load = performance.getEntriesByName(image.current?.currentSrc ?? '').at(-1)
      setState(load && load.duration < cached ? 'atHand' : 'arrived')
    },
  }
}
