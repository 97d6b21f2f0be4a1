import type { LanguageCode } from '../../acts/actWords.ts'

/** The words of a test protocol. */
export interface ProtocolWords {
  readonly protocol: string
  /** Before the choice of the language of the protocol. */
  readonly writtenIn: string
  readonly print: string
  readonly step: string
  readonly expected: string
  /** Stands where a step changes no state. */
  readonly unchanged: string
  /** How to read the expected states. */
  readonly note: string
  /** A note for a protocol with passwords that the tester chooses. */
  readonly ownPasswords: string
  readonly result: string
  readonly passed: string
  readonly failed: string
  readonly initials: string
  readonly remarks: string
  /** The heading of the preconditions. */
  readonly before: string
  /** Before the command that starts the shop. */
  readonly start: string
  /** Before the link to begin with. */
  readonly address: string
  readonly window: string
  readonly phone: string
  readonly desktop: string
  readonly language: string
  readonly version: string
  readonly tester: string
  readonly date: string
  readonly browser: string
  /** The result of the whole protocol. */
  readonly verdict: string
  readonly signature: string
  /** A password that the tester chooses, with its number. */
  readonly ownPassword: string
}

/** By language: those of the shop. */
export const protocolWords: Readonly<Record<LanguageCode, ProtocolWords>> = {
  en: {
    protocol: 'Test protocol',
    writtenIn: 'Language',
    print: 'Print',
    step: 'Step',
    expected: 'Expected',
    unchanged: 'no change of state',
    note: 'Expected names the machines whose state the step changes, and their new states. – means that the machine has ended, + joins states that hold at the same time, and ✓ means that the machine runs and has only one state.',
    ownPasswords:
      'Passwords of your choice: the same number is the same password. None of them is {{demo}}.',
    result: 'Result',
    passed: 'passed',
    failed: 'failed',
    initials: 'Initials',
    remarks: 'Remarks',
    before: 'Before you begin',
    start: 'Start the shop with',
    address: 'Open',
    window: 'Window',
    phone: 'phone',
    desktop: 'desktop',
    language: 'Language of the browser',
    version: 'Version',
    tester: 'Tester',
    date: 'Date',
    browser: 'Browser and device',
    verdict: 'Overall',
    signature: 'Signature',
    ownPassword: 'password of your choice ({{n}})',
  },
  it: {
    protocol: 'Protocollo di prova',
    writtenIn: 'Lingua',
    print: 'Stampa',
    step: 'Passo',
    expected: 'Atteso',
    unchanged: 'nessun cambio di stato',
    note: 'Atteso indica le macchine il cui stato cambia con il passo, e i nuovi stati. – significa che la macchina è terminata, + unisce stati che valgono insieme, ✓ significa che la macchina è attiva e ha un solo stato.',
    ownPasswords:
      'Password a scelta: lo stesso numero indica la stessa password. Nessuna è {{demo}}.',
    result: 'Esito',
    passed: 'superato',
    failed: 'fallito',
    initials: 'Sigla',
    remarks: 'Osservazioni',
    before: 'Prima di iniziare',
    start: 'Avviare il negozio con',
    address: 'Aprire',
    window: 'Finestra',
    phone: 'telefono',
    desktop: 'desktop',
    language: 'Lingua del browser',
    version: 'Versione',
    tester: 'Verificatore',
    date: 'Data',
    browser: 'Browser e dispositivo',
    verdict: 'Esito complessivo',
    signature: 'Firma',
    ownPassword: 'una password a scelta ({{n}})',
  },
  hi: {
    protocol: 'परीक्षण प्रोटोकॉल',
    writtenIn: 'भाषा',
    print: 'प्रिंट करें',
    step: 'चरण',
    expected: 'अपेक्षित',
    unchanged: 'अवस्था में कोई बदलाव नहीं',
    note: 'अपेक्षित में वे मशीनें हैं जिनकी अवस्था इस चरण से बदलती है, और उनकी नई अवस्थाएँ। – का अर्थ है कि मशीन समाप्त हो गई है, + एक साथ लागू अवस्थाओं को जोड़ता है, और ✓ का अर्थ है कि मशीन चल रही है और उसकी एक ही अवस्था है।',
    ownPasswords: 'अपनी पसंद के पासवर्ड: समान क्रमांक का अर्थ समान पासवर्ड है। उनमें से कोई {{demo}} नहीं है।',
    result: 'परिणाम',
    passed: 'सफल',
    failed: 'विफल',
    initials: 'आद्याक्षर',
    remarks: 'टिप्पणियाँ',
    before: 'शुरू करने से पहले',
    start: 'दुकान शुरू करें',
    address: 'खोलें',
    window: 'विंडो',
    phone: 'फ़ोन',
    desktop: 'डेस्कटॉप',
    language: 'ब्राउज़र की भाषा',
    version: 'संस्करण',
    tester: 'परीक्षक',
    date: 'दिनांक',
    browser: 'ब्राउज़र और डिवाइस',
    verdict: 'कुल परिणाम',
    signature: 'हस्ताक्षर',
    ownPassword: 'अपनी पसंद का पासवर्ड ({{n}})',
  },
  ar: {
    protocol: 'محضر الاختبار',
    writtenIn: 'اللغة',
    print: 'اطبع',
    step: 'الخطوة',
    expected: 'المتوقع',
    unchanged: 'لا تغيير في الحالة',
    note: 'يذكر عمود المتوقع الآلات التي تغيّر الخطوة حالتها، وحالاتها الجديدة. تعني – أن الآلة انتهت، وتجمع + حالات قائمة في الوقت نفسه، وتعني ✓ أن الآلة تعمل ولها حالة واحدة فقط.',
    ownPasswords:
      'كلمات مرور من اختيارك: الرقم نفسه يعني كلمة المرور نفسها. ولا تكون أي منها {{demo}}.',
    result: 'النتيجة',
    passed: 'ناجح',
    failed: 'فاشل',
    initials: 'الأحرف الأولى',
    remarks: 'ملاحظات',
    before: 'قبل البدء',
    start: 'شغّل المتجر بالأمر',
    address: 'افتح',
    window: 'النافذة',
    phone: 'هاتف',
    desktop: 'حاسوب',
    language: 'لغة المتصفح',
    version: 'الإصدار',
    tester: 'المختبِر',
    date: 'التاريخ',
    browser: 'المتصفح والجهاز',
    verdict: 'النتيجة الإجمالية',
    signature: 'التوقيع',
    ownPassword: 'كلمة مرور من اختيارك ({{n}})',
  },
}
