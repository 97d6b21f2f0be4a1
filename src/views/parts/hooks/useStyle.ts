import { useLayoutEffect, useRef } from 'react'

/**
 * Sets properties of an element's style by script, because the Content-Security-Policy allows no style attribute in the
 * server's HTML.
 * @param properties by name; an undefined one is not set. The names stay the same.
 * @returns the ref for the element
 */
export const useStyle = <E extends HTMLElement>(
  properties: Readonly<Record<string, string | undefined>>,
) => {
  const element = useRef<E>(null)
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(properties))
      element.current?.style.setProperty(name, value ?? null)
  }, Object.values(properties))
  return element
}
