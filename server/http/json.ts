import type { FastifyInstance } from 'fastify'
import { problem, Refusal } from './problem.ts'

/**
 * Maximum nesting of a body, and maximum number of its fields and items: 5,000 lines of three fields are the most that a
 * call takes.
 */
const limits = { depth: 32, parts: 40_000 } as const

/**
 * Checks the limits before JSON text is parsed. Counts brackets for the depth, and commas and colons for the parts,
 * outside of strings.
 */
export const isWithinLimits = (text: string): boolean => {
  let depth = 0
  let parts = 0
  let inString = false
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i]
    if (inString) {
      if (character === '\\') i += 1
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
    else if (character === ',' || character === ':') parts += 1
    if (depth > limits.depth || parts > limits.parts) return false
  }
  return true
}

/** Parses JSON bodies. Removes `__proto__` and `constructor`. */
export const registerJson = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (isWithinLimits(text)) return parse(request, text, done)
    const message = `The body may nest ${limits.depth} deep and hold ${limits.parts} fields.`
    done(new Refusal(400, problem('bad_request', message)))
  })
}
