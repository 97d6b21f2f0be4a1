import type { PaymentWords } from './paymentMail.ts'

export const paymentHi: PaymentWords = {
  subject: (number) => `आपके ऑर्डर ${number} का भुगतान`,
  statuses: {
    due: 'आपके ऑर्डर का भुगतान अभी नहीं हुआ है।',
    pending: 'आपका भुगतान रास्ते में है।',
    authorized: 'आपका भुगतान स्वीकृत हो गया है।',
    failed: 'आपका भुगतान नहीं हो सका। कृपया फिर से कोशिश करें।',
    partlyPaid: 'हमें राशि का एक भाग मिल गया है। धन्यवाद।',
    paid: 'हमें आपका भुगतान मिल गया है। धन्यवाद।',
    overpaid: 'हमें ऑर्डर की राशि से अधिक मिला है। अंतर के बारे में हम आपको लिखेंगे।',
    toRefund: 'आपका ऑर्डर रद्द हो गया है। आपका भुगतान हम लौटा रहे हैं।',
    refunded: 'हमने राशि लौटा दी है।',
    notDue: 'आपके ऑर्डर के लिए कुछ भी देय नहीं है।',
  },
  methods: {
    bankTransfer: 'बैंक ट्रांसफ़र; कृपया संदर्भ लिखें',
    onAccount: 'खाते पर',
    test: 'परीक्षण भुगतान, बिना पैसे के',
  },
  payment: 'भुगतान',
  reference: 'संदर्भ',
  holder: 'खाताधारक',
  account: 'खाता',
  bank: 'बैंक',
  open: 'बाकी राशि',
  excess: 'हम लौटाएँगे',
  show: 'ऑर्डर देखें',
}
