import type { OrderStatus } from '../../../src/contracts/orders/order.ts'
import { orderPath } from '../../../src/domain/orders/orderSearch.ts'
import type { TeamEvent } from '../../../src/domain/orders/request.ts'
import type { MailTexts } from '../tasks/mailText.ts'
import { dayOf, dueMoney, movedRows, orderRows, shipmentRows } from './orderRows.ts'
import { paymentAr } from './payment/ar.ts'
import { creditIssued } from './payment/creditIssued.ts'
import { howToPay, payingBack, paymentChanged } from './payment/paymentMail.ts'
import { piecesDropped } from './payment/piecesDropped.ts'

const statuses: Readonly<Record<OrderStatus, string>> = {
  placed: 'لقد استلمنا طلبك.',
  confirmed: 'لقد أكدنا طلبك ونقوم بتجهيزه.',
  inProduction: 'طلبك قيد التصنيع.',
  packed: 'تم تغليف طلبك وهو جاهز للشحن.',
  shipped: 'طلبك في الطريق إليك.',
  delivered: 'تم تسليم طلبك. شكرًا لك.',
  cancelled: 'تم إلغاء طلبك.',
}

const subjects: Readonly<Record<OrderStatus, string>> = {
  placed: 'تم الاستلام',
  confirmed: 'تم التأكيد',
  inProduction: 'قيد التصنيع',
  packed: 'تم التغليف',
  shipped: 'تم الشحن',
  delivered: 'تم التسليم',
  cancelled: 'أُلغي',
}

const requestActs: Readonly<Record<TeamEvent, string>> = {
  answer: 'رد فريقنا على طلبك:',
  review: 'يراجع فريقنا طلبك.',
  approve: 'تم قبول طلب الإرجاع.',
  refuse: 'لا يمكننا قبول طلب الإرجاع.',
  close: 'أُغلق طلبك.',
}

