import type { Act, RecordedAct, Where } from './act.ts'
import { controlIn, describeElement } from './describeElement.ts'
import { isSecretField } from './typedSecrets.ts'

/** The id of the inspector's element: what is done in there is not an act in the shop. */
export const inspectorId = 'inspector'

/** What is typed, or scrolled, without a longer rest is one act, ms. */
const restMs = 500

const keys = new Set([
  ...['Enter', 'Escape', 'Tab', ' ', 'Home', 'End', 'PageUp', 'PageDown'],
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
])

type TextField = HTMLInputElement | HTMLTextAreaElement

const isTextField = (target: unknown): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'button', 'submit', 'file', 'reset'].includes(target.type))

/** Keys that the browser uses to write, or to choose, in a field. */
const isForField = (target: unknown, key: string) => {
  if (target instanceof HTMLSelectElement) return key !== 'Tab'
  if (target instanceof HTMLTextAreaElement) return !['Tab', 'Escape'].includes(key)
  return isTextField(target) && !['Tab', 'Escape', 'Enter', 'ArrowUp', 'ArrowDown'].includes(key)
}

const keyName = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  [
    ...(ctrlKey || metaKey ? ['ControlOrMeta'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey && key.length > 1 ? ['Shift'] : []),
    key === ' ' ? 'Space' : key,
  ].join('+')

export interface ActsOptions {
  /** ms since the recording began. */
  readonly now: () => number
  /** How many steps are recorded. */
  readonly stepCount: () => number
  /** What is recorded so far; the list grows. */
  readonly acts: RecordedAct[]
  /** Hides secrets in names and addresses. */
  readonly hide: (text: string) => string
  readonly nameSecret: (secret: string) => string
}

/** Writes down what a person does in the page, from now on, before the page handles it. */
export const watchActs = ({ now, stepCount, acts, hide, nameSecret }: ActsOptions) => {
  const over = new AbortController()
  const { signal } = over
  const isOwn = (event: Event) =>
    !event.composedPath().some((target) => target instanceof Element && target.id === inspectorId)
  const describe = (element: Element) => describeElement(element, hide)

  const write = (act: Act) => void acts.push({ act, at: Math.round(now()), after: stepCount() })

  /** The last act, if this one continues it. */
  const continued = <D extends Act['do']>(
    kind: D,
  ): (RecordedAct & { act: { do: D } }) | undefined => {
    const last = acts.at(-1)
    return last?.act.do === kind && now() - lastAt < restMs
      ? (last as RecordedAct & { act: { do: D } })
      : undefined
  }
  let lastAt = 0
  let typedInto: EventTarget | undefined

  const type = (field: TextField) => {
    const on = describe(field)
    const act: Act = isSecretField(field)
      ? { do: 'typeSecret', on, secret: nameSecret(field.value) }
      : { do: 'type', on, text: field.value }
    const last = typedInto === field ? continued(act.do) : undefined
    if (last) acts.splice(-1, 1, { ...last, act })
    else write(act)
    typedInto = field
    lastAt = now()
  }

  const listen = <E extends Event>(name: string, handle: (event: E) => void) =>
    document.addEventListener(
      name,
      (event) => {
        if (isOwn(event)) handle(event as E)
      },
      { capture: true, passive: true, signal },
    )

  /** The field whose label was pressed: the browser presses the field next. */
  let labelled: EventTarget | null = null
  const labelIn = (path: readonly EventTarget[]) =>
    path.find((target) => target instanceof HTMLLabelElement) as HTMLLabelElement | undefined

  listen<PointerEvent>('click', (event) => {
    const path = event.composedPath()
    const control = controlIn(path)
    if (!event.isTrusted || control instanceof HTMLSelectElement) return
    // The keyboard presses a button in the name of a person; the key is written down instead.
    const isByHand = event.detail > 0 || event.target === labelled
    labelled = null
    if (!isByHand) return
    const label = labelIn(path)
    if (!control && label?.control) labelled = label.control
    else if (control) write({ do: 'press', on: describe(control) })
    else pressPlace(event)
  })

  /** A press where no control is counts only if the page does something about it. */
  const pressPlace = ({ clientX: x, clientY: y }: PointerEvent) => {
    const before = stepCount()
    const recorded: RecordedAct = {
      ...{ act: { do: 'press', on: { x, y } }, at: Math.round(now()), after: before },
    }
    window.addEventListener(
      'click',
      () => {
        if (stepCount() > before) acts.push(recorded)
      },
      { once: true, signal },
    )
  }

  listen('input', ({ target }) => {
    if (isTextField(target)) type(target)
  })
  listen('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) {
      const option = target.selectedOptions[0]?.label ?? ''
      write({ do: 'choose', on: describe(target), option })
    } else if (target instanceof HTMLInputElement && target.files?.[0]) {
      const { name, type: fileType } = target.files[0]
      write({ do: 'attach', on: describe(target), name, type: fileType })
    }
  })

  listen<KeyboardEvent>('keydown', (event) => {
    const [target] = event.composedPath()
    if (!event.isTrusted || isForField(target, event.key)) return
    const isShortcut = event.key.length === 1 && !isTextField(target)
    if (!keys.has(event.key) && !isShortcut) return
    const control = controlIn(event.composedPath())
    write({ do: 'key', key: keyName(event), ...(control ? { on: describe(control) } : {}) })
  })

  for (const [name, act] of [
    ['offline', 'loseNetwork'],
    ['online', 'findNetwork'],
  ] as const)
    window.addEventListener(name, ({ isTrusted }) => isTrusted && write({ do: act }), { signal })

  /** Where the mouse went. */
  const hover = ({ type: name, target, relatedTarget, clientX: x, clientY: y }: MouseEvent) => {
    const element = name.endsWith('out') ? relatedTarget : target
    if (!(element instanceof Element) || element.closest(`#${inspectorId}`)) return
    const control = controlIn(ancestors(element))
    const on: Where = control ? describe(control) : { x, y }
    const last = acts.at(-1)
    if (last?.act.do === 'hover' && JSON.stringify(last.act.on) === JSON.stringify(on)) return
    write({ do: 'hover', on })
  }

  let isDownwards = true
  const scroll = (y: number) => {
    const last = continued('scroll')
    const wasDownwards = isDownwards
    const before = acts.findLast(({ act }) => act.do === 'scroll')?.act
    isDownwards = y > (before?.do === 'scroll' ? before.y : 0)
    if (last && wasDownwards === isDownwards)
      acts.splice(-1, 1, { ...last, act: { do: 'scroll', y } })
    else write({ do: 'scroll', y })
    lastAt = now()
  }

  return {
    write,
    /** A step is about to be recorded: writes down where the mouse went or the page was scrolled, if that is the reason. */
    before: (event: Event | undefined): void => {
      if (signal.aborted || !event?.isTrusted) return
      if (/^(?:pointer|mouse)o(?:ver|ut)$/.test(event.type)) hover(event as MouseEvent)
      else if (event.type === 'scroll') scroll(Math.max(0, Math.round(window.scrollY)))
    },
    stop: (): void => over.abort(),
  }
}

const ancestors = (element: Element): readonly Element[] =>
  element.parentElement ? [element, ...ancestors(element.parentElement)] : [element]
