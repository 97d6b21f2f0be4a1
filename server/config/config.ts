import { resolve } from 'node:path'
import { defaultCacheMb } from './caches.ts'
import { StartError } from './startError.ts'

/** Settings from the environment. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Folder of the database, outbox and pictures. */
  readonly dataDir: string
  /** `postgres://user:password@host:port/database`; without it the database is a file in the data folder. */
  readonly databaseUrl: string | undefined
  /** Timeout of a PostgreSQL statement, ms. After that the server counts as gone. */
  readonly statementTimeout: number
  /** Public address of the shop. Links in mails use it, never a request's host. */
  readonly publicUrl: string
  /** `smtp://user:password@host:port`; without it mail goes to the outbox in the data folder. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /**
   * Number of proxies in front of the shop. Each adds its caller to `X-Forwarded-For`; earlier entries are not trusted.
   */
  readonly trustProxy: number
  /** How long a request may take to arrive completely, ms. */
  readonly requestTimeout: number
  readonly logLevel: string
  /** Memory that all caches of the process share, MB (`server/config/caches.ts`). */
  readonly cacheMb: number
  /**
   * The secret of the test provider, with which orders are paid without money (rule O29). Without it there is none, as in
   * every real shop.
   */
  readonly testPayments: string | undefined
}

/**
 * Reads the environment.
 * @throws StartError that names the variable and the expected value
 */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config => {
  const port = Number(env.PORT ?? 4000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartError(`PORT is "${env.PORT}"; it must be a whole number from 0 to 65535`)
  const publicUrl = env.PUBLIC_URL || `http://localhost:${port}`
  if (!isPublicUrl(publicUrl))
    throw new StartError(
      `PUBLIC_URL is "${withoutUser(publicUrl)}"; it must be an address such as https://shop.example: http or https, without a user name, a query or a #`,
    )
  const databaseUrl = env.DATABASE_URL || undefined
  // Do not repeat the value: it contains a password.
  if (databaseUrl && !(URL.canParse(databaseUrl) && /^postgres(ql)?:/.test(databaseUrl)))
    throw new StartError(
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/alma; leave it out for the embedded database',
    )
  const smtpUrl = env.SMTP_URL || undefined
  // May contain a password, too.
  if (smtpUrl && !(URL.canParse(smtpUrl) && /^smtps?:\/\/[^/]/.test(smtpUrl)))
    throw new StartError(
      'SMTP_URL must be an address such as smtp://user:password@host:587; leave it out to keep mail in the outbox',
    )
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    dataDir: resolve(env.DATA_DIR || '.data'),
    databaseUrl,
    statementTimeout: 1_800,
    publicUrl: publicUrl.replace(/\/$/, ''),
    smtpUrl,
    mailFrom: env.MAIL_FROM ?? 'Alma <shop@alma.example>',
    requestTimeout: 30_000,
    trustProxy: readProxies(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL ?? 'info',
    cacheMb: readCacheMb(env.CACHE_MB),
    testPayments: readSecret(env.TEST_PAYMENTS),
  }
}

/** Removes the user name and password, for messages. */
const withoutUser = (text: string): string =>
  text.includes('@') ? `…${text.slice(text.lastIndexOf('@'))}` : text

/** Links are made by appending a path. */
const isPublicUrl = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/[?#@\s]/.test(text)

const readCacheMb = (text = ''): number => {
  if (text === '') return defaultCacheMb()
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
  throw new StartError(
    `CACHE_MB is "${text}"; it must be a whole number of megabytes, from 1 to 999999`,
  )
}

/** The value is not repeated: it is a secret. */
const readSecret = (text = ''): string | undefined => {
  if (text === '') return undefined
  if (text.length >= 16) return text
  throw new StartError(
    'TEST_PAYMENTS must be a secret of at least 16 characters; leave it out in a real shop, as orders are paid without money',
  )
}

const readProxies = (text = ''): number => {
  if (text === '') return 0
  if (/^\d$/.test(text)) return Number(text)
  throw new StartError(
    `TRUST_PROXY is "${text}"; it must be the number of proxies in front of the shop, from 0 to 9`,
  )
}