export const ar: MailTexts = {
  greeting: (name) => `عزيزي ${name}،`,
  signature: 'Alma، مجوهرات بالجملة',
  mails: {
    confirmAddress: ({ name, token }) => ({
      subject: 'أكّد بريدك الإلكتروني لدى Alma',
      name,
      paragraphs: [
        'يرجى تأكيد بريدك الإلكتروني لإتمام تسجيلك لدى Alma.',
        'يراجع فريقنا كل حساب جديد بنفسه. سنكتب إليك فور فتح حسابك.',
      ],
      action: { label: 'تأكيد عنواني', path: `/user/email-verification?token=${token}` },
      notes: ['يعمل الرابط مرة واحدة خلال 24 ساعة.', 'إذا لم تسجّل، فتجاهل هذه الرسالة.'],
    }),
    alreadyRegistered: () => ({
      subject: 'لديك حساب بالفعل لدى Alma',
      paragraphs: ['حاول شخص ما، ربما أنت، تسجيل هذا العنوان لدى Alma، لكن له حسابًا بالفعل.'],
      action: { label: 'تسجيل الدخول', path: '/login' },
      notes: ['إذا لم تكن أنت، فلا داعي لفعل أي شيء.'],
    }),
    resetPassword: ({ name, token }) => ({
      subject: 'عيّن كلمة مرور جديدة لدى Alma',
      name,
      paragraphs: ['طلب شخص ما، ربما أنت، كلمة مرور جديدة.'],
      action: { label: 'تعيين كلمة مرور جديدة', path: `/reset-password/${token}` },
      notes: ['يعمل الرابط مرة واحدة خلال 60 دقيقة.', 'إذا لم تطلب ذلك، فلا داعي لفعل أي شيء.'],
    }),
    passwordChanged: ({ name }) => ({
      subject: 'تم تغيير كلمة مرورك لدى Alma',
      name,
      paragraphs: [
        'تم تغيير كلمة مرور حسابك وتسجيل خروج جميع الأجهزة الأخرى.',
        'إذا لم تكن أنت، فعيّن كلمة مرور جديدة فورًا واكتب إلينا.',
      ],
      action: { label: 'تعيين كلمة مرور جديدة', path: '/forgot-password' },
    }),
    received: ({ name, token }) => ({
      subject: 'لقد استلمنا طلب انضمامك',
      name,
      paragraphs: [
        'شكرًا لطلبك الشراء من Alma. يراجع فريقنا كل طلب بنفسه، عادةً خلال يومي عمل.',
        'يسرّع السجل التجاري أو مستند ضريبة القيمة المضافة المراجعة. يمكنك إضافته في صفحة طلبك.',
      ],
      action: { label: 'عرض طلبي', path: `/user/email-verification?application=${token}` },
    }),
    question: ({ name, text, token }) => ({
      subject: 'سؤال حول طلب انضمامك',
      name,
      paragraphs: ['يحتاج فريقنا إلى معرفة المزيد عن نشاطك قبل فتح حسابك:'],
      quote: text,
      action: { label: 'الرد', path: `/user/email-verification?application=${token}` },
    }),
    verified: ({ name }) => ({
      subject: 'حسابك لدى Alma مفتوح الآن',
      name,
      paragraphs: ['تحقق فريقنا من حسابك. يمكنك الآن رؤية الأسعار وتقديم الطلبات.'],
      action: { label: 'تسجيل الدخول', path: '/login' },
    }),
    refused: ({ name, reason, token }) => ({
      subject: 'لا يمكننا فتح حساب لك',
      name,
      paragraphs: ['راجع فريقنا طلبك ولا يمكنه فتح حساب:'],
      quote: reason,
      action: { label: 'عرض طلبي', path: `/user/email-verification?application=${token}` },
      notes: ['يمكنك الرد في تلك الصفحة إذا كان هناك ما ينبغي أن نعرفه.'],
    }),
    unverified: ({ name }) => ({
      subject: 'حسابك مغلق حاليًا',
      name,
      paragraphs: ['يراجع فريقنا حسابك من جديد. سنكتب إليك فور فتحه.'],
    }),
    confirmEmail: ({ name, token }) => ({
      subject: 'أكّد بريدك الإلكتروني الجديد لدى Alma',
      name,
      paragraphs: ['يرجى تأكيد أن هذا هو البريد الإلكتروني الجديد لحسابك.'],
      action: { label: 'تأكيد العنوان الجديد', path: `/confirm-email/${token}` },
      notes: [
        'يعمل الرابط مرة واحدة خلال 24 ساعة. يبقى عنوانك القديم حتى ذلك الحين.',
        'إذا لم تطلب ذلك، فتجاهل هذه الرسالة.',
      ],
    }),
    emailChanged: ({ name, newEmail, token }) => ({
      subject: 'تم تغيير بريدك الإلكتروني لدى Alma',
      name,
      paragraphs: [`البريد الإلكتروني لحسابك الآن هو ${newEmail}.`],
      action: { label: 'التراجع عن التغيير', path: `/undo-email/${token}` },
      notes: ['إذا لم تكن أنت، فتراجع عن التغيير خلال 7 أيام وعيّن كلمة مرور جديدة.'],
    }),
    requestAnswered: ({ name, subject, act, text, requestId }) => ({
      subject: `${act === 'answer' ? 'رد على طلبك' : 'طلبك'}: ${subject}`,
      name,
      paragraphs: [requestActs[act]],
      ...(text === undefined ? {} : { quote: text }),
      action: { label: 'القراءة والرد', path: `/alert/${requestId}` },
    }),
    confirmErasure: ({ name, token }) => ({
      subject: 'أكّد محو حسابك لدى Alma',
      name,
      paragraphs: [
        'طلبت محو حسابك. لا يمكن التراجع عن ذلك: يُحذف ملفك وعناوينك وقائمة أمنياتك وسلتك ورسائلك ومستنداتك.',
        'تُحفظ الفواتير الصادرة كما يقتضي القانون.',
      ],
      action: { label: 'محو حسابي', path: `/gdpr/erase/${token}` },
      notes: [
        'يعمل الرابط مرة واحدة خلال 24 ساعة.',
        'إذا لم تطلب ذلك، فتجاهل هذه الرسالة وغيّر كلمة مرورك.',
      ],
    }),
    erased: ({ name }) => ({
      subject: 'تم محو حسابك لدى Alma',
      name,
      paragraphs: ['تم محو حسابك وبياناتك الشخصية. شكرًا للوقت الذي قضيته معنا.'],
    }),
    subscribed: ({ token }) => ({
      subject: 'مرحبًا بك في نشرة Alma',
      paragraphs: [
        'شكرًا لاشتراكك في نشرة Alma. ستصلك من الآن المجموعات الجديدة والمنتجات التي عادت وأخبار الورشة.',
      ],
      action: { label: 'إلغاء الاشتراك', path: `/unsubscribe/${token}` },
      notes: ['إذا لم تكن أنت، فألغِ الاشتراك ولن نكتب مرة أخرى.'],
    }),
    orderPlaced: ({ order }) => ({
      subject: `طلبك ${order.number}`,
      paragraphs: [`شكرًا لطلبك ${order.number}.`],
      rows: [
        ...orderRows(order, 'ar', {
          goods: 'البضاعة',
          shipping: 'الشحن',
          coupon: 'قسيمة',
          total: 'الإجمالي',
        }),
        ...howToPay(order, paymentAr),
      ],
      action: { label: 'عرض الطلب', path: orderPath(order.number) },
      notes: [
        `الشحن قبل: ${dayOf(order.shipsBy, 'ar')}`,
        'تجد تأكيد الطلب والفاتورة المبدئية مع الطلب.',
      ],
    }),
    orderChanged: ({ order, note }) => ({
      subject: `طلبك ${order.number}: ${subjects[order.status]}`,
      paragraphs: [
        statuses[order.status],
        `الطلب ${order.number}، ${dueMoney(order, 'ar')}، الشحن قبل ${dayOf(order.shipsBy, 'ar')}.`,
      ],
      ...(note ? { quote: note } : {}),
      ...payingBack(order, 'ar', paymentAr),
      action: { label: 'عرض الطلب', path: orderPath(order.number) },
    }),
    shipmentSent: ({ order, note }) => ({
      subject:
        order.status === 'shipped'
          ? `طلبك ${order.number} في الطريق`
          : `جزء من طلبك ${order.number} في الطريق`,
      paragraphs: [
        order.status === 'shipped' ? 'كل ما تبقى في الطريق إليك.' : 'نرسل الباقي فور جاهزيته.',
      ],
      ...(note ? { quote: note } : {}),
      rows: shipmentRows(order, 'ar', 'التتبع'),
      action: { label: 'عرض الطلب', path: orderPath(order.number) },
      notes: ['تجد قائمة التعبئة والفاتورة مع الطلب.'],
    }),
    dateMoved: ({ order, note }) => ({
      subject: `تغيّر موعد طلبك ${order.number}`,
      paragraphs: [
        'ستكون بعض قطع طلبك جاهزة بعد الموعد الذي وعدنا به. نعتذر عن ذلك.',
        'يُرجى إخبارنا إن كنت تريد الانتظار، أو استلام المتوفر أولًا، أو التخلي عن هذه القطع. من دون رد لا نلغي شيئًا ونشحن قبل الموعد الجديد.',
      ],
      ...(note ? { quote: note } : {}),
      rows: movedRows(order, 'ar'),
      action: { label: 'الرد', path: orderPath(order.number) },
    }),
    paymentChanged: ({ order, note }) => paymentChanged(order, 'ar', paymentAr, note),
    piecesDropped: ({ order }) => piecesDropped(order, 'ar', paymentAr),
    creditIssued: ({ order, note }) => creditIssued(order, 'ar', paymentAr, note),
  },
}
