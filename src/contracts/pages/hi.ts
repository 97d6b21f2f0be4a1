import type { PageTexts } from './en.ts'

/** How the pages are called and described, in Hindi. */
const hi: PageTexts = {
  'home.title': 'थोक आभूषण',
  'home.description': 'व्यापारियों के लिए थोक आभूषण: चाँदी और पीतल, पीस में भी और ट्रे में भी।',
  'eshop.title': 'ई-शॉप',
  'eshop.lead': 'पूरा संग्रह, धातु और क़िस्म के हिसाब से।',
  'login.title': 'लॉग इन',
  'login.lead': 'सत्यापित व्यापारी खातों के लिए।',
  'forgotPassword.title': 'पासवर्ड भूल गए?',
  'forgotPassword.lead': 'अपना ई-मेल पता बताएँ, हम नया पासवर्ड बनाने का लिंक भेजेंगे।',
  'resetPassword.title': 'नया पासवर्ड बनाएँ',
  'resetPassword.lead': 'उसमें कम से कम 8 अक्षर हों।',
  'unsubscribe.title': 'न्यूज़लेटर',
  'register.title': 'व्यापारी खाते के लिए आवेदन',
  'register.lead': 'हम हर ख़रीदार को हाथ से सत्यापित करते हैं। अपने कारोबार के बारे में बताइए, हम संपर्क करेंगे।',
  'verification.title': 'ई-मेल की पुष्टि',
  'account.title': 'मेरा खाता',
  'cart.title': 'कार्ट',
  'checkout.title': 'ऑर्डर की पुष्टि',
  'placed.title': 'ऑर्डर मिल गया',
  'addresses.title': 'पते',
  'history.title': 'पुराने ऑर्डर',
  'wishlist.title': 'पसंद की सूची',
  'theShop.title': 'दुकान',
  'theShop.lead': 'हम जो बनाते हैं, सब एक नज़र में: किस्म चुनें, उसके पीस देखें।',
  'lookBook.title': 'लुक बुक',
  'lookBook.lead': 'पीस साथ-साथ, जैसे पहने जाते हैं। जो दिखे उसे मँगाने के लिए बिंदु दबाएँ।',
  'search.title': '“{{query}}” के नतीजे',
  'notFound.title': 'पेज नहीं मिला',
}

export default hi
