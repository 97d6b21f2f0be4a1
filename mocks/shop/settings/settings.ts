import type { contract } from '../../../src/contracts/index.ts'
import {
  type Currency,
  CustomizationSettings,
  type Language,
  type StoreSettings,
} from '../../../src/contracts/settings.ts'
import { categories } from '../../catalogue/catalogue.ts'
import type { Answers } from '../parts/answers.ts'
import { refuseField } from '../parts/refusal.ts'

export const languages: readonly Language[] = [
  { _id: 'en', name: 'ENGLISH', iso_code: 'en' },
  { _id: 'it', name: 'ITALIANO', iso_code: 'it' },
  { _id: 'hi', name: 'हिन्दी', iso_code: 'hi' },
  { _id: 'ar', name: 'العربية', iso_code: 'ar' },
]

export const currencies: readonly Currency[] = [
  { _id: 'inr', name: 'Indian rupee', code: 'INR', symbol: '₹', exchange_rate: 1 },
  { _id: 'eur', name: 'Euro', code: 'EUR', symbol: '€', exchange_rate: 0.0104 },
  { _id: 'usd', name: 'US dollar', code: 'USD', symbol: '$', exchange_rate: 0.0117 },
]

export const store: StoreSettings = {
  categories: [...categories],
  header: {
    header_text: {
      en: 'Sample shop · In-stock lines ship in 2 days · Mixed sizes from 5 pieces · Chains by tens',
      it: 'Negozio di prova · Disponibili in 2 giorni · Misure miste da 5 pezzi · Catene a decine',
      ar: 'متجر تجريبي · المتوفر يُشحن خلال يومين · مقاسات متنوعة من 5 قطع · السلاسل بالعشرات',
    },
    logo: [],
    headerMenu1: { en: 'E-shop', hi: 'ई-शॉप', ar: 'المتجر' },
    headerMenu2: { en: 'Chains', it: 'Catene', hi: 'चेन', ar: 'السلاسل' },
    headerMenu2Link: '/eshop/metals_silver-92.5_chains',
    headerMenu3: { en: 'Rings', it: 'Anelli', hi: 'अंगूठियाँ', ar: 'الخواتم' },
    headerMenu3Link: '/eshop/rings',
    headerMenu4: { en: 'Stones', it: 'Pietre', hi: 'नगीने', ar: 'الأحجار' },
    headerMenu4Link: '/eshop/stones',
    headerMenu5: { en: 'Orders', it: 'Ordini', hi: 'ऑर्डर', ar: 'الطلبات' },
    headerMenu5Link: '/history',
    showHeaderBanner1: {
      text: { en: 'Bezel rings', it: 'Anelli castone' },
      image: '/sample/bezel-ring-close.svg',
      link: '/eshop/rings_stone-rings',
      description: { en: 'Four stones, two finishes', it: 'Quattro pietre, due finiture' },
    },
    showHeaderBanner2: {
      text: { en: 'The chain wall', it: 'La parete delle catene' },
      image: '/sample/rope-chain.svg',
      link: '/eshop/metals_silver-92.5_chains',
      description: { en: 'By tens, in three lengths', it: 'A decine, in tre lunghezze' },
    },
    showHeaderBanner3: {
      text: { en: 'Stones for setting', it: 'Pietre da incastonare' },
      image: '/sample/oval-cabochons.svg',
      link: '/eshop/stones',
      description: { en: 'Calibrated to 0.1 mm', it: 'Calibrate a 0,1 mm' },
    },
  },
  customization: CustomizationSettings.parse({
    shopName: 'Alma',
    showFooterSection1Status: true,
    footerSection1Img1: '/sample/locket.svg',
    footerSection1Title1: {
      en: 'Ships in 2 days',
      it: 'Spedizione in 2 giorni',
      ar: 'الشحن خلال يومين',
    },
    footerSection1Desc1: { en: 'What is in stock leaves the workshop within two days.' },
    footerSection1Img2: '/sample/hammered-bangle.svg',
    footerSection1Title2: { en: 'Made to order', it: 'Su ordinazione', ar: 'حسب الطلب' },
    footerSection1Desc2: { en: 'What is not in stock is made within 45 days.' },
    footerSection1Img3: '/sample/pearl-studs.svg',
    footerSection1Title3: { en: 'Small minimums', it: 'Minimi ridotti', ar: 'حدود دنيا صغيرة' },
    footerSection1Desc3: { en: 'Five pieces over all sizes; chains by tens.' },
    footerSection1Img4: '/sample/bead-strand.svg',
    footerSection1Title4: { en: 'Weighed', it: 'Pesato', ar: 'موزون' },
    footerSection1Desc4: { en: 'Weight per piece in every order.' },
    showFooterSection2Status: true,
    footerSection2Img: ['/sample/locket.svg'],
    footerSection2SubTitle: { en: 'Trade letter' },
    footerSection2Title: { en: 'New lines once a month' },
    footerSection2Desc: { en: 'New pieces and restocked chains, in one short letter.' },
    showFooterSection3Status: true,
    footerSection3SubTitle: { en: 'The workshop', it: 'Il laboratorio' },
    footerSection3Title: {
      en: 'Made by hand, weighed twice',
      it: 'Fatto a mano, pesato due volte',
    },
    footerSection3Desc: {
      en: 'Filed, set and polished in one workshop, then weighed before and after plating.',
    },
    footerSection3Img1: '/sample/drop-earrings.svg',
    footerSection3Img2: '/sample/band-ring.svg',
    footerSection3Img2Desc: { en: 'Band ring, solid 92.5' },
    footerSection3Img3: '/sample/moon-pendant.svg',
    showFooterSection4Status: true,
    footerSection4Title: { en: 'Alma' },
    footerSection4SubTitle: { en: 'Wholesale jewellery, for the trade' },
    footerBlock1status: true,
    block1_title: { en: 'Catalogue', it: 'Catalogo' },
    block1_sub_title1: { en: 'Chains', it: 'Catene' },
    block1_sub_link1: '/eshop/metals_silver-92.5_chains',
    block1_sub_title2: { en: 'Rings', it: 'Anelli' },
    block1_sub_link2: '/eshop/rings',
    footerBlock2status: true,
    block2_title: { en: 'Your account' },
    block2_sub_title1: { en: 'Log in' },
    block2_sub_link1: '/login',
    block2_sub_title2: { en: 'Register' },
    block2_sub_link2: '/my-account',
    block2_sub_title3: { en: 'Wishlist', it: 'Preferiti' },
    block2_sub_link3: '/wishlist',
    footerBlock3status: true,
    block3_title: { en: 'Service', it: 'Assistenza' },
    block3_sub_title1: { en: 'Contact us', it: 'Contatti' },
    block3_sub_link1: '/contact-us',
    block3_sub_title2: { en: 'Custom work', it: 'Lavori su misura' },
    block3_sub_link2: '/customization',
    block3_sub_title3: { en: 'Returns', it: 'Resi' },
    block3_sub_link3: '/ask-returns',
    footerBlock4status: true,
    block4_title: { en: 'Follow us', it: 'Seguiteci' },
    block4_sub_title1: { en: 'Instagram' },
    block4_sub_link1: 'https://www.instagram.com/',
    block4_sub_title2: { en: 'Facebook' },
    block4_sub_link2: 'https://www.facebook.com/',
    block4_sub_title3: { en: 'LinkedIn' },
    block4_sub_link3: 'https://www.linkedin.com/',
  }),
}

/** Languages, currencies, header and footer of the sample shop. */
export const answerSettings = (): Answers<typeof contract.settings> => ({
  languages: () => ({ data: [...languages] }),
  currencies: () => ({ data: [...currencies] }),
  store: () => store,
})

/** @throws Refusal 422 when the shop has no such currency */
export const currencyOf = (code: string): Currency =>
  currencies.find((currency) => currency.code === code) ??
  refuseField('currency', `the shop has no currency ${code}.`)
