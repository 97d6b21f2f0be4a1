import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connect } from 'vite'

/** The longest name of a file, in letters. */
const longest = 150

/** Larger files are of no use to anybody who reviews them, bytes. */
const largest = 1_000_000

/** @returns undefined if it is too large */
const bodyOf = async (request: Connect.IncomingMessage): Promise<string | undefined> => {
  const parts: Buffer[] = []
  let size = 0
  // A body that is too large is read to its end, too: a browser then receives the answer.
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size <= largest) parts.push(part)
  }
  return size > largest ? undefined : Buffer.concat(parts).toString('utf8')
}

/** Whether a page of the lab asks, and not another page in the same browser. */
export const isOwn = ({ headers }: Connect.IncomingMessage) =>
  ['same-origin', 'none'].includes(String(headers['sec-fetch-site'] ?? 'none'))

/** What tells files of a folder apart. */
interface Titled {
  readonly title: string
  /** Flows of two machines may have one title. */
  readonly machine?: string
}

const titleOf = (text: string): string => {
  const { title, machine }: Titled = JSON.parse(text)
  return [machine, title.trim().toLowerCase()].join()
}

/** Another file that has the title, or the name; undefined if there is none. */
const takenBy = async (folder: string, name: string, text: string) => {
  const files = existsSync(folder) ? await readdir(folder) : []
  for (const file of files.filter((one) => one.endsWith('.json'))) {
    const other = await readFile(join(folder, file), 'utf8')
    const known = file.slice(0, -'.json'.length)
    if (known !== name && titleOf(other) === titleOf(text))
      return { name: known, message: `${file} has this title` }
  }
  const isTaken = files.includes(`${name}.json`)
  return isTaken && (await readFile(join(folder, `${name}.json`), 'utf8')) !== text
    ? { name, message: `There is another file with the name ${name}.json` }
    : undefined
}

/** Why it could not be saved; the message of the file system would name folders of this machine. */
const failureText = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return 'path' in error && 'code' in error
    ? `The file could not be written (${error.code})`
    : error.message
}

interface Saves {
  readonly folder: string
  /** The names of the files, without their ending. */
  readonly names: RegExp
  /** What is saved, such as a flow. */
  readonly what: string
  /** What to do if it is too large. */
  readonly smaller: string
  /** The text to save. @throws with what is wrong with it */
  readonly read: (text: string) => Promise<string>
}

/**
 * Saves a file with PUT, as JSON below `folder`. A name or a title that another one has is answered 409 with its
 * name; with `?replace` a file replaces the one of its name. Other methods are for the next handler.
 */
export const saveFiles =
  ({ folder, names, what, smaller, read }: Saves): Connect.NextHandleFunction =>
  async (request, response, next) => {
    if (request.method === 'GET') return next()
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://lab')
    const name = pathname.slice(1)
    if (request.method !== 'PUT' || !isOwn(request) || !names.test(name) || name.length > longest) {
      response
        .writeHead(400)
        .end(
          `A ${what} is saved with PUT under a name of up to ${longest} letters like ${names.source}`,
        )
      return
    }
    try {
      const body = await bodyOf(request)
      if (body === undefined)
        throw new Error(
          `The ${what} is larger than ${largest.toLocaleString('en')} bytes: ${smaller}`,
        )
      const text = await read(body)
      const taken = searchParams.has('replace') ? undefined : await takenBy(folder, name, text)
      if (taken) {
        const type = { 'content-type': 'application/json' }
        response.writeHead(409, type).end(JSON.stringify(taken))
        return
      }
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, `${name}.json`), text)
      response.writeHead(204).end()
    } catch (error) {
      response.writeHead(422).end(failureText(error))
    }
  }
