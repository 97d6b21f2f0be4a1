import { utcDay } from '../../../domain/shell/utcDay.ts'
import { useIsTakenOver } from './useIsTakenOver.ts'

/** The reader's day, such as 2026-12-31. The server does not know it. */
export const useToday = (): string | undefined => {
  const isTakenOver = useIsTakenOver()
  const now = new Date()
  const behindUtc = now.getTimezoneOffset() * 60_000
  return isTakenOver ? utcDay(now.getTime() - behindUtc) : undefined
}
