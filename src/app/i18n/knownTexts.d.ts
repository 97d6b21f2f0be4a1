import type en from './catalogues/en.ts'

type English = typeof en

declare module '../../views/parts/hooks/useTranslation.ts' {
  interface KnownTexts extends English {}
}
