import { type FaultKind, faultKinds } from '../calls/faultKinds.ts'
import type { Act } from './act.ts'

/** How a language writes acts. Words in braces are filled in: `{{on}}` is an element, `{{role}}` what kind it is. */
export interface ActWords {
  readonly acts: Readonly<Record<Act['do'], string>>
  /** How a journey begins: an address, and a scenario of the mocks. */
  readonly begin: string
  /** A key that is pressed in an element. */
  readonly keyIn: string
  /** An element of which there are several. */
  readonly oneOf: string
  readonly named: string
  readonly place: string
  /** A fault of a call. */
  readonly fault: string
  /** A fault that is set for the next call only. */
  readonly faultOnce: string
  /** What the options of the inspector, which is in English, mean. */
  readonly faults: Readonly<Record<FaultKind, string>>
  /** The kinds of elements; one that is missing keeps the name of its ARIA role. */
  readonly roles: Readonly<Record<string, string>>
}

/** The languages of the shop, and of the lab's papers. */
export type LanguageCode = 'en' | 'it' | 'hi' | 'ar'

export const actWords: Readonly<Record<LanguageCode, ActWords>> = {
  en: {
    acts: {
      press: 'press {{on}}',
      hover: 'point at {{on}}',
      type: 'type "{{text}}" into {{on}}',
      typeSecret: 'type the {{secret}} into {{on}}',
      choose: 'choose "{{option}}" in {{on}}',
      attach: 'attach {{name}} to {{on}}',
      key: 'press {{key}}',
      scroll: 'scroll to {{y}} px',
      open: 'open {{path}}',
      reload: 'load the page again',
      back: 'go back',
      forward: 'go forward',
      loseNetwork: 'go offline',
      findNetwork: 'go online',
      setFault: 'set the fault {{fault}}',
      removeFault: 'remove the fault {{fault}}',
      cutLine: 'cut the line of the socket',
      mendLine: 'mend the line of the socket',
      moveClock: 'move the clock to {{seconds}} s ahead',
    },
    begin: 'open {{path}} with the scenario {{scenario}}',
    keyIn: 'press {{key}} in {{on}}',
    oneOf: '{{on}} (number {{n}})',
    named: '{{role}} "{{name}}"',
    place: 'the place {{x}}, {{y}}',
    fault: '{{kind}} of {{call}}',
    faultOnce: '{{kind}} of {{call}}, once',
    faults: faultKinds,
    roles: {},
  },
  it: {
    acts: {
      press: 'premere {{on}}',
      hover: 'passare su {{on}}',
      type: 'scrivere "{{text}}" in {{on}}',
      typeSecret: 'scrivere {{secret}} in {{on}}',
      choose: 'scegliere "{{option}}" in {{on}}',
      attach: 'allegare {{name}} a {{on}}',
      key: 'premere {{key}}',
      scroll: 'scorrere fino a {{y}} px',
      open: 'aprire {{path}}',
      reload: 'ricaricare la pagina',
      back: 'tornare indietro',
      forward: 'andare avanti',
      loseNetwork: 'andare offline',
      findNetwork: 'tornare online',
      setFault: "impostare l'errore {{fault}}",
      removeFault: "togliere l'errore {{fault}}",
      cutLine: 'interrompere la linea del socket',
      mendLine: 'ripristinare la linea del socket',
      moveClock: "portare avanti l'orologio di {{seconds}} s",
    },
    begin: 'aprire {{path}} con lo scenario {{scenario}}',
    keyIn: 'premere {{key}} in {{on}}',
    oneOf: '{{on}} (numero {{n}})',
    named: '{{role}} "{{name}}"',
    place: 'il punto {{x}}, {{y}}',
    fault: '{{kind}} di {{call}}',
    faultOnce: '{{kind}} di {{call}}, una volta',
    faults: {
      slow: 'dura 5 secondi',
      lost: 'non riesce: nessuna risposta',
      401: 'risposta 401, accesso non effettuato',
      404: 'risposta 404, non trovato',
      409: 'risposta 409, in conflitto',
      422: 'risposta 422, un campo errato',
      500: 'risposta 500, un errore del server',
      breach: 'la risposta viola il contratto',
    },
    roles: {
      ...{ button: 'pulsante', link: 'link', textbox: 'campo', searchbox: 'campo di ricerca' },
      ...{ radio: 'opzione', checkbox: 'casella', combobox: 'elenco', option: 'voce' },
    },
  },
  hi: {
    acts: {
      press: '{{on}} दबाएँ',
      hover: '{{on}} पर पॉइंटर ले जाएँ',
      type: '{{on}} में "{{text}}" लिखें',
      typeSecret: '{{on}} में {{secret}} लिखें',
      choose: '{{on}} में "{{option}}" चुनें',
      attach: '{{on}} में {{name}} जोड़ें',
      key: '{{key}} दबाएँ',
      scroll: '{{y}} px तक स्क्रोल करें',
      open: '{{path}} खोलें',
      reload: 'पेज फिर से लोड करें',
      back: 'पीछे जाएँ',
      forward: 'आगे जाएँ',
      loseNetwork: 'ऑफ़लाइन हो जाएँ',
      findNetwork: 'ऑनलाइन हो जाएँ',
      setFault: 'त्रुटि {{fault}} लगाएँ',
      removeFault: 'त्रुटि {{fault}} हटाएँ',
      cutLine: 'सॉकेट की लाइन काटें',
      mendLine: 'सॉकेट की लाइन जोड़ें',
      moveClock: 'घड़ी को {{seconds}} s आगे करें',
    },
    begin: 'परिदृश्य {{scenario}} के साथ {{path}} खोलें',
    keyIn: '{{on}} में {{key}} दबाएँ',
    oneOf: '{{on}} (क्रमांक {{n}})',
    named: '{{role}} "{{name}}"',
    place: 'स्थान {{x}}, {{y}}',
    fault: '{{call}} की {{kind}}',
    faultOnce: '{{call}} की {{kind}}, एक बार',
    faults: {
      slow: '5 सेकंड लगते हैं',
      lost: 'विफल: कोई उत्तर नहीं आता',
      401: 'उत्तर 401, लॉग इन नहीं',
      404: 'उत्तर 404, नहीं मिला',
      409: 'उत्तर 409, टकराव',
      422: 'उत्तर 422, एक फ़ील्ड ग़लत',
      500: 'उत्तर 500, सर्वर की त्रुटि',
      breach: 'उत्तर अनुबंध तोड़ता है',
    },
    roles: {
      ...{ button: 'बटन', link: 'लिंक', textbox: 'फ़ील्ड', searchbox: 'खोज फ़ील्ड' },
      ...{ radio: 'विकल्प', checkbox: 'चेकबॉक्स', combobox: 'सूची', option: 'विकल्प' },
    },
  },
  ar: {
    acts: {
      press: 'اضغط {{on}}',
      hover: 'مرّر المؤشر فوق {{on}}',
      type: 'اكتب "{{text}}" في {{on}}',
      typeSecret: 'اكتب {{secret}} في {{on}}',
      choose: 'اختر "{{option}}" في {{on}}',
      attach: 'أرفق {{name}} في {{on}}',
      key: 'اضغط {{key}}',
      scroll: 'مرّر الصفحة إلى {{y}} بكسل',
      open: 'افتح {{path}}',
      reload: 'أعد تحميل الصفحة',
      back: 'ارجع إلى الخلف',
      forward: 'انتقل إلى الأمام',
      loseNetwork: 'اقطع الاتصال بالشبكة',
      findNetwork: 'أعد الاتصال بالشبكة',
      setFault: 'اضبط الخطأ {{fault}}',
      removeFault: 'أزل الخطأ {{fault}}',
      cutLine: 'اقطع خط المقبس',
      mendLine: 'أعد وصل خط المقبس',
      moveClock: 'قدّم الساعة {{seconds}} s',
    },
    begin: 'افتح {{path}} مع السيناريو {{scenario}}',
    keyIn: 'اضغط {{key}} في {{on}}',
    oneOf: '{{on}} (رقم {{n}})',
    named: '{{role}} "{{name}}"',
    place: 'الموضع {{x}}, {{y}}',
    fault: '{{kind}} في {{call}}',
    faultOnce: '{{kind}} في {{call}}، مرة واحدة',
    faults: {
      slow: 'يستغرق 5 ثوانٍ',
      lost: 'يفشل: لا يصل أي رد',
      401: 'الرد 401، لم يسجّل الدخول',
      404: 'الرد 404، غير موجود',
      409: 'الرد 409، تعارض',
      422: 'الرد 422، حقل خاطئ',
      500: 'الرد 500، خلل في الخادم',
      breach: 'الرد يخالف العقد',
    },
    roles: {
      ...{ button: 'الزر', link: 'الرابط', textbox: 'الحقل', searchbox: 'حقل البحث' },
      ...{ radio: 'الخيار', checkbox: 'المربع', combobox: 'القائمة', option: 'الخيار' },
    },
  },
}
