import { type Machines, machines } from '../machines/index.ts'

export type MachineName = keyof Machines

/** The machines of the registry by name. */
export const machineNames = Object.keys(machines) as readonly MachineName[]
