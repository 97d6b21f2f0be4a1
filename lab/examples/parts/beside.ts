import { createContext, useContext } from 'react'
import type { ActorRefFrom, AnyActorRef } from 'xstate'
import type { Machines } from '../../../src/machines/index.ts'

/** Machines that run beside that of a view, by name; the newest of each name is the last. */
export type Beside = Readonly<Partial<Record<keyof Machines, readonly AnyActorRef[]>>>

/** The machines of the same page in a journey. In the lab of one machine there are none, and samples stand for them. */
export const BesideContext = createContext<Beside>({})

/** The machines of this name that run beside that of the view, or are that of the view. */
export const useAllBeside = <Name extends keyof Machines>(
  name: Name,
): readonly ActorRefFrom<Machines[Name]>[] =>
  (useContext(BesideContext)[name] ?? []) as readonly ActorRefFrom<Machines[Name]>[]

/** The newest machine of this name that runs beside that of the view. */
export const useBeside = <Name extends keyof Machines>(
  name: Name,
): ActorRefFrom<Machines[Name]> | undefined => useAllBeside(name).at(-1)
