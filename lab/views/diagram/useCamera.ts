import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { Box, Drawing } from '../../chart/drawing.ts'

interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

const limits = { least: 0.15, most: 3 } as const
/** Below this the smallest texts are hard to read: the camera follows the active state instead. */
const readable = 0.6
const close = 0.85

const bounded = (scale: number) => Math.min(limits.most, Math.max(limits.least, scale))

const fitted = ({ width, height }: Drawing, place: DOMRect): Camera => {
  const scale = bounded(Math.min(place.width / width, place.height / height, 1.25))
  return {
    scale,
    x: (place.width - width * scale) / 2,
    y: (place.height - height * scale) / 2,
  }
}

/** Keeps `focus` in the middle without leaving the drawing. */
const focused = ({ width, height }: Drawing, focus: Box, place: DOMRect): Camera => {
  const scale = close
  const along = (start: number, size: number, whole: number, room: number) => {
    const length = whole * scale
    if (length <= room) return (room - length) / 2
    const wanted = room / 2 - (start + size / 2) * scale
    return Math.min(0, Math.max(room - length, wanted))
  }
  return {
    scale,
    x: along(focus.x, focus.width, width, place.width),
    y: along(focus.y, focus.height, height, place.height),
  }
}

/** The camera of a drawing: the whole of it, the active state, or the position to which it was moved. */
export const useCamera = (
  frame: RefObject<SVGSVGElement | null>,
  drawing: Drawing | null,
  focus: Box | null,
) => {
  const [moved, setMoved] = useState<Camera | null>(null)
  const [isWhole, setWhole] = useState(false)
  const [place, setPlace] = useState<DOMRect | null>(null)

  useEffect(() => {
    const svg = frame.current
    if (!svg) return
    const observer = new ResizeObserver(() => setPlace(svg.getBoundingClientRect()))
    observer.observe(svg)
    return () => observer.disconnect()
  }, [frame])

  const resting = (): Camera => {
    if (!drawing || !place) return { x: 0, y: 0, scale: 1 }
    const whole = fitted(drawing, place)
    return isWhole || whole.scale >= readable || !focus ? whole : focused(drawing, focus, place)
  }
  const camera = moved ?? resting()

  const zoom = useCallback(
    (factor: number, at?: { readonly x: number; readonly y: number }) => {
      const from = camera
      const scale = bounded(from.scale * factor)
      const center = at ?? { x: (place?.width ?? 0) / 2, y: (place?.height ?? 0) / 2 }
      const grown = scale / from.scale
      setMoved({
        scale,
        x: center.x - (center.x - from.x) * grown,
        y: center.y - (center.y - from.y) * grown,
      })
    },
    [camera, place],
  )
  const pan = (x: number, y: number) =>
    setMoved({ scale: camera.scale, x: camera.x + x, y: camera.y + y })

  // React's wheel listeners are passive, so they cannot prevent the page's own zoom.
  useEffect(() => {
    const svg = frame.current
    if (!svg) return
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const { left, top } = svg.getBoundingClientRect()
      zoom(Math.exp(-event.deltaY / 240), { x: event.clientX - left, y: event.clientY - top })
    }
    svg.addEventListener('wheel', turn, { passive: false })
    return () => svg.removeEventListener('wheel', turn)
  }, [frame, zoom])

  return {
    camera,
    zoom,
    pan,
    fit: () => {
      setMoved(null)
      setWhole(true)
    },
    follow: () => {
      setMoved(null)
      setWhole(false)
    },
  }
}
