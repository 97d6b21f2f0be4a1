import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { createMachine } from 'xstate'
import { chartOf } from '../../../lab/chart/chart.ts'
import { toMermaid } from '../../../lab/chart/mermaid.ts'
import { connectivityMachine } from '../../../src/machines/shell/connectivity.machine.ts'
import { findViolations } from '../parts/axe.ts'
import { open, test } from './labPage.ts'

const save = async (page: Page, what: string, format: string) => {
  await page.getByRole('button', { name: what }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ])
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

test('Scenario: the chart is saved as a self-contained drawing, and as a picture twice as large', async ({
  page,
}) => {
  await open(page, '/__lab/cart')
  const svg = await save(page, 'Save the chart', 'SVG')
  const text = svg.content.toString()
  const png = await save(page, 'Save the chart', 'PNG')
  expect([svg.name, png.name, text.includes('var(')]).toEqual(['cart.svg', 'cart.png', false])
  await page.goto('about:blank')
  await page.setContent(`<img alt="chart" src="data:image/svg+xml,${encodeURIComponent(text)}">`)
  const widthOf = () =>
    page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(widthOf).toBeGreaterThan(400)

  const { width } = await sharp(png.content).metadata()
  expect(Math.abs(width - 2 * (await widthOf()))).toBeLessThanOrEqual(2)
  const { channels } = await sharp(png.content).stats()
  expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(5)
})

test('Scenario: the chart is saved for Mermaid and for Stately', async ({ page }) => {
  await open(page, '/__lab/connectivity')
  const chart = chartOf(connectivityMachine)
  const mermaid = await save(page, 'Save the chart', 'Mermaid')
  expect([mermaid.name, mermaid.content.toString()]).toEqual(['connectivity.mmd', toMermaid(chart)])
  const stately = await save(page, 'Save the chart', 'JSON for Stately')
  const read = createMachine(JSON.parse(stately.content.toString()))
  expect([stately.name, chartOf(read).edges.length]).toEqual([
    'connectivity.json',
    chart.edges.length,
  ])
})

test('Scenario: the menu of formats is used by keyboard, at every width', async ({ page }) => {
  await open(page, '/__lab/cart')
  const button = page.getByRole('button', { name: 'Save the chart' })
  const item = (name: string) => page.getByRole('menuitem', { name })
  await button.press('Enter')
  await expect(item('SVG')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(item('JSON for Stately')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(item('PNG')).toBeFocused()
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(item('SVG')).toBeInViewport({ ratio: 1 })
    expect(await findViolations(page, { exclude: ['iframe'] })).toEqual([])
  }
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('Scenario: a journey is saved as a drawing, as a picture, and for Stately', async ({
  page,
}) => {
  await page.goto('/__lab/journeys/aFullCartIsChangedAndOrdered')
  const svg = await save(page, 'Save the journey', 'SVG')
  const png = await save(page, 'Save the journey', 'PNG')
  const stately = await save(page, 'Save the journey', 'JSON for Stately')
  expect([svg.name, png.name, stately.name]).toEqual([
    'aFullCartIsChangedAndOrdered.svg',
    'aFullCartIsChangedAndOrdered.png',
    'aFullCartIsChangedAndOrdered.stately.json',
  ])
  const [drawing, picture] = await Promise.all([
    sharp(svg.content).metadata(),
    sharp(png.content).metadata(),
  ])
  expect(picture.width / drawing.width).toBeCloseTo(picture.height / drawing.height, 1)
  const { channels } = await sharp(png.content).stats()
  expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(5)
  expect(Object.keys(createMachine(JSON.parse(stately.content.toString())).states)).toContain(
    'step1',
  )
})

test('Scenario: a journey is saved as a sequence diagram', async ({ page }) => {
  await page.goto('/__lab/journeys/aFullCartIsChangedAndOrdered')
  const { name, content } = await save(page, 'Save the journey', 'Mermaid sequence diagram')
  expect([name, content.toString().split('\n').slice(0, 2)]).toEqual([
    'aFullCartIsChangedAndOrdered.mmd',
    ['sequenceDiagram', '  title A full cart is changed and ordered'],
  ])
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole('button', { name: 'Save the journey' }).click()
    await expect(page.getByRole('menuitem', { name: 'Journey as JSON' })).toBeInViewport({
      ratio: 1,
    })
    expect(await findViolations(page, { exclude: ['iframe'] })).toEqual([])
    await page.keyboard.press('Escape')
  }
})
