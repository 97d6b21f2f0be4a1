import { fromPromise } from 'xstate'
import { devicesMachine, type EndOutcome } from '../../machines/account/devices.machine.ts'
import { refused } from '../parts/failures.ts'
import type { PageServices } from '../parts/pageServices.ts'
import { wordsOf } from '../parts/wordsOf.ts'

/** @param id of the customer */
export const provideDevices =
  (id: string) =>
  ({ api }: PageServices) =>
    devicesMachine.provide({
      actors: {
        end: fromPromise<EndOutcome, { deviceId: string | null }>(
          async ({ input: { deviceId } }) => {
            const reply = await (deviceId === null
              ? api.devices.endAll({ params: { id } })
              : api.devices.end({ params: { id, deviceId } }))
            return reply.status === 200 ? { kind: 'ended', ...wordsOf(reply.body) } : refused(reply)
          },
        ),
      },
    })
