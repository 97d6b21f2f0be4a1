import { readFile } from 'node:fs/promises'
import { TeamError } from './withShop.ts'

/**
 * Reads a JSON file.
 * @throws TeamError when it cannot be read or is not JSON
 */
export const readJson = async (file: string): Promise<unknown> => {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new TeamError(`${file} cannot be read: ${error.message}`)
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new TeamError(`${file} is not JSON: ${(error as Error).message}`)
  }
}
