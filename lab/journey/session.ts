import { errorText } from '../run/errorText.ts'
import type { Journey } from './journey.ts'
import type { Played } from './play.ts'
import type { Player, Standing } from './player.ts'

/** The displayed state of a journey: immutable, replaced at every move. */
export interface JourneyState extends Played, Standing {
  readonly journey: Journey
  /** Whether the machines have loaded. Before that the steps can be read, and a chosen one is gone to later. */
  readonly isPlayed: boolean
}

/** The number of the last step that can be taken: any, until the journey has been played. */
export const lastStep = ({ isPlayed, frames, journey }: JourneyState): number =>
  isPlayed ? frames.length : journey.steps.length

/** Goes through a journey, forwards and backwards. The code of the machines loads when it is asked for. */
export const createJourneySession = (journey: Journey) => {
  const listeners = new Set<() => void>()
  let player: Player | undefined
  let state: JourneyState = {
    ...{ journey, isPlayed: false, frames: [], problem: undefined, wrongStep: undefined },
    ...{ at: 0, life: 1, shown: undefined },
  }
  const show = (changed: Partial<JourneyState>) => {
    state = { ...state, ...changed }
    for (const listener of listeners) listener()
  }
  const standAt = (wanted: number) =>
    player ? player.goTo(wanted) : { at: Math.min(Math.max(0, wanted), journey.steps.length) }

  const loadOnce = async () => {
    try {
      const { createPlayer } = await import('./player.ts')
      player = createPlayer(journey)
      const { wrongStep = 1 } = player.played
      // A journey that no longer fits stops before the step that is wrong, unless another one has been chosen.
      show({ isPlayed: true, ...player.played, ...standAt(state.at || wrongStep - 1) })
    } catch (error) {
      show({ problem: errorText(error) })
    }
  }
  let loading: Promise<void> | undefined

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Loads the machines and plays the journey; once. */
    load: (): Promise<void> => {
      loading ??= loadOnce()
      return loading
    },
    goTo: (wanted: number): void => show(standAt(wanted)),
    /** Plays a part of the journey ahead, while nobody waits. @returns whether there was any */
    prepare: (): boolean => player?.prepare() ?? false,
  }
}
export type JourneySession = ReturnType<typeof createJourneySession>
