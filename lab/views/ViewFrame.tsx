import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { WindowContext } from '../../src/views/parts/hooks/useWindow.ts'
import { applyLook, widths } from './look/look.ts'
import { Toolbar } from './look/Toolbar.tsx'
import type { ViewLook } from './look/useLook.ts'
import { forwardDrops } from './takeDrops.ts'
import { forwardKeys, useKeys } from './useKeys.ts'
import styles from './ViewFrame.module.css'

const blank = '<!doctype html><html lang="en"><head><title>View</title></head><body></body></html>'
const sheets = 'style, link[rel="stylesheet"]'

/** Keeps the styles of a document the same as those of the lab, hot reloads and views that load later included. */
const followStyles = (inside: Document): (() => void) => {
  const copies = new Map<Element, Node>()
  const copy = () => {
    const all = document.head.querySelectorAll(sheets)
    for (const [sheet, old] of copies) {
      if ([...all].includes(sheet)) continue
      old.parentNode?.removeChild(old)
      copies.delete(sheet)
    }
    for (const sheet of all) {
      const old = copies.get(sheet)
      if (old?.textContent === sheet.textContent) continue
      const made = inside.importNode(sheet, true)
      if (old) old.parentNode?.replaceChild(made, old)
      else inside.head.append(made)
      copies.set(sheet, made)
    }
  }
  copy()
  const observer = new MutationObserver(copy)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}

/** Puts a place above everything else, which it makes inert, without moving it: a moved frame would load again. */
const enlarge = (place: HTMLElement): (() => void) => {
  const rest: Element[] = []
  for (let at: Element = place; at.parentElement; at = at.parentElement)
    rest.push(...[...at.parentElement.children].filter((one) => one !== at))
  const made = rest.filter((one) => !one.hasAttribute('inert'))
  for (const one of made) one.toggleAttribute('inert', true)
  place.popover = 'manual'
  place.showPopover()
  return () => {
    place.popover = null
    for (const one of made) one.toggleAttribute('inert', false)
  }
}

/**
 * Shows a view in its own document: its media queries use the frame's width, and its dialogs cover the frame and not
 * the lab.
 */
export function ViewFrame({
  look,
  onLook,
  speaks,
  children,
}: {
  look: ViewLook
  onLook: (part: Partial<ViewLook>) => void
  /** Whether the statechart decides the language and the currency of the view. */
  speaks: boolean
  children: ReactNode
}) {
  const [inside, setInside] = useState<Document | null>(null)
  const [room, setRoom] = useState({ width: 390, height: 600 })
  const [isLarge, setLarge] = useState(false)
  const view = useRef<HTMLElement>(null)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => (inside ? followStyles(inside) : undefined), [inside])
  useEffect(() => (inside ? forwardKeys(inside) : undefined), [inside])
  useEffect(() => (inside ? forwardDrops(inside) : undefined), [inside])
  useLayoutEffect(() => {
    if (inside) applyLook(inside.documentElement, look)
  }, [inside, look])
  useLayoutEffect(() => (isLarge && view.current ? enlarge(view.current) : undefined), [isLarge])
  useKeys(({ key }) => {
    const returns = isLarge && key === 'Escape'
    if (returns) setLarge(false)
    return returns
  })
  useEffect(() => {
    const box = place.current
    if (!box) return
    const observer = new ResizeObserver(() =>
      setRoom({ width: box.clientWidth, height: box.clientHeight }),
    )
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  const width = widths[look.width]
  const scale = Math.min(1, room.width / width)
  return (
    <section ref={view} className={styles.view} data-large={isLarge} aria-label="View">
      <div className={styles.bar}>
        <Toolbar look={look} onLook={onLook} speaks={speaks} isLarge={isLarge} onLarge={setLarge} />
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
