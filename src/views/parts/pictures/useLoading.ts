import { useLayoutEffect, useRef, useState } from 'react'
import { hasSizes } from '../../../domain/catalogue/pictures.ts'

/** How an image stands: `atHand` shows at once, `arrived` fades in. */
interface Loading {
  readonly state: 'loading' | 'atHand' | 'arrived' | 'failed'
  /** Whether the browser is offered sizes. Where one of them does not load, the picture itself may. */
  readonly isSized: boolean
}

/** What loads faster comes from the browser's cache, ms. */
const cached = 50

/** How the picture at an address loads. */
export const useLoading = (src: string | null | undefined) => {
  const [last, setLast] = useState<Loading & { readonly src: typeof src }>()
  const image = useRef<HTMLImageElement>(null)
  const { state, isSized }: Loading =
    last && last.src === src ? last : { state: 'loading', isSized: !!src && hasSizes(src) }
  const come = (next: Loading['state'], hasSizesLeft = isSized) =>
    setLast({ src, state: next, isSized: hasSizesLeft })
  useLayoutEffect(() => {
    if (image.current?.complete && image.current.naturalWidth > 0) come('atHand')
  }, [src])
  return {
    ...{ image, state, isSized },
    onLoad: () => {
      const load = performance.getEntriesByName(image.current?.currentSrc ?? '').at(-1)
      come(load && load.duration < cached ? 'atHand' : 'arrived')
    },
    onError: () => come(isSized ? 'loading' : 'failed', false),
  }
}
