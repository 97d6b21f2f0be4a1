/**
 * Who sends an event that names no sender: the actor whose actions run at that moment. Actors process events
 * synchronously, one inside another, so that the innermost one that has begun and not ended is the sender.
 */
export const createSenders = () => {
  const acting: string[] = []
  /** An actor that fails never reports its end. Nobody is acting any more when the current task has ended. */
  const endWithTask = () =>
    queueMicrotask(() => {
      acting.length = 0
    })

  return {
    /** An actor begins with the actions of its transition, or runs another one. */
    began: (id: string): void => {
      if (acting.at(-1) === id) return
      if (acting.length === 0) endWithTask()
      acting.push(id)
    },
    /** An actor has processed its event, and so have all that it sent to. */
    ended: (id: string): void => {
      const at = acting.lastIndexOf(id)
      if (at >= 0) acting.length = at
    },
    current: (): string | undefined => acting.at(-1),
  }
}
