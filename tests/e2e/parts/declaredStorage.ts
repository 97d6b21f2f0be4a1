import type { Page } from '@playwright/test'
import { storedOnDevice, undeclaredNames } from '../../../src/domain/account/storedOnDevice.ts'

type Place = (typeof storedOnDevice)[number]['place']

/**
 * Makes a page log a console error when it stores something in the browser that the shop does not declare. Also finds
 * entries that are removed at once.
 */
export const watchStorage = async (page: Page): Promise<void> => {
  await page.addInitScript(
    (declared) => {
      const check = (place: Place, name: string) => {
        const isDeclared = declared.some((item) =>
          item.name.endsWith('*')
            ? item.place === place && name.startsWith(item.name.slice(0, -1))
            : item.place === place && name === item.name,
        )
        if (!isDeclared) console.error(`undeclared in the browser: ${place} ${name}`)
      }
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (name: string, value: string) {
        check(this === window.sessionStorage ? 'tab' : 'device', name)
        setItem.call(this, name, value)
      }
      const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
      Object.defineProperty(document, 'cookie', {
        get: () => cookie?.get?.call(document),
        set: (line: string) => {
          check('cookie', line.split('=')[0] ?? '')
          cookie?.set?.call(document, line)
        },
      })
    },
    storedOnDevice.map(({ place, name }) => ({ place, name })),
  )
}

/** The names of everything that the browser currently stores for the shop and the shop does not declare. */
export const undeclaredIn = async (page: Page): Promise<readonly string[]> => {
  const cookies = await page.context().cookies()
  const [device, tab] = await page.evaluate(() => [
    Object.keys(localStorage),
    Object.keys(sessionStorage),
  ])
  return [
    ...undeclaredNames(
      'cookie',
      cookies.map(({ name }) => name),
    ),
    ...undeclaredNames('device', device ?? []),
    ...undeclaredNames('tab', tab ?? []),
  ]
}
