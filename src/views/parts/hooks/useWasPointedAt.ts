import { type PointerEvent, useState } from 'react'

/** Whether a mouse has been over an element, which takes the handler: touch has nothing to show on hover. */
export const useWasPointedAt = () => {
  const [wasPointedAt, setPointedAt] = useState(false)
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') setPointedAt(true)
  }
  return { wasPointedAt, onPointerEnter }
}
