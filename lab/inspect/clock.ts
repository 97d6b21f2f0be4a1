/** A clock that can be moved forwards. Timers that run keep their time. */
export const createClock = (onChange: () => void) => {
  const RealDate = Date
  let shift = 0

  class MovedDate extends RealDate {
    constructor(...given: [] | [number | string | Date]) {
      super(...((given.length === 0 ? [MovedDate.now()] : given) as [number]))
    }
    static override now = () => RealDate.now() + shift
  }

  return {
    /** How far it has been moved, ms. */
    shift: (): number => shift,
    /** @param by how far, ms; the sum of all moves counts */
    move: (by: number): void => {
      shift += by
      globalThis.Date = MovedDate as DateConstructor
      onChange()
    },
    reset: (): void => {
      shift = 0
      globalThis.Date = RealDate
      onChange()
    },
  }
}
