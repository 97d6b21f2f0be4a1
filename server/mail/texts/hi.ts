import type { OrderStatus } from '../../../src/contracts/orders/order.ts'
import { orderPath } from '../../../src/domain/orders/orderSearch.ts'
import type { TeamEvent } from '../../../src/domain/orders/request.ts'
import type { MailTexts } from '../tasks/mailText.ts'
import { dayOf, dueMoney, movedRows, orderRows, shipmentRows } from './orderRows.ts'
import { creditIssued } from './payment/creditIssued.ts'
import { paymentHi } from './payment/hi.ts'
import { howToPay, payingBack, paymentChanged } from './payment/paymentMail.ts'
import { piecesDropped } from './payment/piecesDropped.ts'

const statuses: Readonly<Record<OrderStatus, string>> = {
  placed: 'हमें आपका ऑर्डर मिल गया है।',
  confirmed: 'हमने आपके ऑर्डर की पुष्टि कर दी है और उसे तैयार कर रहे हैं।',
  inProduction: 'आपका ऑर्डर बनाया जा रहा है।',
  packed: 'आपका ऑर्डर पैक हो गया है और भेजे जाने के लिए तैयार है।',
  shipped: 'आपका ऑर्डर रास्ते में है।',
  delivered: 'आपका ऑर्डर पहुँच गया है। धन्यवाद।',
  cancelled: 'आपका ऑर्डर रद्द कर दिया गया है।',
}

const subjects: Readonly<Record<OrderStatus, string>> = {
  placed: 'दर्ज हुआ',
  confirmed: 'पुष्टि हुई',
  inProduction: 'बन रहा है',
  packed: 'पैक हुआ',
  shipped: 'भेजा गया',
  delivered: 'पहुँच गया',
  cancelled: 'रद्द हुआ',
}

const requestActs: Readonly<Record<TeamEvent, string>> = {
  answer: 'हमारी टीम ने आपके अनुरोध का जवाब दिया है:',
  review: 'हमारी टीम आपका अनुरोध देख रही है।',
  approve: 'आपकी वापसी स्वीकार कर ली गई है।',
  refuse: 'हम आपकी वापसी स्वीकार नहीं कर सकते।',
  close: 'आपका अनुरोध बंद कर दिया गया है।',
}

