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

  /** Sets a value behind the back of React, so that it notices the event as a change. */
  const retype = (field: Field) => {
    const { value } = field
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
    if ('defaultValue' in field) field.value = field.defaultValue
    own?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const tick = (box: HTMLInputElement) => {
    if (box.checked === box.defaultChecked) return
    box.checked = box.defaultChecked
    box.click()
  }

  listen('click', (target) => {
    const button = target.closest('button')
    if (button && button.type !== 'submit') acts.push(() => button.click())
  })
  listen('submit', (form, event) => {
    event.preventDefault()
    const { submitter } = event as SubmitEvent
    acts.push(() => (form as HTMLFormElement).requestSubmit(submitter))
  })
  listen('input', (target) => {
    if (changed.has(target)) return
    changed.add(target)
    const isBox = target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)
    acts.push(() => (isBox ? tick(target) : retype(target as Field)))
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
