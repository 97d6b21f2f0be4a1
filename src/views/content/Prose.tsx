import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import styles from './Prose.module.css'

/** The address of this shop that a click on a link leads to; undefined if the browser must follow it. */
const ownPathOf = ({ target, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== window.location.origin) return undefined
  return `${link.pathname}${link.search}${link.hash}`
}

/** A text that the team has written. @param html made safe by the server */
export function Prose({ html, language }: { html: string; language?: string | undefined }) {
  const navigate = useNavigate()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its links are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      className={styles.prose}
      lang={language}
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
