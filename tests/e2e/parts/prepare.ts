import { buildLabAndMocks } from '../lab/built.ts'
import { derivePaths } from './derivePaths.ts'

/** Before the first test: what all workers read is written, unless it is there. */
export default async function prepare(): Promise<void> {
  derivePaths()
  await buildLabAndMocks()
}
