import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { hasFailed } from '../parts/pictures/hasFailed.ts'
import standIn from '../parts/pictures/standIn.svg?no-inline'
import styles from './Prose.module.css'

/** The address of this shop that a click on a link leads to; undefined if the browser must follow it. */
const ownPathOf = ({ target, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== window.location.origin) return undefined
  return `${link.pathname}${link.search}${link.hash}`
}

/** Shows a drawing in the place of an image that does not load (rule C19). Its description stays. */
const standInFor = (image: EventTarget) => {
  if (!(image instanceof HTMLImageElement) || image.dataset.failed) return
  image.dataset.failed = 'true'
  image.src = standIn
}

/**
 * A text written by the team. @param html sanitized by the server
 */
export function Prose({ html, language }: { html: string; language?: string | undefined }) {
  const navigate = useNavigate()
  const prose = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const image of prose.current?.querySelectorAll('img') ?? [])
      if (hasFailed(image)) standInFor(image)
  }, [html])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its links are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      className={styles.prose}
      lang={language}
      ref={prose}
      onErrorCapture={({ target }) => standInFor(target)}
      onClick={(event) => {
        const path = ownPathOf(event)
        if (path === undefined) return
        event.preventDefault()
        void navigate(path)
      }}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
