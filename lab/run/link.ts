import { type LinkedFlow, readFlow, readLinkedFlow } from './flow.ts'
import { inRegistry } from './lookUp.ts'
import { exampleAt, payloadName } from './named.ts'

/** A flow, and the number of its steps that are taken. */
export interface Linked {
  readonly flow: LinkedFlow
  readonly at: number
}

const through = async (bytes: BlobPart, by: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(by)).arrayBuffer())

const toBase64Url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )

/** The step with the name of its payload, if the example has one. */
const shortened = (
  machine: string,
  step: LinkedFlow['steps'][number],
): LinkedFlow['steps'][number] => {
  if (step.kind !== 'event') return step
  const { event, to, expect } = step
  const example = exampleAt(machine, to, inRegistry)
  const payload = example && payloadName(example, event)
  return payload === undefined ? step : { kind: 'named', event: event.type, payload, to, expect }
}

/** The part of an address after `#` that opens the lab at step `at` of a flow. */
export const toHash = async ({ flow, at }: Linked): Promise<string> => {
  const steps = flow.steps.map((step) => shortened(flow.machine, step))
  const text = JSON.stringify({ ...flow, steps })
  const packed = await through(text, new CompressionStream('deflate-raw'))
  return `packed=${toBase64Url(packed)}&at=${at}`
}

/** The flow inside a link as text; links of earlier versions are not compressed. */
const textIn = async (params: URLSearchParams) => {
  const [packed, whole] = [params.get('packed'), params.get('flow')]
  try {
    const bytes = fromBase64Url(packed ?? whole ?? '')
    const unpacked = packed ? await through(bytes, new DecompressionStream('deflate-raw')) : bytes
    return new TextDecoder().decode(unpacked)
  } catch {
    throw new Error('This link is not complete: copy the whole address.')
  }
}

/**
 * Reads the result of {@link toHash}; null for an address without a flow.
 * @throws with a readable message
 */
export const fromHash = async (hash: string): Promise<Linked | null> => {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  const text = await textIn(params)
  if (text === '') return null
  const flow = readLinkedFlow(text)
  const at = Number(params.get('at') ?? flow.steps.length)
  return { flow, at: Number.isInteger(at) ? Math.min(Math.max(at, 0), flow.steps.length) : 0 }
}

/**
 * Reads what a person has pasted: the address of a flow, or the flow itself.
 * @throws with a readable message
 */
export const readPasted = async (text: string): Promise<Linked> => {
  if (text.trimStart().startsWith('{')) {
    const flow = readFlow(text)
    return { flow, at: flow.steps.length }
  }
  const linked = await fromHash(text.slice(text.indexOf('#') + 1).trim())
  if (linked) return linked
  throw new Error('This is neither a flow nor the link of one.')
}
