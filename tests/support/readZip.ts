import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'

const openZip = promisify((bytes: Buffer, done: (error: Error | null, zip?: ZipFile) => void) =>
  fromBuffer(bytes, { lazyEntries: true }, done),
)

/** The files of an archive by their paths, as text. @throws when it is damaged */
export const readZip = async (bytes: Buffer): Promise<Readonly<Record<string, string>>> => {
  const zip = (await openZip(bytes)) as ZipFile
  const read = (entry: Entry) =>
    new Promise<string>((resolve, reject) =>
      zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(text(stream)))),
    )
  const files: Record<string, string> = {}
  return new Promise((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', () => resolve(files))
    zip.on('entry', async (entry: Entry) => {
      files[entry.fileName] = await read(entry)
      zip.readEntry()
    })
    zip.readEntry()
  })
}
