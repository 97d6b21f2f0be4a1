import { expect, waitFor } from 'storybook/test'

/** The texts of a chart that overflow their box or plate in the browser. */
const stickingOut = (svg: Element): readonly (string | null)[] =>
  [...svg.querySelectorAll<SVGGElement>('.state, .way')].flatMap((group) => {
    const box = group.querySelector<SVGRectElement>('.box, .plate')?.getBBox()
    return [...group.querySelectorAll('text')]
      .filter((text) => {
        const { x, width } = text.getBBox()
        return box && (x < box.x || x + width > box.x + box.width + 1)
      })
      .map((text) => text.textContent)
  })

/** Waits for the chart, and checks that its words fit with the fonts of the shop. */
export const wordsFit = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await waitFor(
    () => expect(canvasElement.querySelector('svg[data-drawn="true"] .state')).not.toBeNull(),
    { timeout: 10_000 },
  )
  await document.fonts.ready
  const chart = canvasElement.querySelector('svg[data-drawn="true"]')
  if (chart) await expect(stickingOut(chart)).toEqual([])
}
