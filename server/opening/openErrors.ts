import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import type { Config } from '../config/config.ts'
import { databaseName } from '../config/database.ts'
import { exitCodes, StartError } from '../config/startError.ts'
import { NewerSchema } from '../store/migrate.ts'
import { postgresFaultOf } from '../store/postgres/postgres.faults.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

/** The configured shop does not exist. */
export const noShop = (config: Place): StartError =>
  config.databaseUrl
    ? new StartError(
        `There is no shop in the database ${databaseName(config)}. Correct DATABASE_URL, or make an empty shop there: npm run team -- init`,
      )
    : new StartError(
        `There is no shop in the folder ${config.dataDir}. Set DATA_DIR to the folder of your shop, or make an empty shop there: npm run team -- init`,
      )

/** The database exists, but the data folder does not. */
export const noFolder = ({ dataDir }: Place): StartError =>
  new StartError(
    `The folder ${dataDir} is not there. Set DATA_DIR to the folder with the pictures and files of your shop, or make it.`,
  )

/** If Node has tried several addresses of a host, its error has no message. */
const messageOf = (error: unknown): string => {
  if (error instanceof AggregateError) return messageOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

/** The user that runs the process. In a container it may have no name. */
const userName = (): string => {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.())
  }
}

/** A folder cannot be created or written. */
export const folderError = (folder: string, cause: unknown): StartError =>
  new StartError(
    `The folder ${folder} cannot be written: ${messageOf(cause)}. Let the user ${userName()} write there, or set DATA_DIR to another folder.`,
    { cause },
  )

/** Explains a fault of the database during the start to the operator. Other errors are returned unchanged. */
export const databaseError = (config: Place, error: unknown): unknown => {
  if (error instanceof StartError) return error
  const name = databaseName(config)
  if (error instanceof NewerSchema)
    return new StartError(`The database ${name} cannot be used. ${error.message}`)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/^SQLITE_(READONLY|CANTOPEN|IOERR|PERM|AUTH)/.test(code))
    return new StartError(
      `The database ${name} cannot be written: ${messageOf(error)}. Let the user ${userName()} write in ${dirname(name)}, and check that the disk is writable.`,
      { cause: error },
    )
  if (code === 'SQLITE_FULL')
    return new StartError(`The disk of ${name} is full. Make room and start again.`, {
      cause: error,
      exitCode: exitCodes.unavailable,
    })
  if (/^SQLITE_BUSY/.test(code))
    return new StartError(
      `Another process keeps the database ${name} locked. Wait until it has ended, and start again.`,
      { cause: error, exitCode: exitCodes.unavailable },
    )
  // Wrong password, unknown role or database: SQLSTATE classes 28 and 3D.
  if (config.databaseUrl && /^(28|3D)/.test(code))
    return new StartError(
      `PostgreSQL refuses ${name}: ${messageOf(error)}. Correct DATABASE_URL.`,
      {
        cause: error,
      },
    )
  if (config.databaseUrl && postgresFaultOf(error) === 'gone')
    return new StartError(
      `PostgreSQL cannot be reached at ${name}: ${messageOf(error)}. Start it, or correct DATABASE_URL.`,
      { cause: error, exitCode: exitCodes.unavailable },
    )
  return error
}
