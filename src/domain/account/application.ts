const dayMs = 86_400_000

/** Two working days after a moment, ms: the promised time for a decision. */
export const expectedBy = (received: number): number => {
  let left = 2
  let at = received
  while (left > 0) {
    at += dayMs
    const day = new Date(at).getUTCDay()
    if (day !== 0 && day !== 6) left -= 1
  }
  return at
}
