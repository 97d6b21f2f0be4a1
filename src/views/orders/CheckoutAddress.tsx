import type { ReactNode } from 'react'
import type { SavedAddress } from '../../contracts/customer.ts'
import type { Form } from '../../machines/account/formMachine.ts'
import { anotherAddress } from '../../machines/orders/checkout.machine.ts'
import type { FieldProblems } from '../../machines/parts/fieldProblems.ts'
import { AddressFields } from '../account/addresses/AddressFields.tsx'
import { AddressText } from '../account/addresses/AddressText.tsx'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import styles from './CheckoutPage.module.css'

/** The delivery address: one of the saved addresses, or another one that is typed here. */
export function CheckoutAddress({
  addresses,
  form,
  isWriting,
  problems,
  onChoose,
}: {
  addresses: readonly SavedAddress[]
  form: Form
  /** Another address is typed. */
  isWriting: boolean
  problems: FieldProblems
  onChoose: (addressId: string) => void
}) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.part}>
      <legend>{t('checkout.address')}</legend>
      {addresses.length > 0 && (
        <div className={styles.saved}>
          <div className={`${styles.choices} ${styles.addresses}`}>
            {addresses.map((address) => (
              <Choice
                key={address._id}
                id={address._id}
                isChosen={!isWriting && form.addressId === address._id}
                onChoose={onChoose}
              >
                <AddressText address={address} />
              </Choice>
            ))}
          </div>
          <Choice id={anotherAddress} isChosen={isWriting} onChoose={onChoose}>
            <strong>{t('checkout.anotherAddress')}</strong>
          </Choice>
        </div>
      )}
      {isWriting && <AddressFields typed={form} problems={problems} />}
    </fieldset>
  )
}

function Choice({
  id,
  isChosen,
  onChoose,
  children,
}: {
  id: string
  isChosen: boolean
  onChoose: (id: string) => void
  children: ReactNode
}) {
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name="addressId"
        value={id}
        checked={isChosen}
        onChange={() => onChoose(id)}
      />
      {children}
    </label>
  )
}
