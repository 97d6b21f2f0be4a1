import { useLayoutEffect, useRef, useState } from 'react'
import { hasSizes } from '../../../domain/catalogue/pictures.ts'

/** The state of an image: `atHand` shows at once, `arrived` fades in. */
type Loading = 'loading' | 'atHand' | 'arrived' | 'failed'

/** A picture that loads faster comes from the browser's cache, ms. */
const cached = 50

/** How the picture at an address loads. The address stays the same. */
export const useLoading = (src: string | null | undefined) => {
  const [state, setState] = useState<Loading>('loading')
  // Whether the browser is offered sizes. If one of them does not load, the original may.
  const [isSized, setSized] = useState(!!src && hasSizes(src))
  const image = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    if (image.current?.complete && image.current.naturalWidth > 0) setState('atHand')
  }, [])
  return {
    ...{ image, state, isSized },
    onLoad: () => {
      const load = performance.getEntriesByName(image.current?.currentSrc ?? '').at(-1)
      setState(load && load.duration < cached ? 'atHand' : 'arrived')
    },
    onError: () => (isSized ? setSized(false) : setState('failed')),
  }
}
