/** The words of a test protocol. */
export interface ProtocolWords {
  readonly protocol: string
  readonly step: string
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
export const protocolWords: Readonly<Record<string, ProtocolWords>> = {
  en: {
    ...{ protocol: 'Test protocol', step: 'Step', expected: 'Expected', result: 'Result' },
    ...{
      initials: 'Initials',
      unchanged: 'no change',
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
      tester: 'المختبِر',
      date: 'التاريخ',
      version: 'الإصدار',
    },
  },
}
