import axe from 'axe-core'

const rule = 'color-contrast'

/**
 * Fails where a text that shows cannot be read in the dark theme. The accessibility addon has checked the rest, which
 * both themes share.
 */
export const expectDarkContrast = async (): Promise<void> => {
  const { style } = document.documentElement
  const before = style.colorScheme
  style.colorScheme = 'dark'
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish()
  const { violations } = await axe.run(document.body, {
    runOnly: [rule],
    resultTypes: ['violations'],
  })
  style.colorScheme = before
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
  )
  if (found.length > 0) throw new Error(`In the dark theme:\n${found.join('\n\n')}`)
}
