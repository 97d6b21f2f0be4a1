import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { documentsDir } from './account/documents/documentFile.ts'
import type { Config } from './config/config.ts'
import { correctModes, privateFolder } from './config/privateFiles.ts'
import { outboxDir } from './mail/mailer.ts'
import { sizedDir } from './media/sizedPictures.ts'
import { folderError } from './opening/openErrors.ts'

/** The original pictures of the catalogue. */
export const mediaDir = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'media')

/**
 * Creates the folders that the shop writes to, so that errors show at the start and not with the first upload. Corrects
 * the modes of customers' files that other users could read.
 * @throws StartError that names the folder
 */
export const prepareFolders = (config: Config): void => {
  const folders = [
    { folder: mediaDir(config) },
    { folder: sizedDir(config) },
    { folder: documentsDir(config), mode: privateFolder },
    { folder: outboxDir(config), mode: privateFolder },
  ]
  for (const { folder, mode } of folders)
    try {
      mkdirSync(folder, { recursive: true, ...(mode && { mode }) })
      accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    } catch (error) {
      throw folderError(folder, error)
    }
  correctModes(config)
}
