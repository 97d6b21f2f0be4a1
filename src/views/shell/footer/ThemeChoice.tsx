import { useSelector } from '@xstate/react'
import { themeNamed, themes } from '../../../domain/settings/theme.ts'
import { selectTheme } from '../../../machines/shell/preferences.machine.ts'
import { Select } from '../../parts/fields/Select.tsx'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { useShop } from '../../parts/shop.ts'

/** Light, dark, or the device's theme. */
export function ThemeChoice() {
  const { t } = useTranslation()
  const { preferences } = useShop()
  const theme = useSelector(preferences, selectTheme)
  return (
    <Select
      label={t('shell.theme')}
      value={theme}
      options={themes.map((value) => ({ value, text: t(`shell.theme.${value}`) }))}
      onChoose={(name) => preferences.send({ type: 'theme.chosen', theme: themeNamed(name) })}
    />
  )
}
