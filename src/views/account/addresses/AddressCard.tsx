import { useId } from 'react'
import type { SavedAddress } from '../../../contracts/account/address.ts'
import type { AddressBookRef } from '../../../machines/account/addressBook.machine.ts'
import controls from '../../parts/controls.module.css'
import { useCan } from '../../parts/hooks/useCan.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Link } from '../../parts/links/Link.tsx'
import styles from './AddressBookPage.module.css'
import { AddressText } from './AddressText.tsx'

/** One address of the list with its actions. */
export function AddressCard({
  book,
  address,
  isFirst,
  isAsked,
}: {
  book: AddressBookRef
  address: SavedAddress
  isFirst: boolean
  /** The customer is asked to confirm the deletion. */
  isAsked: boolean
}) {
  const { t } = useTranslation()
  const id = useId()
  const chooseDefault = { type: 'default.chosen', id: address._id } as const
  const askDeletion = { type: 'deletion.asked', id: address._id } as const
  const canConfirm = useCan(book, { type: 'deletion.confirmed' })
  const canCancel = useCan(book, { type: 'deletion.cancelled' })
  const canChoose = useCan(book, chooseDefault)
  const canAsk = useCan(book, askDeletion)
  return (
    <li className={styles.card}>
      {isFirst && <p className={styles.badge}>{t('addresses.default')}</p>}
      <address>
        <AddressText id={id} address={address} />
      </address>
      {isAsked ? (
        <fieldset className={styles.acts}>
          <legend>{t('addresses.deleteQuestion')}</legend>
          <button
            type="button"
            className={controls.quiet}
            aria-disabled={!canConfirm}
            onClick={() => book.send({ type: 'deletion.confirmed' })}
            aria-describedby={id}
          >
            {t('addresses.delete')}
          </button>
          <button
            type="button"
            className={controls.textButton}
            aria-disabled={!canCancel}
            // The question replaces the pressed button.
            // biome-ignore lint/a11y/noAutofocus: the safe answer takes the focus
            autoFocus
            onClick={() => book.send({ type: 'deletion.cancelled' })}
          >
            {t('addresses.keep')}
          </button>
        </fieldset>
      ) : (
        <div className={styles.acts}>
          <Link
            className={controls.textButton}
            to={`/add-address?edit=${address._id}`}
            aria-describedby={id}
          >
            {t('addresses.edit')}
          </Link>
          {!isFirst && (
            <button
              type="button"
              className={controls.textButton}
              aria-disabled={!canChoose}
              onClick={() => book.send(chooseDefault)}
              aria-describedby={id}
            >
              {t('addresses.makeDefault')}
            </button>
          )}
          <button
            type="button"
            className={controls.textButton}
            aria-disabled={!canAsk}
            onClick={() => book.send(askDeletion)}
            aria-describedby={id}
          >
            {t('addresses.delete')}
          </button>
        </div>
      )}
    </li>
  )
}
