import type { Page } from '@playwright/test'

export const lost = 'Connection Lost !!! Please check your internet connection.'
export const overlay = (page: Page) => page.getByRole('dialog', { name: lost })
