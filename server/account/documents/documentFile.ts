import { join } from 'node:path'
import type { Config } from '../../config/config.ts'

/** The folder of documents. It is not served. */
export const documentsDir = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  join(dataDir, 'documents')

/** The path of a document. */
export const documentFile = (config: Pick<Config, 'dataDir'>, id: string): string =>
  join(documentsDir(config), id)
