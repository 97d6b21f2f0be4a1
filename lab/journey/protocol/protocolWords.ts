import type { LanguageCode } from '../../acts/actWords.ts'

/** The words of a test protocol. */
export interface ProtocolWords {
  readonly protocol: string
  readonly step: string
  /** The first row: an address, and a scenario of the mocks. */
  readonly begin: string
  readonly expected: string
  /** Stands where a step changes no state. */
  readonly unchanged: string
  readonly result: string
  readonly initials: string
  readonly tester: string
  readonly date: string
  readonly version: string
}

/** By language: those of the shop. */
export const protocolWords: Readonly<Record<LanguageCode, ProtocolWords>> = {
  en: {
    ...{ protocol: 'Test protocol', step: 'Step', expected: 'Expected', result: 'Result' },
    ...{
      initials: 'Initials',
      unchanged: 'no change',
      begin: 'open {{open}} with the scenario {{scenario}}',
      tester: 'Tester',
      date: 'Date',
      version: 'Version',
    },
  },
  it: {
    ...{ protocol: 'Protocollo di prova', step: 'Passo', expected: 'Atteso', result: 'Esito' },
    ...{
      initials: 'Sigla',
      unchanged: 'nessuna modifica',
      begin: 'aprire {{open}} con lo scenario {{scenario}}',
      tester: 'Verificatore',
      date: 'Data',
      version: 'Versione',
    },
  },
  hi: {
    ...{ protocol: 'परीक्षण प्रोटोकॉल', step: 'चरण', expected: 'अपेक्षित', result: 'परिणाम' },
    ...{
      initials: 'आद्याक्षर',
      unchanged: 'कोई बदलाव नहीं',
      begin: 'परिदृश्य {{scenario}} के साथ {{open}} खोलें',
      tester: 'परीक्षक',
      date: 'दिनांक',
      version: 'संस्करण',
    },
  },
  ar: {
    ...{ protocol: 'محضر الاختبار', step: 'الخطوة', expected: 'المتوقع', result: 'النتيجة' },
    ...{
      initials: 'الأحرف الأولى',
      unchanged: 'لا تغيير',
      begin: 'افتح {{open}} مع السيناريو {{scenario}}',
      tester: 'المختبِر',
      date: 'التاريخ',
      version: 'الإصدار',
    },
  },
}