export const hi: MailTexts = {
  greeting: (name) => `प्रिय ${name},`,
  signature: 'Alma, थोक आभूषण',
  mails: {
    confirmAddress: ({ name, token }) => ({
      subject: 'Alma के लिए अपने ई-मेल पते की पुष्टि करें',
      name,
      paragraphs: [
        'Alma में पंजीकरण पूरा करने के लिए कृपया अपने ई-मेल पते की पुष्टि करें।',
        'हमारी टीम हर नए खाते को स्वयं देखती है। आपका खाता खुलते ही हम आपको लिखेंगे।',
      ],
      action: {
        label: 'मेरे पते की पुष्टि करें',
        path: `/user/email-verification?token=${token}`,
      },
      notes: [
        'यह लिंक एक बार, 24 घंटे तक काम करता है।',
        'अगर आपने पंजीकरण नहीं किया, तो इस मेल को अनदेखा करें।',
      ],
    }),
    alreadyRegistered: () => ({
      subject: 'Alma में आपका खाता पहले से है',
      paragraphs: [
        'किसी ने, शायद आपने, इस पते को Alma में पंजीकृत करने की कोशिश की, पर इसका खाता पहले से है।',
      ],
      action: { label: 'लॉग इन करें', path: '/login' },
      notes: ['अगर यह आप नहीं थे, तो आपको कुछ करने की ज़रूरत नहीं है।'],
    }),
    resetPassword: ({ name, token }) => ({
      subject: 'Alma के लिए नया पासवर्ड बनाएँ',
      name,
      paragraphs: ['किसी ने, शायद आपने, नया पासवर्ड माँगा है।'],
      action: { label: 'नया पासवर्ड बनाएँ', path: `/reset-password/${token}` },
      notes: [
        'यह लिंक एक बार, 60 मिनट तक काम करता है।',
        'अगर आपने नहीं माँगा, तो आपको कुछ करने की ज़रूरत नहीं है।',
      ],
    }),
    passwordChanged: ({ name }) => ({
      subject: 'आपका Alma पासवर्ड बदल दिया गया',
      name,
      paragraphs: [
        'आपके खाते का पासवर्ड बदल दिया गया है और बाकी सभी डिवाइस लॉग आउट कर दिए गए हैं।',
        'अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड बनाएँ और हमें लिखें।',
      ],
      action: { label: 'नया पासवर्ड बनाएँ', path: '/forgot-password' },
    }),
    received: ({ name, token }) => ({
      subject: 'हमें आपका आवेदन मिल गया है',
      name,
      paragraphs: [
        'Alma से ख़रीदने के आवेदन के लिए धन्यवाद। हमारी टीम हर आवेदन को स्वयं देखती है, आमतौर पर दो कार्य दिवसों में।',
        'व्यापार लाइसेंस या VAT दस्तावेज़ से यह जल्दी होता है। आप उसे अपने आवेदन के पृष्ठ पर जोड़ सकते हैं।',
      ],
      action: { label: 'मेरा आवेदन देखें', path: `/user/email-verification?application=${token}` },
    }),
    question: ({ name, text, token }) => ({
      subject: 'आपके आवेदन के बारे में एक सवाल',
      name,
      paragraphs: ['आपका खाता खोलने से पहले हमारी टीम आपके व्यवसाय के बारे में और जानना चाहती है:'],
      quote: text,
      action: { label: 'जवाब दें', path: `/user/email-verification?application=${token}` },
    }),
    verified: ({ name }) => ({
      subject: 'आपका Alma खाता खुल गया है',
      name,
      paragraphs: [
        'हमारी टीम ने आपके खाते का सत्यापन कर दिया है। अब आप कीमतें देख सकते हैं और ऑर्डर कर सकते हैं।',
      ],
      action: { label: 'लॉग इन करें', path: '/login' },
    }),
    refused: ({ name, reason, token }) => ({
      subject: 'हम आपका खाता नहीं खोल सकते',
      name,
      paragraphs: ['हमारी टीम ने आपका आवेदन देखा है और खाता नहीं खोल सकती:'],
      quote: reason,
      action: { label: 'मेरा आवेदन देखें', path: `/user/email-verification?application=${token}` },
      notes: ['अगर हमें कुछ और जानना चाहिए, तो आप उसी पृष्ठ पर जवाब दे सकते हैं।'],
    }),
    unverified: ({ name }) => ({
      subject: 'आपका खाता फ़िलहाल बंद है',
      name,
      paragraphs: ['हमारी टीम आपके खाते को फिर से देख रही है। खुलते ही हम आपको लिखेंगे।'],
    }),
    confirmEmail: ({ name, token }) => ({
      subject: 'Alma के लिए अपने नए ई-मेल पते की पुष्टि करें',
      name,
      paragraphs: ['कृपया पुष्टि करें कि यह आपके खाते का नया ई-मेल पता है।'],
      action: { label: 'नए पते की पुष्टि करें', path: `/confirm-email/${token}` },
      notes: [
        'यह लिंक एक बार, 24 घंटे तक काम करता है। तब तक पुराना पता बना रहता है।',
        'अगर आपने नहीं माँगा, तो इस मेल को अनदेखा करें।',
      ],
    }),
    emailChanged: ({ name, newEmail, token }) => ({
      subject: 'Alma में आपका ई-मेल पता बदल दिया गया',
      name,
      paragraphs: [`आपके खाते का ई-मेल पता अब ${newEmail} है।`],
      action: { label: 'बदलाव वापस लें', path: `/undo-email/${token}` },
      notes: ['अगर यह आपने नहीं किया, तो 7 दिनों में बदलाव वापस लें और नया पासवर्ड बनाएँ।'],
    }),
    requestAnswered: ({ name, subject, act, text, requestId }) => ({
      subject: `${act === 'answer' ? 'आपके अनुरोध का जवाब' : 'आपका अनुरोध'}: ${subject}`,
      name,
      paragraphs: [requestActs[act]],
      ...(text === undefined ? {} : { quote: text }),
      action: { label: 'पढ़ें और जवाब दें', path: `/alert/${requestId}` },
    }),
    confirmErasure: ({ name, token }) => ({
      subject: 'अपना Alma खाता मिटाने की पुष्टि करें',
      name,
      paragraphs: [
        'आपने अपना खाता मिटाने को कहा है। इसे वापस नहीं लिया जा सकता: प्रोफ़ाइल, पते, इच्छा-सूची, कार्ट, संदेश और दस्तावेज़ मिटा दिए जाते हैं।',
        'जारी किए गए बिल क़ानून के अनुसार रखे जाते हैं।',
      ],
      action: { label: 'मेरा खाता मिटाएँ', path: `/gdpr/erase/${token}` },
      notes: [
        'यह लिंक एक बार, 24 घंटे तक काम करता है।',
        'अगर आपने नहीं माँगा, तो इस मेल को अनदेखा करें और पासवर्ड बदलें।',
      ],
    }),
    erased: ({ name }) => ({
      subject: 'आपका Alma खाता मिटा दिया गया है',
      name,
      paragraphs: ['आपका खाता और आपकी निजी जानकारी मिटा दी गई है। हमारे साथ समय बिताने के लिए धन्यवाद।'],
    }),
    subscribed: ({ token }) => ({
      subject: 'Alma न्यूज़लेटर में आपका स्वागत है',
      paragraphs: [
        'Alma न्यूज़लेटर के लिए साइन अप करने का धन्यवाद। अब नए संग्रह, फिर से आया माल और कार्यशाला की ख़बरें आप तक पहुँचेंगी।',
      ],
      action: { label: 'सदस्यता समाप्त करें', path: `/unsubscribe/${token}` },
      notes: ['अगर यह आप नहीं थे, तो सदस्यता समाप्त करें; हम फिर नहीं लिखेंगे।'],
    }),
    orderPlaced: ({ order }) => ({
      subject: `आपका ऑर्डर ${order.number}`,
      paragraphs: [`आपके ऑर्डर ${order.number} के लिए धन्यवाद।`],
      rows: [
        ...orderRows(order, 'hi', { goods: 'माल', shipping: 'शिपिंग', coupon: 'कूपन', total: 'कुल' }),
        ...howToPay(order, paymentHi),
      ],
      action: { label: 'ऑर्डर देखें', path: orderPath(order.number) },
      notes: [
        `भेजने की तारीख़: ${dayOf(order.shipsBy, 'hi')} तक`,
        'ऑर्डर की पुष्टि और प्रोफ़ॉर्मा बीजक ऑर्डर के साथ हैं।',
      ],
    }),
    orderChanged: ({ order, note }) => ({
      subject: `आपका ऑर्डर ${order.number}: ${subjects[order.status]}`,
      paragraphs: [
        statuses[order.status],
        `ऑर्डर ${order.number}, ${dueMoney(order, 'hi')}, ${dayOf(order.shipsBy, 'hi')} तक भेजा जाएगा।`,
      ],
      ...(note ? { quote: note } : {}),
      ...payingBack(order, 'hi', paymentHi),
      action: { label: 'ऑर्डर देखें', path: orderPath(order.number) },
    }),
    shipmentSent: ({ order, note }) => ({
      subject:
        order.status === 'shipped'
          ? `आपका ऑर्डर ${order.number} रवाना हो गया है`
          : `आपके ऑर्डर ${order.number} का एक भाग रवाना हो गया है`,
      paragraphs: [
        order.status === 'shipped'
          ? 'जो कुछ बाकी था, वह सब रवाना हो गया है।'
          : 'बाकी तैयार होते ही हम भेज देंगे।',
      ],
      ...(note ? { quote: note } : {}),
      rows: shipmentRows(order, 'hi', 'ट्रैकिंग'),
      action: { label: 'ऑर्डर देखें', path: orderPath(order.number) },
      notes: ['पैकिंग सूची और बीजक ऑर्डर के साथ हैं।'],
    }),
    dateMoved: ({ order, note }) => ({
      subject: `आपके ऑर्डर ${order.number} की तारीख़ बदल गई है`,
      paragraphs: [
        'आपके ऑर्डर के कुछ पीस वादे से देर में तैयार होंगे। हमें खेद है।',
        'कृपया बताएँ कि आप इंतज़ार करेंगे, जो स्टॉक में है उसे पहले मँगवाएँगे, या ये पीस छोड़ देंगे। जवाब न मिलने पर हम कुछ भी रद्द नहीं करते और नई तारीख़ तक भेजते हैं।',
      ],
      ...(note ? { quote: note } : {}),
      rows: movedRows(order, 'hi'),
      action: { label: 'जवाब दें', path: orderPath(order.number) },
    }),
    paymentChanged: ({ order, note }) => paymentChanged(order, 'hi', paymentHi, note),
    piecesDropped: ({ order }) => piecesDropped(order, 'hi', paymentHi),
    creditIssued: ({ order, note }) => creditIssued(order, 'hi', paymentHi, note),
  },
}
