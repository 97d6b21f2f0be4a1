import { buildLabAndMocks } from '../lab/parts/built.ts'
import { derivePaths } from './derivePaths.ts'

/** Runs before the first test: writes the files that all workers read, unless they exist. */
export default async function prepare(): Promise<void> {
  derivePaths()
  await buildLabAndMocks()
}
