import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { WindowContext } from '../../src/views/parts/hooks/useWindow.ts'
import { forwardKeys } from './useKeys.ts'
import styles from './ViewFrame.module.css'

const widths = [
  { name: 'Phone', width: 390 },
  { name: 'Tablet', width: 768 },
  { name: 'Desk', width: 1280 },
] as const

const blank = '<!doctype html><html lang="en"><head><title>View</title></head><body></body></html>'
const sheets = 'style, link[rel="stylesheet"]'

/** Keeps the styles of a document the same as those of the lab, hot reloads included. */
const followStyles = (inside: Document): (() => void) => {
  const copy = () => {
    for (const old of inside.head.querySelectorAll(sheets)) old.remove()
    for (const sheet of document.head.querySelectorAll(sheets))
      inside.head.append(inside.importNode(sheet, true))
  }
  copy()
  const observer = new MutationObserver(copy)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}

/**
 * Shows a view in its own document: its media queries use the frame's width, and its dialogs cover the frame and not
 * the lab.
 */
export function ViewFrame({ children }: { children: ReactNode }) {
  const [width, setWidth] = useState<number>(widths[0].width)
  const [inside, setInside] = useState<Document | null>(null)
  const [room, setRoom] = useState({ width: 390, height: 600 })
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => (inside ? followStyles(inside) : undefined), [inside])
  useEffect(() => (inside ? forwardKeys(inside) : undefined), [inside])
  useEffect(() => {
    const box = place.current
    if (!box) return
    const observer = new ResizeObserver(() =>
      setRoom({ width: box.clientWidth, height: box.clientHeight }),
    )
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  const scale = Math.min(1, room.width / width)
  return (
    <section className={styles.view} aria-label="View">
      <div className={styles.bar}>
        <h2>View</h2>
        <fieldset className={styles.widths}>
          <legend>Width of the view</legend>
          {widths.map((choice) => (
            <button
              key={choice.name}
              type="button"
              aria-pressed={choice.width === width}
              onClick={() => setWidth(choice.width)}
            >
              {choice.name} <span>{choice.width}</span>
            </button>
          ))}
        </fieldset>
      </div>
      <div ref={place} className={styles.place}>
        <iframe
          title="The view of the app"
          className={styles.frame}
          srcDoc={blank}
          style={{
            inlineSize: width,
            blockSize: room.height / scale,
            transform: `scale(${scale})`,
            marginInlineStart: Math.max(0, (room.width - width) / 2),
          }}
          onLoad={(event) => setInside(event.currentTarget.contentDocument)}
        />
        {inside?.defaultView &&
          createPortal(
            <WindowContext value={inside.defaultView}>{children}</WindowContext>,
            inside.body,
          )}
      </div>
    </section>
  )
}
