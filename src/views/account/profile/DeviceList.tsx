import type { Device } from '../../../contracts/account/devices.ts'
import type { DevicesRef } from '../../../machines/account/devices.machine.ts'
import controls from '../../parts/controls.module.css'
import { useCan } from '../../parts/hooks/useCan.ts'
import { useDay } from '../../parts/hooks/useDay.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import styles from './AccountPage.module.css'

/** The devices on which the customer is logged in. */
export function DeviceList({ devices, actor }: { devices: readonly Device[]; actor: DevicesRef }) {
  const { t } = useTranslation()
  const day = useDay()
  const canEndAll = useCan(actor, { type: 'devices.ended' })
  return (
    <section className={styles.section} aria-labelledby="devices">
      <h2 id="devices">{t('devices.title')}</h2>
      <ul className={styles.devices}>
        {devices.map(({ _id, browser, system, createdAt, lastSeen, isCurrent }) => {
          const name = [browser, system].filter(Boolean).join(', ') || t('devices.unknown')
          return (
            <li key={_id}>
              <p>
                <strong>{name}</strong> {isCurrent && <span>{t('devices.current')}</span>}
              </p>
              <p className={styles.lead}>
                {t('devices.times', { since: day(createdAt), seen: day(lastSeen) })}
              </p>
              {!isCurrent && <EndDevice actor={actor} deviceId={_id} name={name} />}
            </li>
          )
        })}
      </ul>
      <p>
        <button
          type="button"
          className={controls.quiet}
          aria-disabled={!canEndAll}
          onClick={() => actor.send({ type: 'devices.ended' })}
        >
          {t('devices.endAll')}
        </button>
      </p>
    </section>
  )
}

/** The button that logs one device out. */
function EndDevice({
  actor,
  deviceId,
  name,
}: {
  actor: DevicesRef
  deviceId: string
  name: string
}) {
  const { t } = useTranslation()
  const end = { type: 'device.ended', deviceId } as const
  const canEnd = useCan(actor, end)
  return (
    <button
      type="button"
      className={controls.quiet}
      aria-disabled={!canEnd}
      aria-label={t('devices.endOf', { name })}
      onClick={() => actor.send(end)}
    >
      {t('account.logout')}
    </button>
  )
}
