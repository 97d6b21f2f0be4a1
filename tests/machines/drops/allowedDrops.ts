import type { MachineName } from '../../../lab/run/names.ts'

/** States and events, with a space between two; `*` is every state. */
export interface AllowedDrop {
  readonly states: string
  readonly events: string
  readonly why: string
}

const drop = (states: string, events: string, why: string): AllowedDrop => ({
  ...{ states, events, why },
})

const edits =
  'quantity.typed row.incremented row.decremented row.removed price.accepted line.removed'

const ofForms = [
  drop('sending', 'form.submitted', 'the button is disabled'),
  drop('done', 'form.submitted', 'the form is hidden, or nothing was typed since'),
  drop('editing sending', 'form.reopened', 'the button shows once the form is done'),
]

const ofThreads = [
  drop('acting.idle', 'answer.submitted', 'the button is disabled while nothing is typed'),
  drop(
    'acting.sending',
    'answer.submitted document.chosen document.removed',
    'the buttons are disabled',
  ),
  drop('following.waiting', 'feed.connected feed.lost', 'the connection is closed'),
  drop('reading.loading reading.shown', 'retry.requested', 'the button shows after a failure'),
]

/** Where a machine may drop an event. A button that sends it is hidden or disabled there. */
export const allowedDrops: Readonly<Record<MachineName, readonly AllowedDrop[]>> = {
  addressBook: [
    drop(
      'confirming sending',
      'default.chosen deletion.asked',
      'the buttons are disabled: one act at a time',
    ),
    drop('idle sending', 'deletion.confirmed deletion.cancelled', 'nothing is asked'),
  ],
  addressForm: ofForms,
  app: [],
  askReturn: ofForms,
  cancelOrder: [
    drop('offered', 'cancellation.confirmed cancellation.dismissed', 'nothing is asked'),
    drop('asking sending', 'cancellation.asked', 'the question replaces the button'),
    drop('sending', 'cancellation.confirmed cancellation.dismissed', 'the buttons are disabled'),
  ],
  movedDate: [
    drop('asking', 'drop.confirmed drop.dismissed', 'nothing is asked'),
    drop(
      'confirmingDrop',
      'wait.chosen split.chosen drop.asked',
      'the question replaces the buttons',
    ),
    drop(
      'sending',
      'wait.chosen split.chosen drop.asked drop.confirmed drop.dismissed',
      'the buttons are disabled',
    ),
  ],
  cart: [
    drop('closed', edits, 'a guest has no cart'),
    drop(
      'closed',
      'cart.closed cart.changed cart.received stock.changed product.changed connection.opened cart.outdated page.left acts.flushed edit.made offline.continued commands.changed commands.sent',
      'a guest has no cart',
    ),
    drop(
      'open.writing.settled open.writing.gathering.pausing open.writing.sending open.writing.waiting',
      'page.left',
      'nothing is unsent',
    ),
    drop(
      'open.writing.settled open.writing.gathering.pausing open.writing.sending',
      'cart.outdated connection.opened',
      'the region that reads takes it',
    ),
    drop(
      'open.writing.queueing',
      'cart.outdated connection.opened acts.flushed page.left offline.continued',
      'the offline queue has the edits',
    ),
    drop(
      'open.writing.settled open.writing.gathering.pausing open.writing.sending open.writing.waiting',
      'commands.sent',
      'nothing waits in the offline queue',
    ),
    drop('open.reading.loaded', 'connection.opened', 'the cart shows no old stock'),
    drop('open.reading.failed', 'connection.opened', 'it is loaded again by itself'),
    drop('open.writing.settled open.writing.sending', 'acts.flushed', 'nothing waits'),
    drop(
      'open.writing.settled open.writing.sending open.writing.waiting',
      'edit.made',
      'the edit is kept in the context',
    ),
  ],
  cartPage: [
    drop('removing.settled', 'drop.undone', 'nothing was removed'),
    drop(
      'showing.searching',
      'line.toggled lines.closed lines.opened',
      'a search opens every line and has no button that closes one',
    ),
  ],
  cartPanel: [
    drop(
      'closed',
      'panel.closed session.closed order.chosen line.dropped drop.undone',
      'the panel is closed',
    ),
    drop('open.settled open.undoable', 'panel.opened', 'the modal panel covers the button'),
    drop('open.settled', 'drop.undone', 'no line was deleted'),
  ],
  changeEmail: ofForms,
  changePassword: ofForms,
  checkout: [
    drop('saved writing', 'order.submitted', 'the cart is empty or below a minimum'),
    drop('saved writing', 'address.edited', 'only saved addresses have the button'),
  ],
  connectivity: [
    drop(
      'online doubtful calming',
      'browser.online retry.requested offline.continued',
      'the overlay is hidden',
    ),
    drop('doubtful', 'network.failed', 'the server is asked already'),
  ],
  contact: ofForms,
  coupon: [
    drop(
      'waiting checking applied',
      'coupon.typed coupon.submitted',
      'the field is hidden or disabled',
    ),
    drop('none waiting checking', 'coupon.removed', 'the button shows once a coupon is used'),
    drop('none', 'coupon.submitted', 'nothing is typed'),
  ],
  customWork: ofForms,
  devices: [drop('ending', 'device.ended devices.ended', 'the buttons are disabled')],
  emailLink: ofForms,
  emailVerification: [
    drop('confirming confirmed', 'retry.requested', 'the button shows after a failure'),
    drop('confirming failed', 'dialog.closed', 'the dialog shows once the address is confirmed'),
  ],
  eraseAccount: ofForms,
  exportData: [drop('preparing', 'export.requested', 'the button is disabled')],
  forgotPassword: ofForms,
  inbox: [
    drop('closed', 'inbox.closed inbox.outdated message.added messages.read', 'a guest has none'),
    drop(
      'open.telling.idle open.telling.sending open.telling.waiting',
      'messages.read',
      'it is read already',
    ),
    drop(
      'open.telling.idle open.telling.sending',
      'inbox.outdated',
      'the region that reads takes it',
    ),
  ],
  listing: [
    drop('growth.loading', 'more.requested', 'the button is disabled'),
    drop('growth.complete', 'more.requested', 'the button is gone'),
    drop(
      'news.settled news.checking news.resting.calm news.resting.asked',
      'refresh.requested',
      'the button shows with new products only',
    ),
    drop('news.refreshing', 'refresh.requested', 'the button is disabled'),
    drop('news.resting.asked', 'catalogue.changed', 'the list will be read again already'),
  ],
  lists: [
    drop(
      'naming confirming sending',
      'name.asked deletion.asked link.requested link.withdrawn lines.requested lines.opened',
      'the buttons are disabled: one act at a time',
    ),
    drop('idle confirming sending', 'list.named name.kept', 'the field is hidden'),
    drop('idle naming sending', 'deletion.confirmed deletion.cancelled', 'nothing is asked'),
  ],
  megaMenu: [
    drop('closed approached', 'focus.left menu.dismissed', 'nothing is open'),
    drop('closed leaving', 'pointer.left', 'the pointer is outside already'),
    drop('approached hovered', 'pointer.entered', 'the pointer is inside already'),
    drop('hovered leaving', 'focus.left', 'the focus was never inside'),
    drop('held', 'pointer.entered pointer.left', 'it stays open wherever the pointer is'),
    drop('held', 'focus.entered', 'the focus is inside already'),
    drop(
      'dismissed',
      'pointer.entered focus.entered menu.dismissed',
      'it stays closed until they have left',
    ),
  ],
  filterSheet: [
    drop('closed', 'panel.closed viewport.widened', 'nothing is open'),
    drop('open', 'panel.opened', 'it is open'),
  ],
  gallery: [
    drop('closed', 'screen.closed', 'nothing is open'),
    drop('open', 'screen.opened', 'it is open'),
    drop('closed open', 'picture.chosen picture.reached', 'there is no such picture'),
  ],
  mobileMenu: [
    drop(
      'closed',
      'panel.closed category.entered category.left viewport.widened',
      'the menu is closed',
    ),
    drop(
      'open.top open.category open.subCategory',
      'panel.opened',
      'the modal panel covers the button',
    ),
    drop('open.top', 'category.left', 'the top has no way back'),
    drop('open.category', 'category.entered', 'no category is inside itself'),
    drop('open.subCategory', 'category.entered', 'the tree has three levels'),
  ],
  navigation: [drop('*', 'page.opened', 'the same page is shown')],
  newsletter: [
    drop('sending', 'email.typed newsletter.submitted', 'field and button are disabled'),
  ],
  notificationBar: [
    drop('*', 'said', 'the same sentence is the last in the queue'),
    drop('hidden appearing changing', 'bar.closed', 'no sentence is shown'),
  ],
  freshness: [
    drop('fresh', 'page.seen', 'the page is seen already'),
    drop('hidden', 'page.hidden', 'the page is hidden already'),
  ],
  questions: [],
  terms: [
    drop('closed', 'panel.closed retry.requested', 'the panel is closed'),
    drop('open.loading open.shown', 'retry.requested', 'nothing has failed'),
    drop(
      'open.loading open.shown open.failed',
      'terms.opened',
      'the modal panel covers the button',
    ),
  ],
  offlineQueue: [
    drop(
      'closed',
      'session.closed commands.made commands.stored cart.counted command.undone command.insisted',
      'a guest has no cart',
    ),
    drop('closed', 'offline.continued connectivity.restored', 'nothing waits'),
    drop('*', 'session.opened', 'the same customer has a new login'),
    drop(
      'open.resting open.reading open.sending',
      'connectivity.restored',
      'nothing waits, or it is being sent',
    ),
  ],
  order: [
    drop(
      'placed',
      'production.started order.packed order.shipped order.delivered',
      'it is confirmed first',
    ),
    drop('confirmed', 'order.confirmed order.delivered', 'it is shipped first'),
    drop(
      'inProduction',
      'order.confirmed production.started order.delivered',
      'it is shipped first',
    ),
    drop('inProduction packed', 'order.withdrawn', 'only the team can cancel it'),
    drop(
      'packed',
      'order.confirmed production.started order.packed order.delivered',
      'it is packed',
    ),
    drop(
      'shipped',
      'order.confirmed production.started order.packed order.shipped order.cancelled order.withdrawn',
      'it has left the house',
    ),
  ],
  orderDetails: [
    drop('closed', 'order.outdated', 'nothing is loaded yet'),
    drop('closed loading shown', 'retry.requested', 'nothing has failed'),
    drop('loading shown failed', 'order.opened', 'its lines are asked for already'),
  ],
  paperDownload: [drop('linking', 'paper.requested', 'the buttons are disabled: one at a time')],
  resalePack: [drop('linking', 'pack.requested', 'the button is disabled')],
  placement: [
    drop('off', 'order.submitted connectivity.restored', 'a guest orders nothing'),
    drop('starting', 'order.submitted', 'a stored key is read without a call'),
    drop(
      'saving placing waiting checking placed pausing',
      'order.submitted',
      'the button is disabled',
    ),
    drop(
      'starting idle saving placing checking placed',
      'connectivity.restored',
      'nothing waits for the shop',
    ),
  ],
  preferences: [
    drop('*', 'language.chosen currency.chosen', 'the shop does not offer it'),
    drop('loading ready failed.retrying', 'lists.requested', 'the lists are here or on their way'),
  ],
  quickOrder: [
    drop(
      'closed',
      'text.submitted quantity.typed line.incremented line.decremented variant.chosen line.removed',
      'there is no line',
    ),
    drop(
      'closed',
      'lines.cleared lines.submitted more.requested rows.shown retry.requested',
      'there is no line',
    ),
    drop(
      'open.editing.idle open.editing.reading open.editing.resolving open.adding',
      'retry.requested',
      'the button shows after a failure',
    ),
    drop(
      'open.editing.reading open.editing.resolving',
      'list.pasted file.chosen lines.cleared lines.submitted',
      'the buttons are disabled; what is pasted stays in the field',
    ),
    drop(
      'open.editing.unresolved',
      'list.pasted file.chosen lines.submitted',
      'the buttons are disabled; what is pasted stays in the field',
    ),
    drop(
      'open.editing.idle open.editing.reading open.editing.resolving open.editing.unresolved',
      'text.submitted',
      'nothing is typed',
    ),
    drop('open.editing.idle', 'lines.submitted', 'the button is disabled while no line is ready'),
    drop('open.adding open.unanswered', 'text.submitted', 'nothing is typed'),
    drop(
      'open.adding open.unanswered',
      'list.pasted file.chosen quantity.typed line.incremented line.decremented',
      'the fields are disabled',
    ),
    drop(
      'open.adding open.unanswered',
      'variant.chosen line.removed lines.cleared lines.submitted',
      'the buttons are disabled',
    ),
  ],
  quickView: [
    drop('none', 'panel.closed product.outdated retry.requested', 'no product is shown'),
    drop(
      'active.loading active.shown active.refreshing active.failed active.withdrawn',
      'product.activated',
      'the modal panel covers the page',
    ),
    drop(
      'active.loading active.shown active.refreshing active.withdrawn',
      'retry.requested',
      'the button shows after a failure',
    ),
  ],
  realtime: [
    drop(
      'off waiting',
      'socket.lost socket.refused socket.received socket.connected',
      'the connection is closed',
    ),
    drop('off', 'connectivity.restored', 'a guest has no connection'),
    drop(
      'open.connecting open.connected',
      'connectivity.restored',
      'a connection that breaks is made again',
    ),
    drop('open.connected', 'socket.connected', 'it is connected already'),
  ],
  profile: ofForms,
  registration: ofForms,
  requestThread: ofThreads,
  resetPassword: ofForms,
  savedRows: [
    drop('closed', 'page.closed session.closed', 'the page is not shown, or nobody is logged in'),
    drop(
      'closed',
      'rows.saved rows.restored row.removed rows.outdated retry.requested',
      'the page opens first; the rows are read when it does',
    ),
    drop(
      'open.acting.restoring open.acting.sending open.acting.waiting',
      'rows.saved rows.restored row.removed',
      'it is waiting already',
    ),
    drop(
      'open.acting.restoring open.acting.sending',
      'rows.outdated page.opened page.closed',
      'the rows are read afterwards, if the page is shown then',
    ),
    drop('open.acting.waiting', 'page.opened page.closed', 'the same'),
    drop(
      'closed open.acting.restoring open.acting.sending open.acting.resting.unread open.acting.resting.loading open.acting.resting.loaded open.acting.resting.failed',
      'acts.flushed',
      'nothing waits for another attempt',
    ),
    drop(
      'open.acting.resting.loading open.acting.resting.loaded open.acting.resting.failed',
      'page.opened',
      'the page is shown',
    ),
    drop('open.acting.resting.unread', 'rows.outdated', 'the page is not shown'),
    drop(
      'open.acting.restoring open.acting.sending open.acting.waiting open.acting.resting.unread open.acting.resting.loading open.acting.resting.loaded',
      'retry.requested',
      'the button shows after a failure',
    ),
    drop('open.page.shown', 'page.opened', 'it is shown already'),
    drop('open.page.left', 'page.closed', 'it is left already'),
  ],
  saveList: [
    drop('closed saving', 'list.named saving.cancelled', 'the field is hidden, or is being sent'),
    drop('naming saving', 'saving.asked', 'the button is hidden'),
  ],
  searchPanel: [
    drop(
      'closed',
      'panel.closed text.typed search.submitted search.chosen recent.cleared',
      'the panel is closed',
    ),
  ],
  session: [
    drop(
      'guest loggingIn',
      'session.rejected session.renewed logout.requested',
      'nobody is logged in',
    ),
    drop('loggingIn', 'login.submitted', 'the button is disabled'),
    drop(
      'verifying verified rejected.atStart rejected.later leaving loggingOut',
      'login.submitted',
      'somebody is logged in',
    ),
    drop('verifying verified', 'session.rejected', 'the token is not the current one'),
    drop(
      'verifying verified rejected.atStart rejected.later leaving loggingOut',
      'session.renewed',
      'another customer has logged in since',
    ),
    drop(
      'rejected.atStart rejected.later leaving loggingOut',
      'session.rejected logout.requested',
      'the session ends already',
    ),
  ],
  toasts: [
    drop('reached', 'connectivity.restored', 'it is reached already'),
    drop('lost', 'network.failed', 'it is lost already'),
    drop('lost', 'toast.raised', 'the overlay says so'),
  ],
  topStrip: [
    drop('place.shown', 'strip.focused', 'it can be seen already'),
    drop('announcement.running', 'announcement.resumed', 'it runs already'),
    drop('announcement.paused', 'announcement.paused', 'it is paused already'),
  ],
  unsubscribe: [],
  variantPicker: [
    drop(
      'picking.choosing.unmarked picking.choosing.marked picking.counting way.none way.offered',
      'value.chosen',
      'the product does not offer it',
    ),
    drop('way.none way.offered', 'way.taken', 'the button shows while a way is offered'),
    drop(
      'picking.choosing.unmarked picking.choosing.marked',
      'quantity.incremented quantity.decremented quantity.typed quantities.pasted',
      'the fields are hidden or disabled',
    ),
    drop('picking.counting', 'add.requested', 'the button is disabled while pieces are added'),
    drop('adding.sending', 'draft.ready', 'it is not raised while pieces are added'),
  ],
  verification: [
    drop('account.unverified', 'verification.withdrawn', 'there is nothing to withdraw'),
    drop('account.verified', 'application.verified', 'it is decided so already'),
    drop('account.verified', 'question.asked', 'only an applicant is asked'),
    drop('account.refused', 'application.refused question.asked', 'it is decided so already'),
    drop(
      'application.received application.inReview application.asked application.answered',
      'verification.withdrawn',
      'there is nothing to withdraw, or a refusal that the application has left behind',
    ),
    drop('application.inReview', 'review.started', 'it is in review'),
    drop(
      'application.inReview application.answered',
      'application.refused question.asked',
      'the account is still refused',
    ),
    drop(
      'application.refused',
      'application.refused review.started question.asked',
      'the team waits for an answer, or verifies',
    ),
    drop(
      'application.verified',
      'application.verified review.started question.asked answer.given',
      'the account is open',
    ),
  ],
  waitingRoom: ofThreads,
  wishlist: [
    drop(
      'closed',
      'wish.toggled wishes.dropped wishes.hidden drop.undone removal.asked removal.confirmed removal.cancelled move.requested',
      'a guest has no wishlist',
    ),
    drop(
      'closed',
      'wishlist.closed wishlist.outdated wishlist.changed act.done page.left acts.flushed page.shown product.added',
      'a guest has no wishlist',
    ),
    drop('open.reading.loaded open.reading.failed', 'act.done', 'no list is on its way'),
    drop(
      'open.acting.idle open.acting.sending open.acting.waiting',
      'page.left',
      'nothing is unsaved',
    ),
    drop(
      'open.acting.idle open.acting.sending',
      'wishlist.outdated',
      'the region that reads takes it',
    ),
    drop('open.acting.idle open.acting.sending', 'acts.flushed', 'nothing waits'),
    drop('open.removing.none', 'drop.undone page.shown acts.flushed', 'nothing is hidden'),
    drop(
      'open.asking.no',
      'removal.confirmed removal.cancelled page.shown',
      'the question is not asked',
    ),
    drop('open.asking.asked', 'removal.asked', 'the question is asked already'),
    drop(
      'open.moving.restoring open.moving.none open.moving.picking open.moving.adding open.moving.waiting',
      'product.added',
      'another product was added, or nothing is picked',
    ),
    drop(
      'open.moving.restoring open.moving.none open.moving.picking open.moving.adding',
      'acts.flushed wishlist.outdated',
      'no move waits',
    ),
  ],
}
