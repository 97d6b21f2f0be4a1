import { join } from 'node:path'
import type { Config } from '../../config.ts'

/** The folder of the documents; no web address leads to it. */
export const documentsDir = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  join(dataDir, 'documents')

/** The bytes of a document. */
export const documentFile = (config: Pick<Config, 'dataDir'>, id: string): string =>
  join(documentsDir(config), id)
