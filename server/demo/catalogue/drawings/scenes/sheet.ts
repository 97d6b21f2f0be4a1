import { definitionOf } from './gradients.ts'
import { box } from './shapes.ts'

/** Every scene is a sheet of this size. */
const [width, height] = [1500, 1000]

const ground = (fill: string) => box(0, 0, width, height, `url(#${fill})`)

/** A table top seen from above, lit from the upper left. */
export const tableTop: string = ground('table')

/** A table that turns into the wall behind it without an edge. */
export const sweep: string = `${ground('sweep')}<ellipse cx="520" cy="300" rx="820" ry="520" fill="url(#light)" opacity=".75"/>`

/** The floor of a room, the wall behind it, and the light on the wall. */
export const room: string = `${ground('room')}<ellipse cx="720" cy="380" rx="800" ry="480" fill="url(#light)" opacity=".7"/>`

/**
 * A whole scene. No script, no style, no outside reference.
 * @param parts its own definitions; shared ones are included if it refers to them
 */
export const sheet = (body: string, parts = ''): string => {
  const ids = [...`${parts}${body}`.matchAll(/url\(#([\w-]+)\)/g)].map(([, id = '']) => id)
  const shared = [...new Set(ids)]
    .filter((id) => !parts.includes(` id="${id}"`))
    .map(definitionOf)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${shared}${parts}</defs>${body}</svg>`
}
