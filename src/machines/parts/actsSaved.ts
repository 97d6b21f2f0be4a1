import { type ActorRefFrom, type AnyStateMachine, fromPromise, waitFor } from 'xstate'

/** An actor that keeps the buyer's changes until they are saved. */
export interface ActsHolder {
  readonly ref: ActorRefFrom<AnyStateMachine>
  readonly isUnsaved: (snapshot: never) => boolean
}

/** Whether a change is not saved yet. */
export const isAnyUnsaved = (holders: readonly ActsHolder[]): boolean =>
  holders.some(({ ref, isUnsaved }) => isUnsaved(ref.getSnapshot() as never))

/** Makes every holder send its changes now, and resolves when all are saved. */
export const actsSaved = fromPromise<void, { holders: readonly ActsHolder[] }>(
  async ({ input: { holders }, signal }) => {
    for (const { ref } of holders) ref.send({ type: 'acts.flushed' })
    await Promise.all(
      holders.map(({ ref, isUnsaved }) =>
        waitFor(ref, (snapshot) => !isUnsaved(snapshot as never), { signal }),
      ),
    )
  },
)
