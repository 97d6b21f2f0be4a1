import type { Fault } from '../engine.ts'

/** Connection exceptions, insufficient resources, operator intervention, read-only, I/O errors. */
const goneStates = /^(08...|53...|57P0.|25006|58030)$/
const goneSockets = /^(ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|EHOST|ENET|EAI_)/
/** Messages of driver errors without a code. */
const goneMessages =
  /^(Connection terminated|Query read timeout|timeout exceeded|timeout expired|Client has encountered a connection error)/
/** Unique key violation, serialization failure, deadlock. */
const racedStates = /^(23505|40001|40P01)$/
/** Another transaction kept a lock for longer than `lock_timeout`. */
const busyState = '55P03'
/** A character that the server's encoding lacks, or U+0000. */
const unstorableStates = /^(22021|22P05)$/

/** Classifies an error of the driver by its SQLSTATE, socket error code or message. */
export const postgresFaultOf = (error: unknown): Fault | undefined => {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (unstorableStates.test(code)) return 'unstorable'
  if (racedStates.test(code)) return 'raced'
  if (code === busyState) return 'busy'
  const isGone = code ? goneStates.test(code) || goneSockets.test(code) : false
  return isGone || goneMessages.test(error.message) ? 'gone' : undefined
}
