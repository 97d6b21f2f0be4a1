import type { PageTexts } from './en.ts'

/** How the pages are called and described, in Arabic. */
const ar: PageTexts = {
  'home.title': 'مجوهرات بالجملة',
  'home.description': 'مجوهرات بالجملة للتجار: فضة ونحاس، بالقطعة وبالصينية.',
  'eshop.title': 'المتجر',
  'eshop.lead': 'المجموعة كاملة، بحسب المعدن والنوع.',
  'login.title': 'تسجيل الدخول',
  'login.lead': 'للحسابات التجارية الموثَّقة.',
  'forgotPassword.title': 'هل نسيت كلمة المرور؟',
  'forgotPassword.lead': 'أخبرنا ببريدك الإلكتروني وسنرسل إليك رابطًا لتعيين كلمة مرور جديدة.',
  'resetPassword.title': 'تعيين كلمة مرور جديدة',
  'resetPassword.lead': 'يجب أن تحتوي على 8 أحرف على الأقل.',
  'unsubscribe.title': 'النشرة',
  'register.title': 'طلب حساب تجاري',
  'register.lead': 'نوثّق كل مشترٍ يدوياً. حدّثنا عن نشاطك وسنتواصل معك.',
  'verification.title': 'تأكيد البريد الإلكتروني',
  'account.title': 'حسابي',
  'cart.title': 'السلة',
  'checkout.title': 'إتمام الطلب',
  'placed.title': 'تم إرسال الطلب',
  'addresses.title': 'العناوين',
  'history.title': 'سجل الطلبات',
  'wishlist.title': 'المفضلة',
  'theShop.title': 'المتجر',
  'theShop.lead': 'كل ما نصنعه في لمحة: اختر نوعاً وشاهد قطعه.',
  'lookBook.title': 'كتاب الإطلالات',
  'lookBook.lead': 'القطع معاً كما تُلبس. اضغط على نقطة لتطلب ما تراه.',
  'search.title': 'نتائج البحث عن «{{query}}»',
  'notFound.title': 'الصفحة غير موجودة',
}

export default ar
