import { expect, test } from 'vitest'
import { readSettings, settingAt, withSetting } from '../../../server/settings/settingsDocument.ts'
import type { EditableSettings } from '../../../src/contracts/settings.ts'

const settings: EditableSettings = readSettings({
  header: { logo: ['/a.svg'], header_text: { en: 'Hello' } },
  customization: { shopName: 'Alma' },
})

test('Scenario: a value is set by its path, as text or as JSON', () => {
  const set = (path: string, text: string) => settingAt(withSetting(settings, path, text), path)
  expect(set('customization.shopName', 'Aurum')).toBe('Aurum')
  expect(set('customization.shopName', '925')).toBe('925')
  expect(set('customization.showFooterSection1Status', 'true')).toBe(true)
  expect(set('header.header_text.it', 'Ciao')).toBe('Ciao')
  expect(set('header.logo', '["/b.svg"]')).toEqual(['/b.svg'])
  expect(set('header.logo.0', '/c.svg')).toBe('/c.svg')
  expect(set('header.showHeaderBanner1.text.en', 'New')).toBe('New')
  expect(set('header.header_text.en', 'null')).toBeUndefined()
})

test('Scenario: invalid and unknown settings are refused by name, and nothing is changed', () => {
  const refused = (path: string, text: string) => (reason: RegExp) =>
    expect(() => withSetting(settings, path, text)).toThrow(reason)
  refused('header.headerText.en', 'x')(/^header\.headerText: there is no such setting/)
  refused('header.showHeaderBanner1.txt', 'x')(/^header\.showHeaderBanner1\.txt/)
  refused('nothing', '1')(/^nothing: there is no such setting/)
  refused('header.header_text.english', 'x')(/^header\.header_text/)
  refused('customization.showFooterSection1Status', 'maybe')(/showFooterSection1Status/)
  refused('header.logo', '["/a","/b","/c"]')(/^header\.logo/)
  refused('__proto__.polluted', 'x')(/no such setting/)
  refused('customization', 'null')(/^customization/)
  expect(() => readSettings({ ...settings, categories: [] })).toThrow(/^categories: there is no/)
  expect(() => readSettings([])).toThrow(/^settings|^header/)
  expect(settings.customization.shopName).toBe('Alma')
  expect(({} as { polluted?: string }).polluted).toBeUndefined()
})
