import type { AnyStateMachine } from 'xstate'
import { machines } from '../../src/machines/index.ts'
import { exampleOf } from '../examples/index.ts'
import type { LookUp } from './answerable.ts'

/** The machines of the registry with their examples. */
export const inRegistry: LookUp = (name) => {
  const machine = (machines as Readonly<Record<string, AnyStateMachine>>)[name]
  if (!machine) throw new Error(`the registry has no machine ${name}`)
  return { machine, example: exampleOf(name) }
}
