import { inRegistry } from '../run/lookUp.ts'
import type { Journey } from './journey.ts'
import { createWorld } from './world.ts'

type World = ReturnType<typeof createWorld>

/** Machines that have taken a number of steps. */
export interface Stood {
  readonly world: World
  readonly at: number
}

/** How many sets of machines are kept, and the fewest steps between two of them. */
const mostKept = 8
const fewestSteps = 25

/**
 * Machines that have already taken some steps of a journey, so that going back does not begin at its start.
 * @param count the number of steps that can be taken
 */
export const createReserve = ({ steps }: Pick<Journey, 'steps'>, count: number) => {
  const spacing = Math.max(fewestSteps, Math.ceil(count / mostKept))
  const places = Array.from({ length: Math.floor(count / spacing) }, (_, i) => (i + 1) * spacing)
  const worlds = new Map<number, World>()

  const nearest = (at: number): number => Math.max(0, ...[...worlds.keys()].filter((n) => n <= at))

  return {
    spacing,
    /** How many steps the prepared machines nearest before a step have taken; 0 if there are none. */
    nearest,
    /** Hands over the nearest machines that have taken at most so many steps. The caller stops them. */
    take: (most: number): Stood => {
      const at = nearest(most)
      const world = worlds.get(at) ?? createWorld(inRegistry)
      worlds.delete(at)
      return { world, at }
    },
    /** Prepares the next machines that are missing. @returns whether there were any */
    prepare: (): boolean => {
      const at = places.find((place) => !worlds.has(place))
      if (at === undefined) return false
      const world = createWorld(inRegistry)
      for (const { step } of steps.slice(0, at)) world.pass(step)
      worlds.set(at, world)
      return true
    },
  }
}
