import type en from './catalogues/en.ts'

type English = typeof en

declare module '../../views/parts/useTranslation.ts' {
  interface KnownTexts extends English {}
}
