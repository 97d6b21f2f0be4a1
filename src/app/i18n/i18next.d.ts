import 'i18next'
import type en from './catalogues/en.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en }
    keySeparator: false
    nsSeparator: false
  }
}
