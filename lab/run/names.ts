import { type Machines, machines } from '../../src/machines/index.ts'

export type MachineName = keyof Machines

/** The machines of the registry by name. */
export const machineNames = Object.keys(machines) as readonly MachineName[]
