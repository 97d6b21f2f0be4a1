import { type ReactNode, useId } from 'react'
import type { SavedAddress } from '../../contracts/account/address.ts'
import type { Form } from '../../machines/account/formMachine.ts'
import { anotherAddress } from '../../machines/orders/checkoutState.ts'
import type { FieldProblems } from '../../machines/parts/fieldProblems.ts'
import { AddressFields } from '../account/addresses/AddressFields.tsx'
import { AddressText } from '../account/addresses/AddressText.tsx'
import controls from '../parts/controls.module.css'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import styles from './CheckoutPage.module.css'

/** The delivery address: one of the saved addresses, or another one that is typed here. */
export function CheckoutAddress({
  addresses,
  form,
  isWriting,
  corrected,
  problems,
  onChoose,
  onEdit,
}: {
  addresses: readonly SavedAddress[]
  form: Form
  /** Another address is typed. */
  isWriting: boolean
  /** The saved address that is corrected in the fields. */
  corrected: string | undefined
  problems: FieldProblems
  onChoose: (addressId: string) => void
  onEdit: (addressId: string) => void
}) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <fieldset className={styles.part}>
      <legend>{t('checkout.address')}</legend>
      {addresses.length > 0 && (
        <div className={styles.saved}>
          <div className={`${styles.choices} ${styles.addresses}`}>
            {addresses.map((address) => {
              const isCorrected = corrected === address._id
              return (
                <div key={address._id} className={styles.address}>
                  <Choice
                    // While it is corrected, the fields are what is sent.
                    value={isCorrected ? anotherAddress : address._id}
                    isChosen={isWriting ? isCorrected : form.addressId === address._id}
                    onChoose={onChoose}
                  >
                    <AddressText id={`${id}-${address._id}`} address={address} />
                  </Choice>
                  <button
                    type="button"
                    className={`${controls.textButton} ${styles.edit}`}
                    aria-describedby={`${id}-${address._id}`}
                    onClick={() => (isCorrected ? onChoose : onEdit)(address._id)}
                  >
                    {t(isCorrected ? 'checkout.keepAddress' : 'addresses.edit')}
                  </button>
                </div>
              )
            })}
          </div>
          <Choice
            value={anotherAddress}
            isChosen={isWriting && corrected === undefined}
            onChoose={onChoose}
          >
            <strong>{t('checkout.anotherAddress')}</strong>
          </Choice>
        </div>
      )}
      {corrected !== undefined && (
        <p className={`${styles.soft} ${styles.correcting}`}>{t('checkout.correcting')}</p>
      )}
      {isWriting && (
        <AddressFields key={corrected ?? anotherAddress} typed={form} problems={problems} />
      )}
    </fieldset>
  )
}

function Choice({
  value,
  isChosen,
  onChoose,
  children,
}: {
  value: string
  isChosen: boolean
  onChoose: (value: string) => void
  children: ReactNode
}) {
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name="addressId"
        value={value}
        checked={isChosen}
        onChange={() => onChoose(value)}
      />
      {children}
    </label>
  )
}
