import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connect } from 'vite'

const largest = 1_000_000

const bodyOf = async (request: Connect.IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > largest) throw new Error('The flow is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Whether a page of the lab asks, and not another page in the same browser. */
export const isOwn = ({ headers }: Connect.IncomingMessage) =>
  ['same-origin', 'none'].includes(String(headers['sec-fetch-site'] ?? 'none'))

/** Whether a file exists and contains something else. */
const isOther = async (file: string, text: string) =>
  existsSync(file) && (await readFile(file, 'utf8')) !== text

interface Saves {
  readonly folder: string
  /** The names of the files, without their ending. */
  readonly names: RegExp
  /** What is saved, such as a flow. */
  readonly what: string
  /** The text to save. @throws with what is wrong with it */
  readonly read: (text: string) => Promise<string>
}

/**
 * Saves a file with PUT, as JSON below `folder`. A name that another one has is answered 409; with `?replace` it
 * replaces that one. Other methods are for the next handler.
 */
export const saveFiles =
  ({ folder, names, what, read }: Saves): Connect.NextHandleFunction =>
  async (request, response, next) => {
    if (request.method === 'GET') return next()
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://lab')
    const name = pathname.slice(1)
    if (request.method !== 'PUT' || !isOwn(request) || !names.test(name)) {
      response.writeHead(400).end(`A ${what} is saved with PUT under a name like ${names.source}`)
      return
    }
    try {
      const text = await read(await bodyOf(request))
      const file = join(folder, `${name}.json`)
      if (!searchParams.has('replace') && (await isOther(file, text))) {
        response.writeHead(409).end(`There is another ${what} with the name ${name}`)
        return
      }
      await mkdir(folder, { recursive: true })
      await writeFile(file, text)
      response.writeHead(204).end()
    } catch (error) {
      response.writeHead(422).end(error instanceof Error ? error.message : String(error))
    }
  }
