/**
 * Runs in the browser, in the page itself. Keeps what a buyer does before the shop's script has taken the page over,
 * and repeats it then, in the same order: pressed buttons, submitted forms, changed and left fields. Links work without
 * script (rule P19).
 */
export const earlyActs = () => {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  interface Typed {
    readonly field: Field
    value: string
    isChecked: boolean
  }
  interface Act {
    readonly repeat: () => void
    /** Whether it types into a field, or leaves it. All others may load a list or replace the page. */
    readonly isText: boolean
  }
  const acts: Act[] = []
  /** The field that the last act has changed. */
  let typing: Typed | undefined
  const kept = new AbortController()
  const listen = (type: string, keep: (target: Element, event: Event) => void) =>
    addEventListener(
      type,
      (event) => {
        if (event.target instanceof Element) keep(event.target, event)
      },
      { capture: true, signal: kept.signal },
    )

  /**
   * The same element later. If the page was replaced, it is the one at the same place among those that look alike.
   * @returns undefined if the new page has none
   */
  const later = <E extends Element>(target: E): (() => E | undefined) => {
    // Forms contain what is typed.
    const textOf = (each: Element) => each.tagName === 'BUTTON' && each.textContent
    const alike = () =>
      [...document.getElementsByTagName(target.tagName)].filter(
        (each) =>
          textOf(each) === textOf(target) &&
          ['type', 'name', 'aria-label'].every(
            (name) => each.getAttribute(name) === target.getAttribute(name),
          ),
      )
    const place = alike().indexOf(target)
    return () => (target.isConnected ? target : (alike()[place] as E | undefined))
  }
  /** Sets a value behind the back of React, so that it notices the event as a change. */
  const retype = (field: Field, value: string) => {
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
    if ('defaultValue' in field) field.value = field.defaultValue
    own?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const tick = (box: HTMLInputElement, isChecked: boolean) => {
    box.checked = box.defaultChecked
    if (box.checked !== isChecked) box.click()
  }
  const change = (field: Field, { value, isChecked }: Typed) => {
    if (/^(checkbox|radio)$/.test(field.type)) tick(field as HTMLInputElement, isChecked)
    // The chosen files are still in the field.
    else if (field.type === 'file') field.dispatchEvent(new Event('change', { bubbles: true }))
    else retype(field, value)
  }

  const keep = (repeat: () => void, isText = false) => {
    typing = undefined
    acts.push({ repeat, isText })
  }
  const isTextField = ({ type }: Field) => !/^(checkbox|radio|file|select)/.test(type)
  listen('click', (target) => {
    const button = target.closest('button')
    if (!button || button.type === 'submit') return
    const same = later(button)
    keep(() => same()?.click())
  })
  listen('submit', (target, event) => {
    event.preventDefault()
    const form = later(target as HTMLFormElement)
    const { submitter } = event as SubmitEvent
    const button = submitter && later(submitter)
    keep(() => form()?.requestSubmit(button?.()))
  })
  listen('input', (target) => {
    const field = target as Field
    // React resets the field when it takes the page over, so its value is kept now.
    const typed = { field, value: field.value, isChecked: (field as HTMLInputElement).checked }
    if (typing?.field === field) {
      Object.assign(typing, typed)
      return
    }
    const same = later(field)
    keep(() => {
      const now = same()
      if (now) change(now, typed)
    }, isTextField(field))
    typing = typed
  })
  // A quantity is reported when its field is left, or by Enter, which would send the form.
  listen('focusout', (target) => {
    if (typing?.field !== target) return
    const same = later(target)
    const left = new FocusEvent('focusout', { bubbles: true })
    keep(() => same()?.dispatchEvent(left), isTextField(target as Field))
  })
  listen('keydown', (target, event) => {
    if ((event as KeyboardEvent).key !== 'Enter' || !target.matches('[data-quantity]')) return
    event.preventDefault()
    const same = later(target)
    const enter = { key: 'Enter', bubbles: true, cancelable: true }
    keep(() => same()?.dispatchEvent(new KeyboardEvent('keydown', enter)))
  })

  /** Resolves when the page has rendered what `act` has changed: the next one may depend on it. */
  const rendered = ({ isText }: Act) =>
    new Promise<unknown>((resolve) => {
      if (isText) setTimeout(resolve)
      // The router begins to load in tasks of its own, and the page shows it in another one.
      else
        setTimeout(() => {
          if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1_000 })
          else resolve(undefined)
        }, 150)
    })
  const repeat = async () => {
    kept.abort()
    for (const act of acts) {
      try {
        act.repeat()
      } catch (error) {
        reportError(error)
      }
      await rendered(act)
    }
  }
  document.addEventListener('alma:started', repeat, { once: true })
}
