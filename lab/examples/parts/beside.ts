import { createContext, useContext } from 'react'
import type { ActorRefFrom, AnyActorRef } from 'xstate'
import type { Machines } from '../../../src/machines/index.ts'

/** Machines that run beside that of a view, by name. */
export type Beside = Readonly<Partial<Record<keyof Machines, AnyActorRef>>>

/** The machines of the same page in a journey. In the lab of one machine there are none, and samples stand for them. */
export const BesideContext = createContext<Beside>({})

/** The machine of this name that runs beside that of the view. */
export const useBeside = <Name extends keyof Machines>(
  name: Name,
): ActorRefFrom<Machines[Name]> | undefined =>
  useContext(BesideContext)[name] as ActorRefFrom<Machines[Name]> | undefined
