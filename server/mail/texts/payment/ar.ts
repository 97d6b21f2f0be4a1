import type { PaymentWords } from './paymentMail.ts'

export const paymentAr: PaymentWords = {
  subject: (number) => `دفع طلبك ${number}`,
  statuses: {
    due: 'لم يُدفع ثمن طلبك بعد.',
    pending: 'دفعتك في الطريق.',
    authorized: 'تمت الموافقة على دفعتك.',
    failed: 'لم تنجح عملية الدفع. يُرجى المحاولة مرة أخرى.',
    partlyPaid: 'استلمنا جزءًا من المبلغ. شكرًا لك.',
    paid: 'استلمنا دفعتك. شكرًا لك.',
    overpaid: 'استلمنا أكثر من ثمن طلبك. سنكتب إليك بشأن الفرق.',
    toRefund: 'أُلغي طلبك. سنعيد إليك ما دفعته.',
    refunded: 'أعدنا المبلغ.',
    notDue: 'لا يوجد مبلغ مستحق عن طلبك.',
  },
  methods: {
    bankTransfer: 'تحويل مصرفي؛ يُرجى كتابة المرجع',
    onAccount: 'على الحساب',
    test: 'دفعة تجريبية بلا مال',
  },
  payment: 'الدفع',
  reference: 'المرجع',
  holder: 'صاحب الحساب',
  account: 'الحساب',
  bank: 'المصرف',
  open: 'المبلغ المتبقي',
  excess: 'نعيد إليك',
  show: 'عرض الطلب',
  dropped: {
    subject: (number) => `قطع ملغاة من طلبك ${number}`,
    pieces: 'كما رغبت، لن تصل القطع المتأخرة من طلبك.',
    back: (amount) => `نعيد إليك ${amount}.`,
    rest: 'كل ما عداها في الطريق.',
  },
  credited: {
    subject: (number) => `إشعار دائن لطلبك ${number}`,
    text: 'قيّدنا لصالحك ثمن قطع من طلبك. تجد الإشعار الدائن بين مستندات الطلب.',
  },
}
