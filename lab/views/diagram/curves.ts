interface Point {
  readonly x: number
  readonly y: number
}

/** A path through the points with round corners. */
export const roundedPath = (points: readonly Point[], radius = 7): string =>
  points
    .map(({ x, y }, index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      if (!before) return `M${x},${y}`
      if (!after) return `L${x},${y}`
      const toward = (other: Point) => {
        const length = Math.hypot(other.x - x, other.y - y) || 1
        const reach = Math.min(radius, length / 2) / length
        return `${x + (other.x - x) * reach},${y + (other.y - y) * reach}`
      }
      return `L${toward(before)} Q${x},${y} ${toward(after)}`
    })
    .join(' ')

/** The arrow's tip at the end of the points. */
export const tipPath = (points: readonly Point[]): string => {
  const [before, end] = points.slice(-2)
  if (!before || !end) return ''
  const turn = Math.atan2(end.y - before.y, end.x - before.x)
  const at = (angle: number) =>
    `${end.x - 9 * Math.cos(turn + angle)},${end.y - 9 * Math.sin(turn + angle)}`
  return `M${end.x},${end.y} L${at(0.42)} L${at(-0.42)} Z`
}
