import { type ActorRefFrom, type AnyStateMachine, fromPromise, waitFor } from 'xstate'

/** An actor that keeps what the buyer does until the shop has it. */
export interface ActsHolder {
  readonly ref: ActorRefFrom<AnyStateMachine>
  readonly isUnsaved: (snapshot: never) => boolean
}

/** Has every holder send what it keeps now, and resolves when the shop has all of it. */
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
