import type { AppInspector } from '../../../lab/inspect/inspector.ts'
import type { Checkpoint, Expected } from './checkpoints.ts'

/** What a checkpoint expects of an actor, and what is there. */
export interface Wrong {
  readonly place: string
  readonly expected: string
  readonly actual: string
}

declare global {
  interface Window {
    almaInspector?: AppInspector
    almaProbe?: {
      /** What is not as expected now, or was not since what the checkpoints before it expected. */
      compare: (expected: Checkpoint) => readonly Wrong[]
      /** The parts of all machines that were passed in this tab. */
      passed: () => readonly string[]
    }
  }
}

/** Runs in every page of a replay, before its scripts; it can use nothing from outside. */
export const installProbe = (): void => {
  const read = (key: string, fallback: string) => sessionStorage.getItem(key) ?? fallback
  const documents = Number(read('probe.documents', '0')) + 1
  sessionStorage.setItem('probe.documents', String(documents))
  // As in a recording, the address does not ask for the inspector: the shop would see that.
  sessionStorage.setItem('alma.inspect', 'on')
  // The dock would cover the page.
  sessionStorage.setItem('alma.inspect.hidden', '')

  /** Numbers the open pages of a machine from 1: React may start one more or less. */
  const renumbered = <T>(states: Readonly<Record<string, T>>): Readonly<Record<string, T>> => {
    const counts = new Map<string, number>()
    const names = new Map<string, string>()
    const nameOf = (root: string): string => {
      const known = names.get(root)
      if (known) return known
      const machine = root.split(':')[0] ?? ''
      const count = (counts.get(machine) ?? 0) + 1
      counts.set(machine, count)
      names.set(root, `${machine}:${count}`)
      return `${machine}:${count}`
    }
    return Object.fromEntries(
      Object.entries(states).map(([place, value]) => {
        const [root = '', ...rest] = place.split('/')
        return [root.includes(':') ? [nameOf(root), ...rest].join('/') : place, value]
      }),
    )
  }
  const textOf = (value: unknown) => (value === undefined ? 'not running' : JSON.stringify(value))

  const statesNow = () => renumbered(inspector?.recording?.states() ?? {})
  /** The states of each place in their order, and how many of them lie before what a checkpoint has found. */
  const histories = new Map<string, { readonly states: string[]; found: number }>()
  const look = () => {
    for (const [place, value] of Object.entries(statesNow())) {
      const history = histories.get(place) ?? { states: [], found: 0 }
      histories.set(place, history)
      if (history.states.at(-1) !== textOf(value)) history.states.push(textOf(value))
    }
  }
  /** Where a place was in a state, not before what earlier checkpoints have found there; or -1. */
  const findState = (place: string, value: unknown): number => {
    const { states = [], found = 0 } = histories.get(place) ?? {}
    return states.indexOf(textOf(value), found)
  }
  /** A replay may be slower or faster than its recording, so only the order of the states counts. */
  const rememberFound = (actors: Checkpoint['actors']) => {
    look()
    for (const [place, { value, how }] of Object.entries(actors)) {
      const history = histories.get(place)
      if (history && how !== 'passes') history.found = findState(place, value)
    }
  }

  let inspector: AppInspector | undefined
  Object.defineProperty(window, 'almaInspector', {
    get: () => inspector,
    set: (opened: AppInspector) => {
      inspector = opened
      const { next } = opened.watch
      opened.watch.next = (event) => {
        next(event)
        if (event.type === '@xstate.snapshot') look()
      }
    },
  })

  const passed = (): readonly string[] => {
    const { states = new Set<string>(), transitions = new Set<string>() } =
      inspector?.passed() ?? {}
    const earlier = JSON.parse(read('probe.passed', '[]')) as string[]
    return [...new Set([...earlier, ...states, ...transitions])]
  }
  window.addEventListener('pagehide', () =>
    sessionStorage.setItem('probe.passed', JSON.stringify(passed())),
  )

  window.almaProbe = {
    passed,
    compare: (checkpoint) => {
      const loads = checkpoint.documents
      if (documents !== loads)
        return [{ place: 'loads of the app', expected: String(loads), actual: String(documents) }]
      const actual = statesNow()
      const actors = renumbered(checkpoint.actors)
      const isRight = (place: string, { value, how }: Expected) => {
        if (how === 'passes' || textOf(actual[place]) === textOf(value)) return true
        return how === 'stood' && findState(place, value) >= 0
      }
      const wrong = Object.entries(actors).flatMap(([place, expected]) =>
        isRight(place, expected) ? [] : [place],
      )
      const soon = renumbered(checkpoint.soon)
      const others = Object.keys(actual).filter((place) => !(place in actors) && !(place in soon))
      const places = [...wrong, ...(checkpoint.isOnPage ? others : [])]
      if (places.length === 0) rememberFound(actors)
      // The shop loads some code at the first sign of a person, who moves the mouse in any case.
      else window.dispatchEvent(new Event('touchstart'))
      return places.map((place) => ({
        place: place || 'app',
        expected: textOf(actors[place]?.value),
        actual: textOf(actual[place]),
      }))
    },
  }
}
