import { useLayoutEffect, useRef, useState } from 'react'
import { hasSizes } from '../../../domain/catalogue/pictures.ts'
import { hasFailed } from './hasFailed.ts'

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
  const onError = () => (isSized ? setSized(false) : setState('failed'))
  // An image in the server's page may have loaded or failed before the listeners were added.
  useLayoutEffect(() => {
    const { current } = image
    if (current?.complete && current.naturalWidth > 0) setState('atHand')
    else if (current && hasFailed(current)) onError()
  }, [])
  return {
    ...{ image, state, isSized, onError },
    onLoad: () => {
      const load = performance.getEntriesByName(image.current?.currentSrc ?? '').at(-1)
      setState(load && load.duration < cached ? 'atHand' : 'arrived')
    },
  }
}
