import type { Application } from '../../contracts/account/applications.ts'
import { createThreadMachine, type ThreadRef } from './threadMachine.ts'

/**
 * The waiting room (rule A12): the state of an application, live, with answers to the team and documents.
 * Its handle is the application token; a login gives a new one when it has expired.
 */
export const waitingRoomMachine = createThreadMachine<Application>('waitingRoom')
export type WaitingRoomRef = ThreadRef<Application>
