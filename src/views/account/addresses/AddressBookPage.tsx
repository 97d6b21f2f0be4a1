import { useSelector } from '@xstate/react'
import {
  type AddressBookRef,
  selectAddresses,
  selectAskedId,
} from '../../../machines/account/addressBook.machine.ts'
import controls from '../../parts/controls.module.css'
import forms from '../../parts/forms.module.css'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Interlude } from '../../parts/Interlude.tsx'
import { Link } from '../../parts/links/Link.tsx'
import { PageHead } from '../../parts/page/PageHead.tsx'
import page from '../../parts/page/page.module.css'
import styles from './AddressBookPage.module.css'
import { AddressCard } from './AddressCard.tsx'

/** The addresses of a customer; the checkout begins with the first (rule A20). */
export function AddressBookPage({ book }: { book: AddressBookRef }) {
  const { t } = useTranslation()
  const addresses = useSelector(book, selectAddresses)
  const askedId = useSelector(book, selectAskedId)
  const add = (
    <Link className={controls.button} to="/add-address?new">
      {t('addresses.add')}
    </Link>
  )
  return (
    <div className={forms.medium}>
      <PageHead page={{ kind: 'addresses' }} />
      <div className={page.head}>
        <h1>{t('addresses.title')}</h1>
        <p className={page.lead}>{t('addresses.lead')}</p>
      </div>
      {addresses.length === 0 ? (
        <Interlude title={t('addresses.none')}>{add}</Interlude>
      ) : (
        <>
          <ul className={styles.addresses}>
            {addresses.map((address, place) => (
              <AddressCard
                key={address._id}
                book={book}
                address={address}
                isFirst={place === 0}
                isAsked={address._id === askedId}
              />
            ))}
          </ul>
          <p className={forms.actions}>{add}</p>
        </>
      )}
    </div>
  )
}
