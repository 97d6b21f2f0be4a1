import type { EditableSettings } from '../../src/contracts/settings.ts'
import { inAll, type Words } from './words.ts'

const text = (...words: Words) => inAll(words)

/** The languages of the demo shop, English first. */
export const demoLanguages = [
  { iso_code: 'en', name: 'ENGLISH' },
  { iso_code: 'it', name: 'ITALIANO' },
  { iso_code: 'hi', name: 'हिन्दी' },
  { iso_code: 'ar', name: 'العربية' },
] as const

/** The currencies of the demo shop; `exchange_rate` is how much of it one INR is, fixed for the demo. */
export const demoCurrencies = [
  { code: 'INR', name: 'Indian rupee', symbol: '₹', exchange_rate: 1 },
  { code: 'USD', name: 'US dollar', symbol: '$', exchange_rate: 0.0117 },
  { code: 'EUR', name: 'Euro', symbol: '€', exchange_rate: 0.0104 },
  { code: 'GBP', name: 'Pound sterling', symbol: '£', exchange_rate: 0.0088 },
] as const

/** Header, footer and name of the demo shop (specification 3). */
export const demoSettings = (logo: string): EditableSettings => ({
  header: {
    header_text: text(
      'For the trade alone · In-stock lines ship in 2 days · Mixed sizes from 5 pieces · Chains by tens',
      'Solo per rivenditori · Articoli disponibili spediti in 2 giorni · Misure miste da 5 pezzi · Catene a decine',
      'केवल व्यापारियों के लिए · उपलब्ध माल 2 दिन में रवाना · मिले-जुले नाप 5 पीस से · चेन दस-दस में',
    ),
    logo: [logo],
    headerMenu1: text('E-shop', 'E-shop', 'ई-शॉप'),
    headerMenu2: text('Chains', 'Catene', 'चेन'),
    headerMenu2Link: '/eshop/metals_brass-silver-plating_chains',
    headerMenu3: text('Silver 92.5', 'Argento 925', 'चाँदी 92.5'),
    headerMenu3Link: '/eshop/metals_silver-92.5',
    headerMenu4: text('Rings', 'Anelli', 'अंगूठियाँ'),
    headerMenu4Link: '/eshop/rings',
    headerMenu5: text('Orders', 'Ordini', 'ऑर्डर'),
    headerMenu5Link: '/history',
    showHeaderBanner1: {
      text: text('The chain wall', 'La parete delle catene', 'चेन की दीवार'),
      image: '/media/demo/paperclip-chain-2.svg',
      link: '/eshop/metals_brass-silver-plating_chains',
      description: text(
        'Ten links, four finishes, five lengths',
        'Dieci maglie, quattro finiture',
        'दस कड़ियाँ, चार पॉलिश',
      ),
    },
    showHeaderBanner2: {
      text: text('Stones for setting', 'Pietre da incastonare', 'जड़ाई के नगीने'),
      image: '/media/demo/oval-cabochons-1.svg',
      link: '/eshop/stones',
      description: text('Calibrated to 0.1 mm', 'Calibrate a 0,1 mm', '0.1 मि.मी. तक सटीक'),
    },
  },
  customization: {
    shopName: 'Alma',
    showFooterSection1Status: true,
    footerSection1Title1: text('Ships in 2 days', 'Spedizione in 2 giorni', '2 दिन में रवाना'),
    footerSection1Desc1: text(
      'What is in stock leaves the workshop within two days.',
      'Gli articoli disponibili partono entro due giorni.',
      'उपलब्ध माल दो दिन में निकल जाता है।',
    ),
    footerSection1Title2: text('Made to order', 'Su ordinazione', 'ऑर्डर पर तैयार'),
    footerSection1Desc2: text(
      'What is not in stock is made within 45 days.',
      'Il resto è prodotto entro 45 giorni.',
      'बाक़ी माल 45 दिन में बनता है।',
    ),
    footerSection1Title3: text('Small minimums', 'Minimi ridotti', 'कम न्यूनतम'),
    footerSection1Desc3: text(
      'Five pieces over all sizes; chains by tens.',
      'Cinque pezzi fra tutte le misure; catene a decine.',
      'सभी नाप मिलाकर पाँच पीस; चेन दस-दस में।',
    ),
    footerSection1Title4: text(
      'Weighed and hallmarked',
      'Pesato e punzonato',
      'तौला और हॉलमार्क किया',
    ),
    footerSection1Desc4: text(
      'Weight per piece in every order, silver tested by batch.',
      'Peso per pezzo in ogni ordine, argento controllato per lotto.',
      'हर ऑर्डर में प्रति पीस वज़न, चाँदी हर खेप में जाँची हुई।',
    ),
    showFooterSection2Status: true,
    footerSection2Img: [],
    footerSection2SubTitle: text('Trade letter', 'Lettera ai rivenditori', 'व्यापार पत्र'),
    footerSection2Title: text(
      'New lines once a month',
      'Novità una volta al mese',
      'महीने में एक बार नया माल',
    ),
    footerSection2Desc: text(
      'New pieces, restocked chains and silver prices, in one short letter.',
      'Nuovi pezzi, catene riassortite e prezzo dell’argento, in una breve lettera.',
      'नए पीस, फिर से आई चेन और चाँदी के भाव, एक छोटे पत्र में।',
    ),
    showFooterSection3Status: false,
    showFooterSection4Status: true,
    footerSection4Title: text('Alma', 'Alma', 'अल्मा'),
    footerSection4SubTitle: text(
      'Wholesale jewellery, for the trade',
      'Gioielli all’ingrosso, per rivenditori',
      'थोक आभूषण, व्यापार के लिए',
    ),
    footerBlock1status: true,
    block1_title: text('Catalogue', 'Catalogo', 'सूची'),
    block1_sub_title1: text('Chains', 'Catene', 'चेन'),
    block1_sub_link1: '/eshop/metals_brass-silver-plating_chains',
    block1_sub_title2: text('Rings', 'Anelli', 'अंगूठियाँ'),
    block1_sub_link2: '/eshop/rings',
    block1_sub_title3: text('Earrings', 'Orecchini', 'बालियाँ'),
    block1_sub_link3: '/eshop/earrings',
    block1_sub_title4: text('Stones', 'Pietre', 'नगीने'),
    block1_sub_link4: '/eshop/stones',
    block1_sub_title5: text('Findings', 'Componenti', 'पुर्ज़े'),
    block1_sub_link5: '/eshop/findings',
    footerBlock2status: true,
    block2_title: text('Your account', 'Il tuo account', 'आपका खाता'),
    block2_sub_title1: text('Log in', 'Accedi', 'लॉग इन'),
    block2_sub_link1: '/login',
    block2_sub_title2: text('Register', 'Registrati', 'पंजीकरण'),
    block2_sub_link2: '/my-account',
    block2_sub_title3: text('Cart', 'Carrello', 'कार्ट'),
    block2_sub_link3: '/cart',
    block2_sub_title4: text('Orders', 'Ordini', 'ऑर्डर'),
    block2_sub_link4: '/history',
    footerBlock3status: false,
    footerBlock4status: false,
  },
})
