/**
 * Makes calls one after the other, each when the one before it has come to whatever it came to: what changes the
 * cart reaches the shop in the order in which the buyer did it.
 */
export const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(call: () => Promise<T>): Promise<T> => {
    const turn = last.then(call)
    last = turn.catch(() => undefined)
    return turn
  }
}
export type Turns = ReturnType<typeof createTurns>
