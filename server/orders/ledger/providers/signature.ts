import { createHmac, timingSafeEqual } from 'node:crypto'

/** How old a signed message may be, and how far its clock may be ahead, ms. */
const toleranceMs = 300_000

const digestOf = (secret: string, seconds: string, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()

/** The signature of a message: its time in seconds and an HMAC of time and body. @param now ms since the epoch */
export const sign = (secret: string, body: Buffer, now: number): string => {
  const seconds = String(Math.floor(now / 1000))
  return `t=${seconds},v1=${digestOf(secret, seconds, body).toString('hex')}`
}

/** Whether a message was signed with the secret, within the last 5 minutes. @param now ms since the epoch */
export const isSigned = (secret: string, body: Buffer, signature: string, now: number): boolean => {
  const [, seconds, digest] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature) ?? []
  if (seconds === undefined || digest === undefined) return false
  if (Math.abs(now - Number(seconds) * 1000) > toleranceMs) return false
  return timingSafeEqual(digestOf(secret, seconds, body), Buffer.from(digest, 'hex'))
}
