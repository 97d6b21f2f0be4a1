import type { Address } from '../../../contracts/account/address.ts'
import { countryLabel } from '../../../domain/account/countries.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import styles from './AddressText.module.css'

/** An address in the format of a parcel, with the country in the reader's language. */
export function AddressText({ id, address }: { id?: string; address: Address }) {
  const { t, language } = useTranslation()
  const { name, companyName, address: street, address2, pincode, city, state } = address
  const lines = [
    companyName,
    street,
    address2,
    [pincode, city, state].filter(Boolean).join(', '),
    countryLabel(address.country, language),
  ].filter(Boolean)
  return (
    // Not an `address` element, because it may be inside a label.
    <span id={id} className={styles.address}>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      {lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
      <bdi dir="ltr">{address.phone}</bdi>
      {address.vatNumber && (
        <span>
          {t('field.vatLabel')} <bdi dir="ltr">{address.vatNumber}</bdi>
        </span>
      )}
    </span>
  )
}
