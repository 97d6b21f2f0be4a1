import { CheckedAddress } from '../../domain/account/checkedAddress.ts'
import { checkWith, createFormMachine } from './formMachine.ts'

/** Adding or changing an address; it is checked by the rules of its country before it is sent. */
export const addressFormMachine = createFormMachine('addressForm', checkWith(CheckedAddress))
