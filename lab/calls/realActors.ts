import type { AnyActorLogic, AnyStateMachine } from 'xstate'
import {
  provideAddressBook,
  provideAddressForm,
} from '../../src/services/account/addresses.actors.ts'
import { provideDevices } from '../../src/services/account/devices.actors.ts'
import { provideEmailVerification } from '../../src/services/account/emailVerification.actors.ts'
import {
  provideForgotPassword,
  provideRegistration,
  provideResetPassword,
  provideUnsubscribe,
} from '../../src/services/account/forms.actors.ts'
import { createKeptMoves } from '../../src/services/account/keptMoves.ts'
import {
  provideEraseAccount,
  provideExportData,
} from '../../src/services/account/privacy.actors.ts'
import {
  provideChangeEmail,
  provideChangePassword,
  provideEmailLink,
  provideProfile,
} from '../../src/services/account/profile.actors.ts'
import { provideWaitingRoom } from '../../src/services/account/waitingRoom.actors.ts'
import { provideApp, type Services } from '../../src/services/actors.ts'
import { createKeptSavedActs } from '../../src/services/cart/keptSavedActs.ts'
import { provideLists, provideSaveList } from '../../src/services/cart/lists.actors.ts'
import { createKeptCommands } from '../../src/services/cart/offline/keptCommands.ts'
import { provideListing } from '../../src/services/catalogue/listing.actors.ts'
import { provideVariantPicker } from '../../src/services/catalogue/variantPicker.actors.ts'
import { provideTerms } from '../../src/services/content/terms.actors.ts'
import { provideCancelOrder } from '../../src/services/orders/cancelOrder.actors.ts'
import { provideCoupon } from '../../src/services/orders/coupon.actors.ts'
import { provideMovedDate } from '../../src/services/orders/movedDate.actors.ts'
import { provideOrderDetails } from '../../src/services/orders/orderDetails.actors.ts'
import { createOrderKeys } from '../../src/services/orders/orderKeys.ts'
import { providePaperDownload } from '../../src/services/orders/paperDownload.actors.ts'
import {
  provideAskReturn,
  provideContact,
  provideCustomWork,
  provideRequestThread,
} from '../../src/services/orders/requests.actors.ts'
import { provideResalePack } from '../../src/services/orders/resalePack.actors.ts'
import type { Api } from '../../src/services/parts/api.ts'
import { createApplicationTokens } from '../../src/services/parts/applicationToken.ts'
import { createDrafts } from '../../src/services/parts/drafts.ts'
import { loadOnce } from '../../src/services/parts/pageServices.ts'
import { createQueue } from '../../src/services/parts/queue.ts'
import { countedKeys } from '../examples/parts/common.ts'
import { user } from '../examples/parts/samples.ts'

const nothing = () => undefined

/** Services read storage that cannot be accessed as if it were empty. */
const noStorage = (): Storage => {
  throw new Error('the lab stores nothing')
}

const servicesWith = (api: Api): Services => ({
  api,
  readUser: () => user,
  newKey: countedKeys(),
  renewSession: nothing,
  inLoginQueue: createQueue(),
  drafts: createDrafts(noStorage),
  applicationTokens: createApplicationTokens(noStorage),
  realtime: {
    connect: () => ({ watch: nothing, close: nothing }),
    follow: () => ({ close: nothing }),
  },
  enqueue: createQueue(),
  loadCode: loadOnce,
  log: nothing,
  cookies: {
    readUser: () => user,
    writeUser: nothing,
    clearUser: nothing,
    removeUser: nothing,
    readLanguage: () => null,
    writeLanguage: nothing,
    readCurrency: () => null,
    writeCurrency: nothing,
    readTheme: () => 'system',
    writeTheme: nothing,
  },
  otherTabs: { watch: () => nothing },
})

const silent = () => nothing

/** The machines that make calls, with their real actors. */
const machinesWith = async (api: Api): Promise<Readonly<Record<string, AnyStateMachine>>> => {
  // In the shop, too, they are a file of their own.
  const { provideCustomerMachines } = await import('../../src/services/customerMachines.ts')
  const services = servicesWith(api)
  const stores = {
    orderKeys: createOrderKeys(noStorage),
    keptMoves: createKeptMoves(noStorage),
    keptCommands: createKeptCommands(noStorage),
    keptSavedActs: createKeptSavedActs(noStorage),
  }
  const { _id: id } = user
  return {
    ...provideApp(services, provideCustomerMachines(services, stores)),
    addressBook: provideAddressBook(id)(services),
    addressForm: provideAddressForm(id, null)(services),
    askReturn: provideAskReturn('return')(services),
    cancelOrder: provideCancelOrder(services),
    movedDate: provideMovedDate(services),
    changeEmail: provideChangeEmail(id)(services),
    changePassword: provideChangePassword(id)(services),
    contact: provideContact('contact')(services),
    coupon: provideCoupon(id)(services),
    lists: provideLists(services),
    saveList: provideSaveList(services),
    customWork: provideCustomWork('work')(services),
    devices: provideDevices(id)(services),
    emailLink: provideEmailLink('confirmEmail')(services),
    emailVerification: provideEmailVerification(services),
    eraseAccount: provideEraseAccount(id)(services),
    exportData: provideExportData(id)(services),
    forgotPassword: provideForgotPassword(services),
    listing: provideListing({ api, onCatalogueChanged: silent }),
    orderDetails: provideOrderDetails(silent)(services),
    paperDownload: providePaperDownload(services),
    resalePack: provideResalePack(services),
    profile: provideProfile(id)(services),
    registration: provideRegistration(services),
    requestThread: provideRequestThread('request', silent)(services),
    resetPassword: provideResetPassword('token')(services),
    terms: provideTerms(services),
    unsubscribe: provideUnsubscribe(services),
    variantPicker: provideVariantPicker({ ...services, onProduct: silent, keepInAddress: nothing }),
    waitingRoom: provideWaitingRoom(services),
  }
}

/** The shop's own actor of a machine, which calls `api`; undefined if the shop gives it none. */
export const realActor = async (
  machine: string,
  actor: string,
  api: Api,
): Promise<AnyActorLogic | undefined> =>
  (await machinesWith(api))[machine]?.implementations.actors[actor] as AnyActorLogic | undefined
