import { formatDay } from '../../../domain/settings/languages.ts'
import { useIsTakenOver } from './useIsTakenOver.ts'
import { useTranslation } from './useTranslation.ts'

/** The format of a day, in the reader's time zone. The server does not know it and renders the day of UTC. */
export const useDay = () => {
  const { language } = useTranslation()
  const timeZone = useIsTakenOver() ? undefined : 'UTC'
  return (timestamp: string | number): string => formatDay(timestamp, language, timeZone)
}
