/**
 * Runs in the browser, in the page itself. Keeps what a buyer does before the shop's script has taken the page over,
 * and repeats it then: pressed buttons, submitted forms and changed fields. Links work without script (rule P19).
 */
export const earlyActs = () => {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const acts: (() => void)[] = []
  const changed = new Set<EventTarget>()
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

  listen('click', (target) => {
    const button = target.closest('button')
    if (!button || button.type === 'submit') return
    const same = later(button)
    acts.push(() => same()?.click())
  })
  listen('submit', (target, event) => {
    event.preventDefault()
    const form = later(target as HTMLFormElement)
    const { submitter } = event as SubmitEvent
    const button = submitter && later(submitter)
    acts.push(() => form()?.requestSubmit(button?.()))
  })
  listen('input', (target) => {
    if (changed.has(target)) return
    changed.add(target)
    const isBox = target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)
    const same = later(target as Field)
    acts.push(() => {
      const field = same()
      if (!field) return
      if (isBox) tick(field as HTMLInputElement, target.checked)
      else retype(field, (target as Field).value)
    })
  })
  document.addEventListener(
    'alma:started',
    () => {
      kept.abort()
      for (const act of acts) act()
    },
    { once: true },
  )
}
